import PortalMotion

/// What is accepted has one canonical text, which means the same; an error's column lies in the text.
enum NotationProperties {
    static func check(_ bytes: [UInt8]) throws(BrokenProperty) {
        let text = String(decoding: bytes, as: UTF8.self)
        try checkExpression(text)
        let animation: Animation
        do {
            animation = try Animation(text)
        } catch {
            return try check(error, in: text)
        }
        let canonical = animation.description
        let again = try accepted(canonical) { text throws(NotationError) in try Animation(text) }
        try require(again == animation, "'\(canonical)' means \(again), not \(animation)")
        try require(again.description == canonical, "'\(canonical)' is written again as '\(again)'")
        try checkMotion(of: animation)
    }

    private static func checkExpression(_ text: String) throws(BrokenProperty) {
        let expression: AnimationExpression
        do {
            expression = try AnimationExpression(text)
        } catch {
            return try check(error, in: text)
        }
        let canonical = expression.description
        let again = try accepted(canonical) { text throws(NotationError) in try AnimationExpression(text) }
        try require(again == expression, "'\(canonical)' means \(again), not \(expression)")
        try require(Array(again.description.utf8) == Array(canonical.utf8), "'\(canonical)' is written as '\(again)'")
    }

    private static func accepted<Value>(
        _ text: String, _ parse: (String) throws(NotationError) -> Value
    ) throws(BrokenProperty) -> Value {
        do {
            return try parse(text)
        } catch {
            throw BrokenProperty("the canonical text '\(text)' is refused: \(error)")
        }
    }

    private static func check(_ error: NotationError, in text: String) throws(BrokenProperty) {
        try require((1...text.count + 1).contains(error.column), "column \(error.column) is not in '\(text)'")
        try require(!error.message.isEmpty, "'\(text)' is refused without a reason")
    }

    /// The first second of a move, and a turn in the middle of it.
    private static func checkMotion(of animation: Animation) throws(BrokenProperty) {
        var animator = Animator(0.0)
        animator.animate(to: 100, with: animation, frame: 0, fps: 60)
        for frame in 1...30 { _ = animator.sample(frame: frame, fps: 60) }
        animator.animate(to: 50, with: animation, frame: 30, fps: 60)
        for frame in 31...60 { _ = animator.sample(frame: frame, fps: 60) }
    }
}
