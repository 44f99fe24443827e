/// Something of the catalog as Swift has it, or why it has not.
struct SwiftDeclaration {
    /// As `scene 'card-grid', transition 'open-1'`, for messages.
    var place: String
    /// The first paragraph of its documentation.
    var summary: String
    /// How it is used, a paragraph each.
    var guidance: [String] = []
    /// What differs from the catalog, or is left out: sentences for the documentation and for whoever exports.
    var notes: [String] = []
    var needs = SwiftAvailability.packages
    var imports: Set<SwiftModule> = []
    /// Whether it stands in the file itself, and not in an extension.
    var isType = false
    /// Indented; empty: it is left out.
    var lines: [String] = []

    /// Its lines with the comment before them.
    func text(_ target: SwiftTarget) -> [String] {
        let indent = isType || lines.isEmpty ? 0 : 1
        let mark = lines.isEmpty ? "//" : "///"
        let start = SwiftSpelling.indentation(indent)
        let availability = lines.isEmpty ? nil : needs.attribute(target)
        // A name can be longer than a line.
        let isTooLong = lines.contains { $0.count > SwiftSpelling.lineLength }
        return (isTooLong ? [start + "// swift-format-ignore"] : [])
            + SwiftSpelling.comment([summary] + guidance + notes, mark: mark, indent: indent)
            + (availability.map { [start + $0] } ?? []) + lines
    }
}

/// The systems on which a declaration exists.
enum SwiftAvailability: Int, Comparable {
    /// Wherever the target's package runs.
    case packages
    /// Where SwiftUI has unit curves and logical completion.
    case newAnimations
    /// Where the module of headers runs.
    case headers

    func attribute(_ target: SwiftTarget) -> String? {
        switch self {
        case .packages: nil
        case .newAnimations: target.hasNewAnimations ? nil : "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"
        case .headers: "@available(iOS 18, *)"
        }
    }

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
