import PortalModel

/// A place of a scene, a preset or settings where an animation is written.
struct WrittenAnimation {
    var text: AnimationText
    var subject: String
    var path: JSONPath
    /// What waits for the animation's end, if anything does.
    var waiter: String?
}

extension Scene {
    var writtenAnimations: [WrittenAnimation] {
        contextAnimations + transitions.enumerated().flatMap { $1.writtenAnimations(JSONPath()["transitions"][$0]) }
            + popups.enumerated().flatMap { $1.writtenAnimations(JSONPath()["popups"][$0]) }
    }

    private var contextAnimations: [WrittenAnimation] {
        contexts.enumerated().compactMap { place, context in
            context.animation.map { text in
                WrittenAnimation(
                    text: text, subject: "context '\(context.name)'",
                    path: JSONPath()["contexts"][place]["animation"])
            }
        }
    }
}

extension Transition {
    fileprivate func writtenAnimations(_ path: JSONPath) -> [WrittenAnimation] {
        let waiter = handoff == .completion(.removed) ? "the transition" : nil
        var uses: [WrittenAnimation] = []
        func add(_ text: AnimationText?, _ path: @autoclosure () -> JSONPath, _ waiter: String?) {
            guard let text else { return }
            uses.append(WrittenAnimation(text: text, subject: "transition '\(name)'", path: path(), waiter: waiter))
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
    fileprivate func writtenAnimations(_ path: JSONPath) -> [WrittenAnimation] {
        guard case .inline(let style) = settings else { return [] }
        return style.writtenAnimations("pop-up '\(id)'", path["settings"])
    }
}

extension Preset {
    var writtenAnimation: WrittenAnimation {
        WrittenAnimation(text: animation, subject: "preset '\(name)'", path: JSONPath()["animation"])
    }
}

extension PopupSettings {
    var writtenAnimations: [WrittenAnimation] { style.writtenAnimations("pop-up settings '\(name)'", JSONPath()) }
}

extension PopupStyle {
    fileprivate func writtenAnimations(_ subject: String, _ path: JSONPath) -> [WrittenAnimation] {
        [("present", present), ("dismiss", dismiss)].compactMap { key, text in
            text.map { WrittenAnimation(text: $0, subject: subject, path: path[key], waiter: "the pop-up") }
        }
    }
}
