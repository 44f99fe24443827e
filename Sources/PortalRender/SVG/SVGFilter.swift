/// Blur and shadow of an element as CSS has them, each where some state has it.
struct SVGFilter {
    private let hasBlur: Bool
    private let hasShadow: Bool

    init(for states: [MotionPicture.State]) {
        hasBlur = states.contains { $0.blur != 0 }
        hasShadow = states.contains { $0.shadowRadius != 0 }
    }

    /// `nil` without either.
    func text(of state: MotionPicture.State) -> String? {
        let blur = hasBlur ? "blur(\(SVG.number(state.blur))px)" : nil
        let shadow = hasShadow ? "drop-shadow(0 0 \(SVG.number(state.shadowRadius))px #00000054)" : nil
        let parts = [blur, shadow].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}
