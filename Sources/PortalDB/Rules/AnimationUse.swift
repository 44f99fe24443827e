import PortalModel

/// A place of a scene where an animation is written.
struct AnimationUse {
    var text: AnimationText
    var subject: String
    var path: JSONPath
    /// What waits for the animation's end, if anything does.
    var waiter: String?
}

extension Scene {
    var animationUses: [AnimationUse] {
        contextAnimations + transitions.enumerated().flatMap { $1.animationUses(JSONPath()["transitions"][$0]) }
            + popups.enumerated().flatMap { $1.animationUses(JSONPath()["popups"][$0]) }
    }

    private var contextAnimations: [AnimationUse] {
        contexts.enumerated().compactMap { place, context in
            context.animation.map { text in
                AnimationUse(
                    text: text, subject: "context '\(context.name)'",
                    path: JSONPath()["contexts"][place]["animation"])
            }
        }
    }
}

extension Transition {
    fileprivate func animationUses(_ path: JSONPath) -> [AnimationUse] {
        let waiter: String? = if case .completion = handoff { "the transition" } else { nil }
        var uses: [AnimationUse] = []
        func add(_ text: AnimationText?, _ path: JSONPath, _ waiter: String?) {
            guard let text else { return }
            uses.append(AnimationUse(text: text, subject: "transition '\(name)'", path: path, waiter: waiter))
        }
        add(animation, path["animation"], waiter)
        add(reverseAnimation, path["reverseAnimation"], waiter)
        for (place, effect) in effects.enumerated() {
            let path = path["effects"][place]
            for (number, step) in effect.onActivate.enumerated() {
                add(step.animation, path["onActivate"][number]["animation"], nil)
            }
            for (number, step) in effect.onDeactivate.enumerated() {
                add(step.animation, path["onDeactivate"][number]["animation"], nil)
            }
        }
        return uses
    }
}

extension Popup {
    fileprivate func animationUses(_ path: JSONPath) -> [AnimationUse] {
        guard case .inline(let style) = settings else { return [] }
        return style.animationUses("pop-up '\(id)'", path["settings"])
    }
}

extension PopupSettings {
    var animationUses: [AnimationUse] { style.animationUses("pop-up settings '\(name)'", JSONPath()) }
}

extension PopupStyle {
    fileprivate func animationUses(_ subject: String, _ path: JSONPath) -> [AnimationUse] {
        [("present", present), ("dismiss", dismiss)].compactMap { key, text in
            text.map { AnimationUse(text: $0, subject: subject, path: path[key], waiter: "the pop-up") }
        }
    }
}
