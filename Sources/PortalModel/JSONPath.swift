/// Where a value stands in a document, as in `scenes[0].views[3].frame.width`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    public enum Component: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    public var components: [Component]

    public init(_ components: [Component] = []) {
        self.components = components
    }

    public subscript(key: String) -> JSONPath { JSONPath(components + [.key(key)]) }
    public subscript(index: Int) -> JSONPath { JSONPath(components + [.index(index)]) }

    public static func + (outer: JSONPath, inner: JSONPath) -> JSONPath {
        JSONPath(outer.components + inner.components)
    }

    public var description: String {
        var text = ""
        for component in components {
            switch component {
            case .key(let key): text += text.isEmpty ? key : "." + key
            case .index(let index): text += "[\(index)]"
            }
        }
        return text
    }
}

/// A place in a text file; both numbers start at 1, columns count characters.
public struct TextPlace: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
