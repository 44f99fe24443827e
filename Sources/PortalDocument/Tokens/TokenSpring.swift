import PortalMotion

/// Springs, for which there is no standard: the forms that are in use, each with one meaning.
extension TokenSet {
    private static let keys = [
        "mass", "stiffness", "damping", "dampingRatio", "dampingFraction", "dampingCoefficient", "initialVelocity",
        "response", "duration", "bounce", "physics",
    ]

    /// Whether an object among somebody's free data is a spring: it has a spring's keys, and what may be numbers.
    static func isSpring(_ node: JSONNode) -> Bool {
        guard let members = node.members,
            members.allSatisfy({ !keys.contains($0.key) || $0.value.mayBeNumber(of: $0.key) })
        else { return false }
        func has(_ keys: String...) -> Bool { keys.contains { node[$0] != nil } }
        return has("stiffness") && has("damping", "dampingRatio", "dampingFraction", "dampingCoefficient")
            || has("response") && has("damping", "dampingRatio", "dampingFraction")
            || has("bounce") && has("duration")
    }

    /// - Parameter isStrict: whether other keys are faults. In free data they may mean anything.
    func spring(_ place: TokenNode, isStrict: Bool) -> Animation? {
        guard let value = follow(place, as: TokenType.spring) else { return nil }
        guard let members = value.node.members else {
            return mismatch("a spring, as { \"response\": 0.3, \"dampingRatio\": 0.8 }", value)
        }
        var spring = SpringParts(set: self, place: value)
        for member in members where isStrict && !Self.keys.contains(member.key) {
            if member.key == "type", member.value.text == TokenType.spring { continue }
            let help =
                suggestionText(for: member.key, among: Self.keys)
                ?? "a spring has keys of \(Self.keys.joined(separator: ", "))"
            files[value.file].fault("unknown key '\(shortened(member.key))'; \(help)", at: member.keyOffset)
            spring.isFaulty = true
        }
        guard let animation = spring.animation(), !spring.isFaulty else { return nil }
        do {
            return try Animation(animation.description)
        } catch {
            fault("the spring is \(animation): \(error.message)", at: value)
            return nil
        }
    }
}

/// The parts of one spring.
private struct SpringParts {
    let set: TokenSet
    let place: TokenNode
    var isFaulty = false

    init(set: TokenSet, place: TokenNode) {
        self.set = set
        self.place = place
    }

    mutating func animation() -> Animation? {
        let forms = ["stiffness", "response", "bounce"].filter { place.node[$0] != nil }
        guard forms.count == 1 else {
            let reason =
                forms.isEmpty
                ? "a spring has stiffness and damping, response and dampingRatio, or duration and bounce"
                : "\(forms.joined(separator: " and ")) do not go together in a spring; leave out what is not meant"
            return refuse(reason)
        }
        let others: [String] =
            switch forms[0] {
            case "stiffness": ["duration"]
            case "response": ["duration", "mass", "initialVelocity", "dampingCoefficient"]
            default: ["mass", "damping", "dampingRatio", "dampingFraction", "dampingCoefficient", "initialVelocity"]
            }
        if let other = others.first(where: { place.node[$0] != nil }) {
            return refuse("'\(other)' does not go with the \(forms[0]) of a spring; leave one of them out")
        }
        switch forms[0] {
        case "stiffness": return stiff()
        case "response": return responding()
        default: return bouncing()
        }
    }

    private mutating func stiff() -> Animation? {
        guard let stiffness = number("stiffness") else { return nil }
        let mass = place.node["mass"] == nil ? 1 : number("mass")
        let velocity = place.node["initialVelocity"] == nil ? 0 : number("initialVelocity")
        guard let mass, let velocity else { return nil }
        guard stiffness > 0, mass > 0 else { return refuse("stiffness and mass must be greater than 0") }
        if let ratio = ratio() {
            let response = 2 * Double.pi * (mass / stiffness).squareRoot()
            return velocity == 0
                ? .spring(response: response, dampingFraction: ratio)
                : .interpolatingSpring(
                    mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot(),
                    initialVelocity: velocity)
        }
        guard !isFaulty else { return nil }
        let key = place.node["dampingCoefficient"] != nil ? "dampingCoefficient" : "damping"
        guard let damping = number(key) else { return nil }
        let asCoefficient = damping / (2 * (stiffness * mass).squareRoot())
        // A ratio above 2 is not in use, and one below is no coefficient of a spring that anybody wants to see.
        if key == "damping", damping > 0, damping <= 2 {
            return refuse(
                "damping \(damping.shortestText) has two readings: the damping ratio \(damping.shortestText), or a "
                    + "coefficient, which is the damping ratio \(asCoefficient.briefText); write 'dampingRatio' or "
                    + "'dampingCoefficient' instead")
        }
        return .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }

