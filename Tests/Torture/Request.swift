/// What the words ask for.
struct Request {
    static let usage = """
        Usage: portal-torture [PART...] [--rounds N] [--seed N]

        Tortures the portal-db beside it and prints a line for each kind of torture; 1 if anything failed.
        The parts, of which all are run if none is named: \(Part.allCases.map(\.rawValue).joined(separator: ", ")).
        --rounds N tries each kind about N times instead of everything there is, --seed N kills at other moments.
        """

    private(set) var parts: [Part] = []
    private(set) var effort = Effort()
    private(set) var wantsHelp = false

    init(_ words: [String]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--help", "-h": wantsHelp = true
            case "--continued": effort.isContinued = true
            case "--rounds": effort.rounds = Int(try Self.number(after: word, &words))
            case "--seed": effort.seed = try Self.number(after: word, &words)
            default:
                guard let part = Part(rawValue: word) else { throw Broken("there is no part '\(word)'; see --help") }
                parts.append(part)
            }
        }
    }

    private static func number(after option: String, _ words: inout ArraySlice<String>) throws -> UInt64 {
        guard let number = words.popFirst().flatMap({ Int64($0) }), number > 0 else {
            throw Broken("\(option) needs a whole number from 1")
        }
        return UInt64(number)
    }
}
