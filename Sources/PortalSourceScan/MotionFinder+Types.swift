/// What is of the type `Animation`, by what is written.
extension MotionFinder {
    func isAnimationType(_ start: Int) -> Bool {
        let place = source.isWord(start, "SwiftUI") && source.kind(start + 1) == .dot ? start + 2 : start
        return names(place) && source.kind(place + 1) != .dot
    }

    /// `Animation`, and in its own extensions also `Self`.
    private func names(_ place: Int) -> Bool {
        source.isWord(place, "Animation")
            || source.isWord(place, "Self") && scopes.innermost.typeName == "Animation"
    }

    mutating func visitType(_ place: Int) {
        guard names(place) else { return }
        let isQualified = source.kind(place - 1) == .dot
        guard !isQualified || source.isWord(place - 2, "SwiftUI") else { return }
        let start = isQualified ? place - 2 : place
        // Another module's type of this name.
        guard source.kind(start - 1) != .dot else { return }
        if written.begins(at: start) {
            record("Animation", start)
        } else {
            visitAnnotation(start, last: place)
        }
    }

    /// `: Animation = .smooth` and `: [Animation] = [.smooth, .bouncy]`.
    private mutating func visitAnnotation(_ start: Int, last: Int) {
        let isList = source.isOpen(start - 1, "[") && source.kind(last + 1) == .close
        guard source.kind(start - (isList ? 2 : 1)) == .colon else { return }
        var place = last + (isList ? 2 : 1)
        if source.isSymbol(place, "?") { place += 1 }
        guard source.kind(place) == .equal else { return }
        guard isList else { return record(": Animation", place + 1) }
        guard source.isOpen(place + 1, "["), let elements = source.arguments(place + 1) else { return }
        for element in elements { record(": [Animation]", element.start, end: element.end) }
    }

    /// `animation: .smooth`, as an argument or as a closure after a call.
    mutating func visitLabel(_ place: Int) {
        let value = place + 2
        // A parameter's declaration.
        guard !isAnimationType(value) else { return }
        if source.isOpen(value, "{") {
            guard source.kind(place - 1) == .close else { return }
            let body = bodyStart(value)
            record("animation:", written.begins(at: body) ? body : value)
        } else if source.kind(place - 1) == .comma || source.isOpen(place - 1, "(") {
            recordIfCertain("animation:", value)
        }
    }

    private func bodyStart(_ brace: Int) -> Int {
        for place in brace + 1...brace + 8 where source.isWord(place, "in") { return place + 1 }
        return brace + 1
    }
}
