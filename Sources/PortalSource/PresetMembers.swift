import PortalModel
import PortalMotion

/// The presets as members of SwiftUI's `Animation`, and what other animations make of them.
struct PresetMembers {
    private enum Member {
        case name(String, SwiftAvailability)
        /// Why it is no member.
        case fault(String)
    }

    private var members: [Preset.ID: Member] = [:]
    private let presets: [Preset]

    /// Why an animation has no expression.
    struct Fault: Error {
        var words: String
    }

    init(_ presets: [Preset]) {
        self.presets = presets
        var starts: [Preset.ID: Result<AnimationExpression, NotationError>] = [:]
        for preset in presets {
            starts[preset.name] = Result { () throws(NotationError) in
                try AnimationExpression(preset.animation.description)
            }
        }
        var names = SwiftNames(reserved: Self.swiftUIMembers)
        for preset in presets {
            follow(preset.name, starts)
            guard case .name(_, let needs) = members[preset.name] else { continue }
            var base = SwiftIdentifier.lower([preset.name.rawValue], or: "preset")
            // A static property that ends in its type's name says it twice.
            if base.hasSuffix("Animation") { base += "Preset" }
            members[preset.name] = .name(names.name(base, kind: "Preset"), needs)
        }
    }

    /// Finds out whether presets lead to an animation, along the row that begins with one.
    private mutating func follow(
        _ first: Preset.ID, _ starts: [Preset.ID: Result<AnimationExpression, NotationError>]
    ) {
        var row: [Preset.ID] = []
        var onRow: Set<Preset.ID> = []
        var next: Preset.ID? = first
        var end = Member.name("", .packages)
        while let name = next {
            if let known = members[name] {
                end = if case .fault(let words) = known { .fault(words) } else { known }
                break
            }
            guard onRow.insert(name).inserted else {
                end = .fault("its presets lead in a circle")
                break
            }
            row.append(name)
            switch starts[name] {
            case nil:
                row.removeLast()
                end = .fault("there is no preset '\(name)'")
                next = nil
            case .failure(let error):
                end = .fault("'\(name)' is no animation: \(error)")
                next = nil
            case .success(let expression): next = expression.reference.map { Preset.ID($0) }
            }
        }
        for name in row.reversed() {
            if case .name(_, var needs) = end, case .success(let expression) = starts[name] {
                needs = max(needs, expression.needs)
                end = .name("", needs)
            }
            members[name] = end
        }
    }

    /// The expression of an animation's text.
    ///
    /// - Throws: why there is none.
    func source(_ text: AnimationText) throws(Fault) -> AnimationSource {
        let expression: AnimationExpression
        do { expression = try AnimationExpression(text.description) } catch {
            throw Fault(words: "'\(text)' is no animation: \(error)")
        }
        guard let reference = expression.reference else {
            guard let animation = expression.resolved(nil) else { throw Fault(words: "'\(text)' is no animation") }
            return AnimationSource(animation)
        }
        switch members[Preset.ID(reference)] {
        case nil: throw Fault(words: "there is no preset '\(reference)'")
        case .fault(let words): throw Fault(words: words)
        case .name(let name, let needs):
            let calls = [SwiftExpression.Call("." + name)] + expression.modifiers.map(\.call)
            return AnimationSource(expression: SwiftExpression(calls), needs: max(needs, expression.needs))
        }
    }

    /// The members, in the order of the presets.
    var declarations: [SwiftDeclaration] { presets.map(declaration) }

    private func declaration(_ preset: Preset) -> SwiftDeclaration {
        let place = "preset '\(preset.name)'"
        var declaration = SwiftDeclaration(
            place: place, summary: SwiftSpelling.heading("'\(preset.name)'", preset.summary), imports: [.swiftUI])
        do {
            let expression = try source(preset.animation).expression
            guard case .name(let name, let needs) = members[preset.name] else { return declaration }
            declaration.needs = needs
            let line = "    static var \(name): Animation { \(expression.text) }"
            declaration.lines =
                line.count <= SwiftSpelling.lineLength
                ? [line] : ["    static var \(name): Animation {"] + expression.lines(indent: 2) + ["    }"]
        } catch {
            declaration.summary = "Preset '\(preset.name)' is left out."
            declaration.notes = ["\(error.words)"]
        }
        return declaration
    }

    /// What `Animation` has already, or will have had when the generated source is compiled.
    private static let swiftUIMembers: Set = [
        "default", "linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "spring", "interactiveSpring",
        "interpolatingSpring", "smooth", "snappy", "bouncy", "defaultPopUpPresent", "defaultPopUpDismiss", "delay",
        "speed", "repeatCount", "repeatForever", "logicallyComplete", "animate", "velocity", "shouldMerge", "base",
        "hash", "hashValue", "description", "debugDescription", "customMirror", "none", "some",
    ]
}

extension AnimationExpression {
    fileprivate var needs: SwiftAvailability {
        let own = resolved(nil).map { AnimationSource($0).needs } ?? .packages
        return modifiers.contains(where: \.isNew) ? .newAnimations : own
    }
}
