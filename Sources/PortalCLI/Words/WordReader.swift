import PortalRender

/// Goes through the words from left to right, keeps the options and hands out the rest.
///
/// By scalars: a value may begin with a mark, which is one character with the sign in front of it.
struct WordReader {
    private var words: ArraySlice<String>
    private var options: [OptionRow]
    private var command: String?
    /// Whether `--` was met.
    private var isPastOptions = false
    private(set) var values = GivenOptions()

    init(words: ArraySlice<String>, options: [OptionRow]) {
        self.words = words
        self.options = options
    }

    mutating func enter(_ command: Command, options: [OptionRow]) {
        self.command = command.name
        self.options = options
    }

    func has(_ option: Option<Bool>) -> Bool { values[option.row.name] != nil }

    /// The next word that is neither an option nor an option's value; `nil` at the end, and after a call for help.
    mutating func nextArgument() throws(UsageError) -> String? {
        while !has(Program.help), let word = words.popFirst() {
            if isPastOptions || word == "-" || !word.isOption { return word }
            if word == "--" {
                isPastOptions = true
            } else if word.isLongOption {
                try readLong(word.unicodeScalars.dropFirst(2))
            } else {
                try readShort(word.unicodeScalars.dropFirst())
            }
        }
        return nil
    }

    private mutating func readLong(_ word: Substring.UnicodeScalarView) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            let clause = suggestionClause(for: name, among: options.map(\.name), prefix: "--")
            throw error("unknown option '--\(name.printable)'\(clause)")
        }
        let value: String
        switch (option.isFlag, parts.dropFirst().first) {
        case (true, nil): value = ""
        case (true, .some): throw error("option '--\(name)' takes no value")
        case (false, nil): value = try nextValue(of: "--\(name)", option)
        case (false, .some(let attached)): value = String(attached)
        }
        try keep(value, of: option, as: "--\(name)")
    }

    /// One dash and a letter; the value in the same word or the next, or more letters after that of a flag.
    private mutating func readShort(_ word: Substring.UnicodeScalarView) throws(UsageError) {
        var letters = word
        while let letter = letters.popFirst().map(Character.init) {
            guard let option = options.first(where: { $0.short == letter }) else {
                throw error("unknown option '-\(String(letter).printable)'")
            }
            if option.isFlag {
                try keep("", of: option, as: "-\(letter)")
            } else {
                let value = try letters.isEmpty ? nextValue(of: "-\(letter)", option) : String(letters)
                return try keep(value, of: option, as: "-\(letter)")
            }
        }
    }

    private mutating func nextValue(of spelling: String, _ option: OptionRow) throws(UsageError) -> String {
        if let implied = option.impliedValue, words.first?.isOption ?? true { return implied }
        guard let word = words.first, word == "-" || !word.isLongOption else {
            throw error("option '\(spelling)' needs a value: \(option.valueName ?? "")")
        }
        words.removeFirst()
        return word
    }

    private mutating func keep(_ value: String, of option: OptionRow, as spelling: String) throws(UsageError) {
        if let expectation = option.fault(value) {
            let clause = suggestionClause(for: value, among: option.choices)
            throw error("option '\(spelling)' is '\(value.printable)'; it must be \(expectation)\(clause)")
        }
        if !option.isFlag && !option.isRepeatable && values[option.name] != nil {
            throw error("option '\(spelling)' is given twice")
        }
        values.append(value, for: option.name)
    }

    private func error(_ message: String) -> UsageError {
        UsageError(message: message, command: command)
    }
}

extension String {
    fileprivate var isOption: Bool { utf8.first == UInt8(ascii: "-") }

    fileprivate var isLongOption: Bool { utf8.starts(with: "--".utf8) }
}
