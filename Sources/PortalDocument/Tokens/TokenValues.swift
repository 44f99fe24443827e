import PortalMotion

/// The types of tokens.
enum TokenType {
    static let duration = "duration"
    static let cubicBezier = "cubicBezier"
    static let transition = "transition"
    /// No standard's, but common.
    static let spring = "spring"

    static let ofMotion = [duration, cubicBezier, transition, spring]

    static let others = [
        "color", "dimension", "fontFamily", "fontWeight", "number", "strokeStyle", "border", "shadow", "gradient",
        "typography",
    ]
}

/// The values that motion is made of. Whatever is wrong is reported, and gives `nil`.
extension TokenSet {
    /// Seconds, >= 0.
    func duration(_ place: TokenNode) -> Double? {
        guard let value = follow(place, as: TokenType.duration) else { return nil }
        switch value.node.content {
        case .object(let members):
            return duration(of: members, at: value)
        case .string(let text):
            return duration(text, at: value, isStandard: false)
        case .number(let number):
            let text = number.shortestText
            fault(
                "\(text) has no unit; write { \"value\": \(text), \"unit\": \"s\" } or, if it is meant, \"ms\"",
                at: value)
            return nil
        default:
            return mismatch("{ \"value\": 200, \"unit\": \"ms\" }", value)
        }
    }

    private func duration(of members: [JSONNode.Member], at place: TokenNode) -> Double? {
        guard let parts = parts(of: place, keys: ["value", "unit"], owner: "a duration") else { return nil }
        guard let value = parts["value"], let unit = parts["unit"], let number = number(value, isPart: true)
        else { return nil }
        guard let unit = followPart(unit, as: nil) else { return nil }
        guard let places = Self.units.first(where: { $0.key == unit.node.text })?.value else {
            return mismatch("the unit \"ms\" or \"s\"", unit)
        }
        return checked(number.movingPoint(by: places), written: number, at: value)
    }

    /// The places by which the decimal point moves to make seconds of them.
    private static let units: KeyValuePairs<String, Int> = ["ms": -3, "s": 0]

    private func checked(_ seconds: Double, written: Double, at place: TokenNode) -> Double? {
        guard seconds >= 0 else {
            fault("is \(written.shortestText); a duration must be at least 0", at: place)
            return nil
        }
        return seconds
    }

