import PortalDocument
import PortalRender

/// What an option's value must look like.
package struct ValueForm<Value: Sendable>: Sendable {
    /// Stands for the value in the help, as `FILE`.
    let valueName: String
    /// The words to choose from; empty if the value is free.
    var choices: [String] = []
    /// What a shell offers for it; `nil`: what the name of the value says.
    var offers: Completion?
    /// What a value is that is not chosen from words.
    var nature = ""
    /// `nil` for a word that is none.
    let read: @Sendable (String) -> Value?
    /// The word for a value.
    let spell: @Sendable (Value) -> String

    /// Completes "it must be".
    var expectation: String { choices.isEmpty ? nature : choices.enumeration }
}

extension ValueForm<String> {
    package static func text(_ valueName: String) -> ValueForm {
        ValueForm(
            valueName: valueName, nature: "a text that is not empty", read: { $0.isEmpty ? nil : $0 },
            spell: { $0 })
    }

    /// A name of the catalog, or a pattern for such names.
    static func names(_ kind: CatalogNames, _ valueName: String) -> ValueForm { text(valueName, offers: .names(kind)) }

    /// A name that nothing has yet.
    static func newName(_ valueName: String) -> ValueForm { text(valueName, offers: .free) }

    private static func text(_ valueName: String, offers: Completion) -> ValueForm {
        var form = text(valueName)
        form.offers = offers
        return form
    }
}

extension ValueForm<Int> {
    package static func whole(_ range: ClosedRange<Int>, _ valueName: String) -> ValueForm {
        ValueForm(
            valueName: valueName, nature: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { word in Int(word).flatMap { range.contains($0) ? $0 : nil } }, spell: { String($0) })
    }
}

extension ValueForm<Double> {
    /// A decimal number of seconds.
    package static func seconds(_ range: ClosedRange<Double>) -> ValueForm { decimal("seconds", range, "SECONDS") }

    /// A decimal number of points.
    package static func points(_ range: ClosedRange<Double>) -> ValueForm { decimal("points", range, "POINTS") }

    /// A decimal number without a unit.
    package static func number(_ range: ClosedRange<Double>, _ valueName: String) -> ValueForm {
        decimal(nil, range, valueName)
    }

    private static func decimal(_ unit: String?, _ range: ClosedRange<Double>, _ valueName: String) -> ValueForm {
        let (low, high) = (range.lowerBound.short(places: 4), range.upperBound.short(places: 4))
        return ValueForm(
            valueName: valueName,
            nature: "a number \(unit.map { "of \($0) " } ?? "")from \(low) to \(high)",
            read: { word in
                let isNumber = word.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) }
                return isNumber ? Double(word).flatMap { range.contains($0) ? $0 : nil } : nil
            },
            spell: { $0.short() })
    }
}

extension ValueForm where Value: CaseIterable & RawRepresentable<String> {
    package static func choice(_ valueName: String) -> ValueForm {
        let choices = Value.allCases.map { $0.rawValue }
        return ValueForm(
            valueName: valueName, choices: choices, read: { Value(rawValue: $0) }, spell: { $0.rawValue })
    }
}
