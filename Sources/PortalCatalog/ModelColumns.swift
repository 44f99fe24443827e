import PortalDigest
import PortalDocument
import PortalModel
import PortalSQLite

// How the model's simple values are kept in columns.

extension Name: TextColumnValue {
    package static var expectation: String { "a name in Unicode's form NFC" }

    package var columnText: String { rawValue }

    /// Names in another form would be other names to SQLite, and the same ones to Swift.
    package init?(columnText: String) {
        guard NameRules.isNormalized(columnText) else { return nil }
        self.init(rawValue: columnText)
    }
}

extension AnimationText: TextColumnValue {
    package static var expectation: String { "an animation in Unicode's form NFC" }

    package var columnText: String { description }

    package init?(columnText: String) {
        guard NameRules.isNormalized(columnText) else { return nil }
        self.init(columnText)
    }
}

extension RawJSON: TextColumnValue {
    package static var expectation: String { "one JSON value" }

    package var columnText: String { text }

    /// It is written into documents as it is, where anything else could break or add to what is around it.
    package init?(columnText: String) { self.init(checking: columnText) }
}

extension Digest: TextColumnValue {
    package static var expectation: String { "'sha256:' and 64 hexadecimal digits" }

    package var columnText: String { description }

    package init?(columnText: String) { self.init(columnText) }
}

/// An enumeration is kept as its raw text.
extension TextColumnValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    package static var expectation: String {
        "one of " + allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }

    package var columnText: String { rawValue }

    package init?(columnText: String) { self.init(rawValue: columnText) }
}

extension PopupStyle.Material: TextColumnValue {}
extension PresentationContext.Presentation: TextColumnValue {}
extension Transition.CompletionCriteria: TextColumnValue {}
extension Transition.Removal: TextColumnValue {}
extension LayerConfiguration.Aspect: TextColumnValue {}
extension LayerEffect.Property: TextColumnValue {}
extension DelayedContainer.Orientation: TextColumnValue {}
extension Header.Layout: TextColumnValue {}
extension Header.Snapping: TextColumnValue {}
extension Script.Phase: TextColumnValue {}
extension Recording.Outcome: TextColumnValue {}
extension RecordedEvent.Kind: TextColumnValue {}
extension RecordedInput.Kind: TextColumnValue {}
extension Track.Role: TextColumnValue {}
