extension Animation: CustomStringConvertible {
    /// The shortest notation in the author's spelling.
    public var description: String {
        base.description + Modifier.notation(of: modifiers)
    }
}

extension Animation.Base: CustomStringConvertible {
    public var description: String {
        typealias Default = Animation.Default
        switch self {
        case .default:
            return ".default"
        case .eased(let ease, let duration):
            return call(ease.rawValue, [Argument("duration", duration, Default.curveDuration)])
        case .timingCurve(let x1, let y1, let x2, let y2, let duration):
            let points = [x1, y1, x2, y2].map { Argument(nil, $0) }
            return call("timingCurve", points + [Argument("duration", duration, Default.curveDuration)])
        case .unitCurve(let name, let duration):
            return ".timingCurve(.\(name.rawValue), duration: \(duration.shortestText))"
        case .preset(let preset, let duration, let extraBounce):
            return call(
                preset.rawValue,
                [Argument("duration", duration, Default.springDuration), Argument("extraBounce", extraBounce, 0)])
        case .spring(let duration, let bounce, let blend):
            return call(
                "spring",
                [
                    Argument("duration", duration, Default.springDuration), Argument("bounce", bounce, 0),
                    Argument("blendDuration", blend, 0),
                ])
        case .responseSpring(let response, let fraction, let blend):
            return call(
                "spring",
                responseForm(
                    Argument("response", response, Default.springDuration),
                    Argument("dampingFraction", fraction, Default.springDampingFraction),
                    Argument("blendDuration", blend, 0)))
        case .interactiveSpring(let duration, let extraBounce, let blend):
            return call(
                "interactiveSpring",
                [
                    Argument("duration", duration, Default.interactiveDuration),
                    Argument("extraBounce", extraBounce, 0),
                    Argument("blendDuration", blend, Default.interactiveBlendDuration),
                ])
        case .responseInteractiveSpring(let response, let fraction, let blend):
            return call(
                "interactiveSpring",
                responseForm(
                    Argument("response", response, Default.interactiveDuration),
                    Argument("dampingFraction", fraction, Default.interactiveDampingFraction),
                    Argument("blendDuration", blend, Default.interactiveBlendDuration)))
        case .interpolatingSpring(let duration, let bounce, let velocity):
            return call(
                "interpolatingSpring",
                [
                    Argument("duration", duration, Default.springDuration), Argument("bounce", bounce, 0),
                    Argument("initialVelocity", velocity, 0),
                ])
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            return call(
                "interpolatingSpring",
                [
                    Argument("mass", mass, 1), Argument("stiffness", stiffness), Argument("damping", damping),
                    Argument("initialVelocity", velocity, 0),
                ])
        }
    }
}

/// An argument as it is printed; nil once it has its default value.
private struct Argument {
    let label: String?
    let value: Double
    var fallback: Double?

    init(_ label: String?, _ value: Double, _ fallback: Double? = nil) {
        (self.label, self.value, self.fallback) = (label, value, fallback)
    }

    var isDefault: Bool { value == fallback }

    var text: String {
        label.map { "\($0): \(value.shortestText)" } ?? value.shortestText
    }
}

private func call(_ name: String, _ arguments: [Argument]) -> String {
    let written = arguments.filter { !$0.isDefault }.map(\.text)
    return written.isEmpty ? ".\(name)" : ".\(name)(\(written.joined(separator: ", ")))"
}

/// Without a response or a damping fraction it would be read as the form with a duration, whose bounce is another.
private func responseForm(_ response: Argument, _ fraction: Argument, _ blend: Argument) -> [Argument] {
    var response = response
    if response.isDefault && fraction.isDefault { response.fallback = nil }
    return [response, fraction, blend]
}

extension Animation.Modifier: CustomStringConvertible {
    public var description: String {
        switch self {
        case .delay(let seconds): ".delay(\(seconds.shortestText))"
        case .speed(let factor): ".speed(\(factor.shortestText))"
        case .repeatCount(let count, autoreverses: true): ".repeatCount(\(count))"
        case .repeatCount(let count, autoreverses: false): ".repeatCount(\(count), autoreverses: false)"
        case .repeatForever(autoreverses: true): ".repeatForever()"
        case .repeatForever(autoreverses: false): ".repeatForever(autoreverses: false)"
        case .logicallyComplete(let seconds): ".logicallyComplete(after: \(seconds.shortestText))"
        }
    }

    static func notation(of modifiers: [Self]) -> String {
        modifiers.isEmpty ? "" : modifiers.map(\.description).joined()
    }
}