    private mutating func responding() -> Animation? {
        guard let response = seconds("response") else { return nil }
        if let ratio = ratio() { return .spring(response: response, dampingFraction: ratio) }
        guard !isFaulty, let damping = number("damping") else { return nil }
        guard damping <= 2 else {
            let asRatio = damping * response / (4 * Double.pi)
            return refuse(
                "damping \(damping.shortestText) has two readings: the damping ratio \(damping.shortestText), or a "
                    + "coefficient, which is the damping ratio \(asRatio.briefText); write 'dampingRatio' instead")
        }
        return .spring(response: response, dampingFraction: damping)
    }

    private func bouncing() -> Animation? {
        guard let duration = seconds("duration"), let bounce = number("bounce") else { return nil }
        let animation = Animation.spring(duration: duration, bounce: bounce)
        guard let physics = place.node["physics"] else { return animation }
        guard physics.members != nil else {
            let place = TokenNode(file: place.file, node: physics)
            return set.mismatch("an object with stiffness, damping and mass", place)
        }
        let parts = SpringParts(set: set, place: TokenNode(file: place.file, node: physics))
        guard let stiffness = parts.number("stiffness"), let damping = parts.number("damping") else { return nil }
        let mass = physics["mass"] == nil ? 1 : parts.number("mass")
        guard let mass, mass > 0, stiffness > 0 else {
            return parts.refuse("stiffness and mass must be greater than 0")
        }
        let response = 2 * Double.pi * (mass / stiffness).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let meantRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        guard abs(response - duration) <= 0.02 * duration, abs(ratio - meantRatio) <= 0.02 else {
            return refuse(
                "duration and bounce say a response of \(duration.briefText) s and a damping ratio of "
                    + "\(meantRatio.briefText), the physics say \(response.briefText) s and \(ratio.briefText); "
                    + "leave one of them out")
        }
        return animation
    }

    /// The ratio where the key says that it is one; `nil` if there is none, or it is faulty.
    private mutating func ratio() -> Double? {
        let keys = ["dampingRatio", "dampingFraction"].filter { place.node[$0] != nil }
        let all = keys + ["damping", "dampingCoefficient"].filter { place.node[$0] != nil }
        if all.count > 1 {
            isFaulty = true
            return refuse("a spring has one damping; leave out '\(all[0])' or '\(all[1])'")
        }
        guard let key = keys.first else { return nil }
        let ratio = number(key)
        isFaulty = isFaulty || ratio == nil
        return ratio
    }

    private func number(_ key: String) -> Double? {
        guard let node = place.node[key] else { return refuse("the key '\(key)' is missing; this spring needs it") }
        return set.number(TokenNode(file: place.file, node: node))
    }

    /// A number alone is in seconds, as long as nobody could mean milliseconds.
    private func seconds(_ key: String) -> Double? {
        guard let node = place.node[key] else { return refuse("the key '\(key)' is missing; this spring needs it") }
        let place = TokenNode(file: place.file, node: node)
        switch node.content {
        case .number:
            guard let number = set.number(place) else { return nil }
            guard number > 10 else { return number }
            let text = number.shortestText
            set.fault(
                "\(key) \(text) has two readings: \(text) ms or \(text) s; write \"\(text)ms\" or \"\(text)s\"",
                at: place)
            return nil
        case .string(let text) where text.utf8.first != UInt8(ascii: "{"):
            return set.duration(text, at: place, isStandard: true)
        default:
            return set.duration(place)
        }
    }

    private func refuse<Value>(_ message: String) -> Value? {
        set.fault(message, at: place)
        return nil
    }
}

extension JSONNode {
    /// Whether somebody may have meant a number, or a time with its unit, or the place where that is.
    fileprivate func mayBeNumber(of key: String) -> Bool {
        switch content {
        case .number: key != "physics"
        case .string(let text): text.utf8.first.map { "0123456789.+-{".utf8.contains($0) } ?? false
        case .object: key == "physics" || self["$ref"] != nil || self["value"] != nil
        case .list, .word: false
        }
    }
}

extension Double {
    /// To three decimal places.
    fileprivate var briefText: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded.shortestText
    }
}