    /// `200ms` or `0.2s`.
    ///
    /// - Parameter isStandard: whether nothing else was to be expected here.
    func duration(_ text: String, at place: TokenNode, isStandard: Bool) -> Double? {
        for (unit, places) in Self.units where text.hasSuffix(unit) {
            let digits = text.dropLast(unit.count)
            guard let number = Double(digits), number.isFinite, digits.utf8.allSatisfy(Self.isOfNumber) else {
                continue
            }
            guard let seconds = checked(number.movingPoint(by: places), written: number, at: place) else { return nil }
            let spelling = "{ \"value\": \(number.shortestText), \"unit\": \"\(unit)\" }"
            if isLenient, !isStandard { warn("\"\(text)\" is read as \(spelling)", at: place) }
            if isLenient || isStandard { return seconds }
            fault("\"\(text)\" is the form of an older draft; write \(spelling), or use --lenient", at: place)
            return nil
        }
        if let number = Double(text), number.isFinite {
            let text = number.shortestText
            fault(
                "\"\(shortened(text))\" has no unit; write { \"value\": \(text), \"unit\": \"s\" } or, if it is meant, "
                    + "\"ms\"", at: place)
            return nil
        }
        return mismatch("{ \"value\": 200, \"unit\": \"ms\" }", place)
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool { "0123456789.-+eE".utf8.contains(byte) }

    /// x1, y1, x2, y2; x in 0...1.
    func controlPoints(_ place: TokenNode) -> [Double]? {
        guard let value = follow(place, as: TokenType.cubicBezier) else { return nil }
        guard case .list(let elements) = value.node.content else {
            return mismatch("four numbers, as [0.4, 0, 0.2, 1]", value)
        }
        guard elements.count == 4 else {
            fault("expected four numbers, x1, y1, x2, y2; found \(elements.count)", at: value)
            return nil
        }
        var points: [Double] = []
        for (index, element) in elements.enumerated() {
            let place = TokenNode(file: value.file, node: element)
            guard let number = number(place, isPart: true) else { continue }
            if index.isMultiple(of: 2), !(0...1).contains(number) {
                let name = index == 0 ? "x1" : "x2"
                fault("\(name) is \(number.shortestText); it must be from 0 to 1", at: place)
            }
            points.append(number)
        }
        guard points.count == 4, (0...1).contains(points[0]), (0...1).contains(points[2]) else { return nil }
        return points
    }

    struct Transition: Hashable {
        var controlPoints: [Double]
        /// Seconds, >= 0.
        var duration: Double
        var delay: Double
    }

    func transition(_ place: TokenNode) -> Transition? {
        guard let value = follow(place, as: TokenType.transition) else { return nil }
        guard value.node.members != nil else {
            return mismatch("an object with duration, delay and timingFunction", value)
        }
        let missing = isLenient && value.node["delay"] == nil ? ["delay"] : []
        let keys = ["duration", "delay", "timingFunction"]
        guard let parts = parts(of: value, keys: keys, optional: missing, owner: "a transition") else { return nil }
        if !missing.isEmpty { warn("the transition has no delay; it is read as 0", at: value) }
        let duration = parts["duration"].flatMap(duration)
        let delay = missing.isEmpty ? parts["delay"].flatMap(self.duration) : 0
        let points = parts["timingFunction"].flatMap(controlPoints)
        guard let duration, let delay, let points else { return nil }
        return Transition(controlPoints: points, duration: duration, delay: delay)
    }

    /// A finite number. One that was a 32-bit float, as 0.30000001192092896, is told from what was meant.
    ///
    /// - Parameter isPart: whether it is a part of a value, see ``followPart(_:as:)``.
    func number(_ place: TokenNode, isPart: Bool = false) -> Double? {
        guard let value = isPart ? followPart(place, as: "number") : follow(place, as: "number") else { return nil }
        guard case .number(let number) = value.node.content else {
            if let text = value.node.text, let number = Double(text), number.isFinite {
                fault(
                    "\"\(shortened(text))\" is a string; write the number \(number.shortestText) without quotes",
                    at: value)
                return nil
            }
            return mismatch("a number", value)
        }
        guard number.isFinite else {
            fault("is too large for a number", at: value)
            return nil
        }
        guard let meant = number.meantByFloat else { return number }
        let words = "\(number.shortestText) is \(meant.shortestText) as a 32-bit float has it"
        warn(words + (isLenient ? "; it is read so" : ", and is kept as it is; --lenient reads the latter"), at: value)
        return isLenient ? meant : number
    }

    /// The members of an object that has these keys and no others; `nil` if it has not.
    func parts(
        of place: TokenNode, keys: [String], optional: [String] = [], owner: String
    ) -> [String: TokenNode]? {
        var parts: [String: TokenNode] = [:]
        var isWhole = true
        for member in place.node.members ?? [] {
            if keys.contains(member.key) {
                parts[member.key] = TokenNode(file: place.file, node: member.value)
                continue
            }
            isWhole = false
            let help = suggestionText(for: member.key, among: keys) ?? "\(owner) has the keys \(keys.sum)"
            files[place.file].fault("unknown key '\(shortened(member.key))'; \(help)", at: member.keyOffset)
        }
        for key in keys where parts[key] == nil && !optional.contains(key) {
            isWhole = false
            let help = key == "delay" ? "; --lenient reads 0" : ""
            fault("the key '\(key)' is missing; \(owner) needs it\(help)", at: place)
        }
        return isWhole ? parts : nil
    }

    func mismatch<Value>(_ expected: String, _ place: TokenNode) -> Value? {
        var hint = ""
        if let text = place.node.text {
            let numbers = text.split(separator: ",").map { Double($0.drop { $0 == " " }) }
            if numbers.count == 4, !numbers.contains(nil) {
                hint = "; write [\(numbers.compactMap { $0?.shortestText }.joined(separator: ", "))], without quotes"
            } else if text.utf8.indices.contains(where: { text.utf8[$0...].starts(with: "#/".utf8) }) {
                hint =
                    "; another file is referred to as { \"$ref\": \"FILE#/motion/fast\" }, and imported with this one"
            }
        }
        fault("expected \(expected), found \(place.node.words)\(hint)", at: place)
        return nil
    }
}

extension Double {
    /// The short decimal that a 32-bit float was, if this is its value; `nil` if it is not so.
    fileprivate var meantByFloat: Double? {
        let float = Float(self)
        guard float.isFinite, Double(float) == self, let meant = Double(float.description), meant != self else {
            return nil
        }
        return float.description.utf8.count + 5 <= description.utf8.count ? meant : nil
    }
}
