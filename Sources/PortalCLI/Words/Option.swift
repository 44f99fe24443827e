/// A row of the table of options, from which parsing and the help come.
package struct OptionRow: Sendable {
    /// Without its dashes.
    let name: String
    let short: Character?
    /// `nil`: a flag.
    let valueName: String?
    let choices: [String]
    let offers: Completion?
    let summary: String
    /// What the option means without a value; `nil`: it needs one.
    let impliedValue: String?
    /// As the help shows it.
    let fallback: String?
    let isRepeatable: Bool
    /// What a value must be, if the word is none.
    let fault: @Sendable (String) -> String?

    var isFlag: Bool { valueName == nil }
}

/// An option and the type of its value.
///
/// ```swift
/// static let fps = Option.value("fps", .whole(1...1000, "N"), default: 60, "Frames per second, 1 to 1000")
/// invocation[.fps] // an Int
/// ```
package struct Option<Value: Sendable>: Sendable {
    let row: OptionRow
    /// From all words given for the option, each without fault.
    let read: @Sendable ([String]) -> Value

    private init<Element>(
        _ name: String, _ short: Character?, _ form: ValueForm<Element>, _ summary: String, fallback: String? = nil,
        implied: String? = nil, isRepeatable: Bool = false, read: @escaping @Sendable ([Element]) -> Value
    ) {
        row = OptionRow(
            name: name, short: short, valueName: form.valueName, choices: form.choices, offers: form.offers,
            summary: summary,
            impliedValue: implied, fallback: fallback, isRepeatable: isRepeatable,
            fault: { form.read($0) == nil ? form.expectation : nil })
        self.read = { words in read(words.compactMap(form.read)) }
    }

    /// An option that has a value even if it is not given.
    package static func value(
        _ name: String, short: Character? = nil, _ form: ValueForm<Value>, default fallback: Value, _ summary: String
    ) -> Option {
        Option(name, short, form, summary, fallback: form.spell(fallback)) { $0.last ?? fallback }
    }

    /// An option that may be left out.
    package static func optional<Element>(
        _ name: String, short: Character? = nil, _ form: ValueForm<Element>, _ summary: String
    ) -> Option where Value == Element? {
        Option(name, short, form, summary) { $0.last }
    }

    /// An option that may be given several times.
    ///
    /// - Parameter implied: what it means without a value. With one it takes the next word unless that begins with a dash.
    package static func list<Element>(
        _ name: String, short: Character? = nil, _ form: ValueForm<Element>, implied: Element? = nil, _ summary: String
    ) -> Option where Value == [Element] {
        Option(name, short, form, summary, implied: implied.map(form.spell), isRepeatable: true) { $0 }
    }
}

extension Option<Bool> {
    /// An option without a value.
    package static func flag(_ name: String, short: Character? = nil, _ summary: String) -> Option {
        Option(flag: name, short, summary)
    }

    private init(flag name: String, _ short: Character?, _ summary: String) {
        row = OptionRow(
            name: name, short: short, valueName: nil, choices: [], offers: nil, summary: summary, impliedValue: nil,
            fallback: nil, isRepeatable: false, fault: { _ in nil })
        read = { !$0.isEmpty }
    }
}
