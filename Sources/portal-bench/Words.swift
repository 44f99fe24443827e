/// What the command line asks for.
struct Words {
    var generates = false
    var sceneCount: Int?
    var seed: UInt64 = 1
    var isCSV = false
    /// Names of rows; empty: all.
    var only: [String] = []
    var program: String?
    var wantsHelp = false

    init(_ words: some Sequence<String>) throws {
        var words = Array(words)[...]
        func number<Number: FixedWidthInteger>(_ word: String, _ option: String) throws -> Number {
            guard let number = Number(word), number >= 0 else {
                throw BenchError("\(option) is '\(word)'; it must be a whole number")
            }
            return number
        }
        while let word = words.popFirst() {
            func value() throws -> String {
                guard let value = words.popFirst() else { throw BenchError("\(word) needs a value") }
                return value
            }
            switch word {
            case "generate": generates = true
            case "--scenes": sceneCount = try number(try value(), word)
            case "--seed": seed = try number(try value(), word)
            case "--csv": isCSV = true
            case "--only": only += try value().split(separator: ",").map(String.init)
            case "--program": program = try value()
            case "-h", "--help": wantsHelp = true
            default: throw BenchError("'\(word)' is not understood; see portal-bench --help")
            }
        }
    }

    static let help = """
        Measures portal-db against the machine's own limits, as ratios within one run.

        Usage: portal-bench [--only NAME,...] [--scenes N] [--csv] [--program FILE]
               portal-bench generate [--scenes N] [--seed N] > catalog.json

          --scenes N      Scenes of the catalogs, 10000 by default
          --only NAME     Only these rows
          --csv           Comma-separated values
          --program FILE  The portal-db to measure, by default the one beside this program
          --seed N        Another seed, another catalog; 1 by default

        Exit code 0: all goals are met; 1: some are not.
        """
}
