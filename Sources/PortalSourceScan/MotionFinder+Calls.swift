import PortalMotion

extension MotionFinder {
    mutating func visitCall(_ name: String, _ place: Int) {
        let isMember = source.kind(place - 1) == .dot
        guard let call = KnownCall.all[name], isMember || !call.isMember else { return }
        // Another type's of this name; `SwiftUI.withAnimation` is the one that is meant.
        guard !isMember || call.isMember || name.hasPrefix("portal") || source.isWord(place - 2, "SwiftUI") else {
            return
        }
        let isCalled = source.isOpen(place + 1, "(") && !source.startsLine(place + 1)
        guard isCalled || source.isOpen(place + 1, "{") else { return }
        guard let arguments = isCalled ? source.arguments(place + 1) : [] else { return }
        guard call.labels.isEmpty || arguments.contains(where: { call.labels.contains($0.label) }) else { return }
        visit(call, name, place, arguments)
    }

    private mutating func visit(
        _ call: KnownCall, _ name: String, _ place: Int, _ arguments: [SourceText.Argument]
    ) {
        let detail = call.detail.isEmpty ? detail(of: arguments) : call.detail
        let callEnd = source.isOpen(place + 1, "(") ? source.after(place + 1) : place + 1
        let text = source.text(place, through: callEnd - 1)
        switch call.motion {
        case .first:
            guard let first = arguments.first, first.label.isEmpty, isPlausible(first, of: name, arguments) else {
                return
            }
            // Other modules have an `animation` that takes one value; in SwiftUI it is a binding's or a transition's.
            if name != "animation" || arguments.count > 1 || importsMotion {
                record(name, first.start, end: first.end, detail: detail)
            } else {
                recordIfCertain(name, first.start, end: first.end)
            }
        case .firstOrDefault:
            if let first = arguments.first, first.label.isEmpty, !source.isOpen(first.start, "{") {
                record(name, first.start, end: first.end, detail: detail)
            } else {
                add(name, place, text, .animation(.default), detail: detail)
            }
        case .transition(let mirrors):
            if let argument = arguments.first(where: { $0.label == "animation" }) {
                record(name, argument.start, end: argument.end, detail: detail)
            } else {
                let isTimed = arguments.contains { $0.label == "animate" }
                let animation =
                    mirrors ? defaults.mirrorTransition : isTimed ? defaults.timedTransition : defaults.transition
                add(name, place, text, .animation(animation), detail: detail)
            }
        case .delayedView:
            add(name, place, text, delayedMotion(arguments), detail: detail)
        case .delayedContainer:
            containers[callEnd] = Scopes.DelayedContainer(
                duration: number(arguments, "animationDuration", default: defaults.delayedDuration),
                step: number(arguments, "delay", default: defaults.delayedStep))
            add(name, place, text, .none, detail: detail)
        case .none:
            add(name, place, text, .none, detail: detail)
        }
    }

    /// Whether a member `animation` is SwiftUI's: it also has `value:`, or its argument is no text.
    private func isPlausible(
        _ first: SourceText.Argument, of name: String, _ arguments: [SourceText.Argument]
    ) -> Bool {
        guard source.kind(first.start) != .literal, !source.isOpen(first.start, "{") else { return false }
        // A pattern, as in `case .animation(let animation)`.
        guard !["let", "var", "_"].contains(where: { source.isWord(first.start, $0) }) else { return false }
        return name != "animation" || arguments.count == 1
            || arguments.contains { ["value", "body"].contains($0.label) }
    }

    /// What is animated, as far as that is a name: a `value:` or an `id:`.
    private func detail(of arguments: [SourceText.Argument]) -> String {
        guard let argument = arguments.first(where: { ["value", "id", "viewIndex", "item"].contains($0.label) }),
            argument.end - argument.start <= 5, argument.start < argument.end
        else { return "" }
        let isName = (argument.start..<argument.end).allSatisfy { place in
            switch source.kind(place) {
            case .word, .dot, .literal, .number: true
            default: false
            }
        }
        guard isName else { return "" }
        return source.text(argument.start, through: argument.end - 1).filter { $0 != "\"" && $0 != "#" && $0 != "$" }
    }
}

/// A view that appears after others.
extension MotionFinder {
    private func delayedMotion(_ arguments: [SourceText.Argument]) -> FoundMotion.Value {
        let container = scopes.innermost.container
        do throws(Unevaluated) {
            guard let argument = arguments.first(where: { $0.label == "viewIndex" }) else {
                throw Unevaluated("'viewIndex' is missing")
            }
            let arithmetic = Arithmetic(source: source, scopes: scopes)
            let index = try arithmetic.count(at: argument.start)
            let duration = try value(arguments, "animationDuration", of: container?.duration)
            let step = try value(arguments, "delay", of: container?.step)
            let delay = defaults.delayedStart + Double(index) * step
            guard duration >= 0, delay >= 0, duration.isFinite, delay.isFinite else {
                throw Unevaluated("its duration and delay must be at least 0")
            }
            return .animation(.easeOut(duration: duration).delay(delay))
        } catch {
            return .unknown(error.reason)
        }
    }

    private func own(_ arguments: [SourceText.Argument], _ label: String) throws(Unevaluated) -> Double? {
        guard let argument = arguments.first(where: { $0.label == label }), !source.isWord(argument.start, "nil") else {
            return nil
        }
        return try Arithmetic(source: source, scopes: scopes).number(at: argument.start)
    }

    private func value(
        _ arguments: [SourceText.Argument], _ label: String, of container: Double?
    ) throws(Unevaluated) -> Double {
        if let own = try own(arguments, label) { return own }
        if let container { return container }
        throw Unevaluated("the \(label) of its DelayedTransitionView is not known here")
    }

    /// - Returns: `nil` if what is written is not known.
    private func number(_ arguments: [SourceText.Argument], _ label: String, default fallback: Double) -> Double? {
        do throws(Unevaluated) {
            return try own(arguments, label) ?? fallback
        } catch {
            return nil
        }
    }
}
