extension Animation {
    /// Reads an animation as it is written in Swift, such as `.smooth(duration: 0.4).delay(0.1)`; `Animation.` may
    /// stand in front.
    ///
    /// - Throws: `NotationError` at the first thing that is not understood or out of its range.
    public init(_ notation: String) throws(NotationError) {
        var scanner = NotationScanner(notation)
        base = try Base(from: &scanner)
        modifiers = try Modifier.list(from: &scanner)
    }
}

extension Animation.Base {
    /// Every name an animation can begin with.
    package static let names =
        ["default", "timingCurve", "spring", "interactiveSpring", "interpolatingSpring"]
        + Animation.Ease.allCases.map(\.rawValue) + Animation.SpringPreset.allCases.map(\.rawValue)

    init(from scanner: inout NotationScanner) throws(NotationError) {
        let (name, start) = try Self.name(from: &scanner)
        guard Self.names.contains(name) else { throw Self.unknown(name, at: start, in: scanner) }
        scanner.skipSpace()
        let isCalled = scanner.isAt("(")
        let ease = Animation.Ease(rawValue: name)
        if name == "default" {
            self = .default
        } else if let ease, !isCalled {
            self = .eased(ease, duration: Animation.Default.curveDuration)
        } else {
            var arguments = try NotationArguments(of: ".\(name)", from: &scanner)
            if let ease {
                self = try .eased(ease, &arguments)
            } else if let preset = Animation.SpringPreset(rawValue: name) {
                self = try .preset(preset, &arguments)
            } else {
                self =
                    switch name {
                    case "timingCurve": try .timingCurve(&arguments)
                    case "spring": try .spring(&arguments)
                    case "interactiveSpring": try .interactiveSpring(&arguments)
                    default: try .interpolatingSpring(&arguments)
                    }
            }
        }
    }

    /// The name after the first dot, and where it begins.
    private static func name(from scanner: inout NotationScanner) throws(NotationError) -> (String, Int) {
        scanner.skipSpace()
        if scanner.isAtEnd { throw scanner.error("expected an animation, found the end") }
        let start = scanner.position
        let prefix = scanner.name()
        scanner.skipSpace()
        if !prefix.isEmpty && prefix != "Animation" {
            let known = suggestion(for: prefix, among: names).map { ".\($0)" }
            throw scanner.error(at: start, "an animation begins with '.', not with '\(prefix)'", suggestion: known)
        }
        guard scanner.take(".") else { throw scanner.error("expected '.'\(scanner.found)") }
        let nameStart = scanner.position
        return (scanner.name(), nameStart)
    }

    private static func unknown(_ name: String, at start: Int, in scanner: NotationScanner) -> NotationError {
        let message = name.isEmpty ? "expected a name after '.'" : "unknown animation '.\(name)'"
        return scanner.error(at: start, message, suggestion: suggestion(for: name, among: names).map { ".\($0)" })
    }
}

extension Animation.Base {
    private static func eased(
        _ ease: Animation.Ease, _ arguments: inout NotationArguments
    ) throws(NotationError) -> Self {
        _ = try arguments.form(["duration"])
        return .eased(ease, duration: try arguments.number("duration", .notNegative))
    }

    private static func timingCurve(_ arguments: inout NotationArguments) throws(NotationError) -> Self {
        if arguments.startsWithCurve {
            _ = try arguments.form(["_", "duration"])
            return .unitCurve(try arguments.curve(), duration: try arguments.number("duration", .notNegative))
        }
        _ = try arguments.form(["_", "_", "_", "_", "duration"])
        return .timingCurve(
            x1: try arguments.number("_", as: "x1", .unit), y1: try arguments.number("_", as: "y1"),
            x2: try arguments.number("_", as: "x2", .unit), y2: try arguments.number("_", as: "y2"),
            duration: try arguments.number("duration", default: Animation.Default.curveDuration, .notNegative))
    }

    private static func preset(
        _ preset: Animation.SpringPreset, _ arguments: inout NotationArguments
    ) throws(NotationError) -> Self {
        _ = try arguments.form(["duration", "extraBounce"])
        return .preset(
            preset, duration: try arguments.number("duration", default: Animation.Default.springDuration, .notNegative),
            extraBounce: try arguments.number("extraBounce", default: 0, .bounce(addedTo: preset.bounce)))
    }

    private static func spring(_ arguments: inout NotationArguments) throws(NotationError) -> Self {
        typealias Default = Animation.Default
        switch try arguments.form(["duration", "bounce", "blendDuration"], fluidLabels) {
        case 0:
            return .spring(
                duration: try arguments.number("duration", default: Default.springDuration, .notNegative),
                bounce: try arguments.number("bounce", default: 0, .bounce(addedTo: 0)),
                blendDuration: try arguments.number("blendDuration", default: 0, .notNegative))
        default:
            return .responseSpring(
                response: try arguments.number("response", default: Default.springDuration, .notNegative),
                dampingFraction: try arguments.number(
                    "dampingFraction", default: Default.springDampingFraction, .notNegative),
                blendDuration: try arguments.number("blendDuration", default: 0, .notNegative))
        }
    }

    private static func interactiveSpring(_ arguments: inout NotationArguments) throws(NotationError) -> Self {
        typealias Default = Animation.Default
        switch try arguments.form(["duration", "extraBounce", "blendDuration"], fluidLabels) {
        case 0:
            let bounce = ValueRange.bounce(addedTo: Default.interactiveBounce)
            return .interactiveSpring(
                duration: try arguments.number("duration", default: Default.interactiveDuration, .notNegative),
                extraBounce: try arguments.number("extraBounce", default: 0, bounce),
                blendDuration: try arguments.number(
                    "blendDuration", default: Default.interactiveBlendDuration, .notNegative))
        default:
            return .responseInteractiveSpring(
                response: try arguments.number("response", default: Default.interactiveDuration, .notNegative),
                dampingFraction: try arguments.number(
                    "dampingFraction", default: Default.interactiveDampingFraction, .notNegative),
                blendDuration: try arguments.number(
                    "blendDuration", default: Default.interactiveBlendDuration, .notNegative))
        }
    }

    private static func interpolatingSpring(_ arguments: inout NotationArguments) throws(NotationError) -> Self {
        let physical = ["mass", "stiffness", "damping", "initialVelocity"]
        switch try arguments.form(["duration", "bounce", "initialVelocity"], physical) {
        case 0:
            return .interpolatingSpring(
                duration: try arguments.number("duration", default: Animation.Default.springDuration, .positive),
                bounce: try arguments.number("bounce", default: 0, .bounce(addedTo: 0)),
                initialVelocity: try arguments.number("initialVelocity", default: 0))
        default:
            return .physicalSpring(
                mass: try arguments.number("mass", default: 1, .positive),
                stiffness: try arguments.number("stiffness", .positive),
                damping: try arguments.number("damping", .notNegative),
                initialVelocity: try arguments.number("initialVelocity", default: 0))
        }
    }

    private static var fluidLabels: [String] { ["response", "dampingFraction", "blendDuration"] }
}
