import PortalModel
import PortalMotion
import PortalSQLite

/// What a preset's text says, as the columns of `preset` and the rows of `preset_modifier` have it.
struct PresetColumns: Hashable {
    enum Kind: String, CaseIterable, TextColumnValue {
        case curve, fluidSpring, interpolatingSpring, preset
    }

    /// `nil`: the text is no animation.
    var kind: Kind?
    var basePreset: Preset.ID?
    var curve: String?
    var duration: Double?
    var x1: Double?
    var y1: Double?
    var x2: Double?
    var y2: Double?
    var response: Double?
    var dampingFraction: Double?
    var blendDuration: Double?
    var mass: Double?
    var stiffness: Double?
    var damping: Double?
    var initialVelocity: Double?
    var modifiers: [PresetModifierColumns] = []

    init(of text: AnimationText) {
        guard let expression = try? AnimationExpression(text.description) else { return }
        if let reference = expression.reference {
            kind = .preset
            basePreset = Preset.ID(reference)
        } else if let base = expression.base {
            set(MotionParameters(base))
        }
        modifiers = expression.modifiers.enumerated().map { PresetModifierColumns(position: $0, $1) }
    }

    private mutating func set(_ parameters: MotionParameters) {
        switch parameters {
        case .curve(let shape, let duration):
            kind = .curve
            curve = shape.name?.rawValue
            self.duration = duration
            if let points = shape.controlPoints { (x1, y1, x2, y2) = (points[0], points[1], points[2], points[3]) }
        case .fluidSpring(let response, let fraction, let blend):
            kind = .fluidSpring
            (self.response, dampingFraction, blendDuration) = (response, fraction, blend)
        case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
            kind = .interpolatingSpring
            (self.mass, initialVelocity) = (mass, velocity)
            // Numbers that are finite may lead to others that are not.
            self.stiffness = stiffness.ifFinite
            self.damping = damping.ifFinite
            response = (2 * Double.pi / (stiffness / mass).squareRoot()).ifFinite
            dampingFraction = (damping / (2 * (mass * stiffness).squareRoot())).ifFinite
        }
    }
}

extension PresetColumns {
    static var names: [String] {
        [
            "kind", "base_preset", "curve", "duration", "x1", "y1", "x2", "y2", "response", "damping_fraction",
            "blend_duration", "mass", "stiffness", "damping", "initial_velocity",
        ]
    }

    var values: [any ColumnValue] {
        [
            kind, basePreset, curve, duration, x1, y1, x2, y2, response, dampingFraction, blendDuration, mass,
            stiffness, damping, initialVelocity,
        ]
    }

    /// Reads the columns, without the modifiers.
    init(row: inout Row) throws(SQLiteError) {
        kind = try row.next()
        basePreset = try row.next()
        curve = try row.next()
        (duration, x1, y1) = (try row.next(), try row.next(), try row.next())
        (x2, y2) = (try row.next(), try row.next())
        (response, dampingFraction, blendDuration) = (try row.next(), try row.next(), try row.next())
        (mass, stiffness) = (try row.next(), try row.next())
        (damping, initialVelocity) = (try row.next(), try row.next())
    }
}

extension Double {
    fileprivate var ifFinite: Double? { isFinite ? self : nil }
}
