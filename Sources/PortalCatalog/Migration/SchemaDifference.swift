/// One object of a file's schema that is not as the migrations make it.
package struct SchemaDifference: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        case missing, changed, additional
    }

    package var kind: Kind
    /// `table`, `index`, `view` or `trigger`.
    package var type: String
    package var name: String

    package init(kind: Kind, type: String, name: String) {
        self.kind = kind
        self.type = type
        self.name = name
    }

    /// What is wrong, to follow a colon.
    package var description: String {
        switch kind {
        case .missing: "\(type) '\(name)' is missing"
        case .changed: "\(type) '\(name)' is not as this program makes it"
        case .additional: "\(type) '\(name)' is not one of this program's"
        }
    }
}
