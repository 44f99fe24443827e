import PortalModel

/// Names of the catalog as words of an identifier.
///
/// ```swift
/// SwiftIdentifier.lower(["hero/open"], or: "preset") // heroOpen
/// SwiftIdentifier.upper(["card-grid", "open-1"])     // CardGridOpen1
/// ```
enum SwiftIdentifier {
    /// Of one name; more would not leave room in a line.
    private static let maximumLength = 30

    /// - Parameter prefix: what stands before a name that begins with a digit, or has nothing to begin with.
    static func lower(_ names: [String], or prefix: String) -> String {
        let name = upper(names)
        guard let first = name.first, !first.isNumber else { return prefix + name }
        let capitals = name.prefix { $0.isUppercase }
        // The last capital of several begins the next word, as in `URLOpens`.
        let count = capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// Letters and digits of ASCII. Letters with marks lose these; other letters and symbols are spelt by their number.
    static func upper(_ names: [String]) -> String { names.map(upper).joined() }

    private static func upper(_ name: String) -> String {
        var result = ""
        var beginsWord = true
        for scalar in NameRules.decomposed(name) where result.count < maximumLength {
            if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
                result += beginsWord ? scalar.properties.uppercaseMapping : String(scalar)
                beginsWord = false
            } else if scalar.isASCII {
                // `it's` is one word.
                if scalar != "'" { beginsWord = true }
            } else if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .otherSymbol {
                result += "U" + String(scalar.value, radix: 16, uppercase: true)
                beginsWord = true
            } else if scalar.properties.generalCategory != .nonspacingMark {
                beginsWord = true
            }
        }
        return result
    }
}

/// Hands out identifiers that are all different, and different from those of Swift and SwiftUI.
struct SwiftNames {
    private var taken: Set<String> = []
    /// The last number that was tried, so that many names of one spelling do not try all again.
    private var numbers: [String: Int] = [:]
    private let reserved: Set<String>

    init(reserved: Set<String>) { self.reserved = reserved.union(Self.keywords) }

    /// - Parameter kind: makes a name that is reserved another one, as in `smoothPreset`.
    mutating func name(_ base: String, kind: String) -> String {
        let start = reserved.contains(base) ? base + kind : base
        var candidate = start
        var number = numbers[start] ?? 1
        while reserved.contains(candidate) || !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(start)\(number)"
        }
        numbers[start] = number
        return candidate
    }

    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]
}
