/// Where a value stands in a document, as in `scenes[0].views[3].frame.width`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    /// One step inwards: the value of a key, or a value of a list.
    public enum Component: Hashable, Sendable, Comparable {
        case key(String)
        case index(Int)
    }

    public var components: [Component]

    public init(_ components: [Component] = []) {
        self.components = components
    }

    /// The place of a key's value in the object at this place.
    public subscript(key: String) -> JSONPath { appending(.key(key)) }
    /// The place of a value, counted from 0, in the list at this place.
    public subscript(index: Int) -> JSONPath { appending(.index(index)) }

    private func appending(_ component: Component) -> JSONPath {
        var path = self
        path.components.append(component)
        return path
    }

    /// A place that is given below another.
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

extension JSONPath: Comparable {
    /// By the names of keys and the places in lists, from the outside inwards.
    public static func < (first: JSONPath, second: JSONPath) -> Bool {
        first.components.lexicographicallyPrecedes(second.components)
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
