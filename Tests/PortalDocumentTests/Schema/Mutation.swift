import TestSupport

/// Changes a document here or there, so that it is often, but not always, wrong.
struct Mutation {
    var random: SplitMix
    /// Every key that the format has.
    let keys: [String]

    private static let values: [JSONTree] =
        [.null, .flag(true), .flag(false), .list([]), .object([:])]
        + [0, -1, 0.5, 1, 1.5, 3, 1e300, .leastNonzeroMagnitude, 9_007_199_254_740_994].map { .number($0) }
        + [
            "", " ", "x", ".x", "a{", "a}", "Animation.x", "Animation .x", "a@1", "@1", "a@1b", "a@", "e\u{301}",
            "a\nb",
            "a\u{7F}b", "a\u{2028}@1", ".smooth", " .smooth ( duration : 1 ) . delay(1)",
            " .smooth(duration: 1) .delay(1)",
            "Animation.linear", ".linear()", ".smoth", ".smooth.wait(1)", "{a}", "{a} .speed(2)", "{}", "{.a}.delay(1)",
            "{a@1}.delay(1)", " a", "#FFF", "#A0b1C2", "#A0b1C2ff", "root", "sheet", "timed", "completion", "raw",
            "full",
            "styling", "opacity", "scale", "layer", "fill", "fit", "source", "portal-catalog/1",
            String(repeating: "n", count: 200), String(repeating: "n", count: 201),
        ].map { .text($0) }

    /// The document with one to three changes.
    mutating func changed(_ document: JSONTree) -> JSONTree {
        var document = document
        for _ in 0..<random.element(of: [1, 1, 1, 2, 3]) { document = changedOnce(document, within: document) }
        return document
    }

    private mutating func changedOnce(_ value: JSONTree, within document: JSONTree) -> JSONTree {
        switch value {
        case .object(var members) where !members.isEmpty && random.chance(85):
            let key = random.element(of: members.keys.sorted())
            members[key] = changedOnce(members[key] ?? .null, within: document)
            return .object(members)
        case .list(var values) where !values.isEmpty && random.chance(85):
            let index = random.element(of: Array(values.indices))
            values[index] = changedOnce(values[index], within: document)
            return .list(values)
        case .object(var members):
            switch random.element(of: [0, 1, 2, 3]) {
            case 0: members[random.element(of: members.keys.sorted() + ["none"])] = nil
            case 1: members["unknown"] = .null
            default: members[random.element(of: keys)] = anything(in: document)
            }
            return .object(members)
        case .list(var values) where random.chance(70):
            switch random.element(of: [0, 1, 2]) {
            case 0: values = Array(values.dropLast())
            case 1: values += values.suffix(1)
            default: values.append(anything(in: document))
            }
            return .list(values)
        default: return anything(in: document)
        }
    }

    /// A value at the edge of some rule, or one from elsewhere in the document.
    private mutating func anything(in document: JSONTree) -> JSONTree {
        if random.chance(70) { return random.element(of: Self.values) }
        var value = document
        while true {
            switch value {
            case .object(let members) where !members.isEmpty && random.chance(80):
                value = members[random.element(of: members.keys.sorted())] ?? .null
            case .list(let values) where !values.isEmpty && random.chance(80): value = random.element(of: values)
            default: return value
            }
        }
    }
}
