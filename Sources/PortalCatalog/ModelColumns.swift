import PortalDigest
import PortalDocument
import PortalModel
import PortalSQLite

// How the model's simple values are kept in columns.

extension Name: ColumnValue {
    package static var expectation: String { "a name in Unicode's form NFC" }

    package var columnValue: Value { .text(rawValue) }

    package init?(columnValue: Value) {
        guard let text = columnValue.canonicalText else { return nil }
        self.init(rawValue: text)
    }
}

extension Value {
    /// Text in NFC: names in another form would be other names to SQLite, and the same ones to Swift.
    fileprivate var canonicalText: String? {
        guard case .text(let text) = self, NameRules.isNormalized(text) else { return nil }
        return text
    }
}

extension AnimationText: ColumnValue {
    package static var expectation: String { "an animation in Unicode's form NFC" }

    package var columnValue: Value { .text(description) }

    package init?(columnValue: Value) {
        guard let text = columnValue.canonicalText else { return nil }
        self.init(text)
    }
}

extension RawJSON: ColumnValue {
    package static var expectation: String { "one JSON value" }

    package var columnValue: Value { .text(text) }

    package init?(columnValue: Value) {
        guard case .text(let text) = columnValue else { return nil }
        // It is written into documents as it is, where anything else could break or add to what is around it.
        self.init(checking: text)
    }
}

extension Digest: ColumnValue {
    package static var expectation: String { "'sha256:' and 64 hexadecimal digits" }

    package var columnValue: Value { .text(description) }

    package init?(columnValue: Value) {
        guard case .text(let text) = columnValue else { return nil }
        self.init(text)
    }
}

extension PopupStyle.Material: ColumnValue {}
extension PresentationContext.Presentation: ColumnValue {}
extension Transition.CompletionCriteria: ColumnValue {}
extension Transition.Removal: ColumnValue {}
extension LayerConfiguration.Aspect: ColumnValue {}
extension LayerEffect.Property: ColumnValue {}
extension DelayedContainer.Orientation: ColumnValue {}
extension Header.Layout: ColumnValue {}
extension Header.Snapping: ColumnValue {}
extension Script.Phase: ColumnValue {}
extension Recording.Outcome: ColumnValue {}
extension RecordedEvent.Kind: ColumnValue {}
extension RecordedInput.Kind: ColumnValue {}
extension Track.Role: ColumnValue {}
