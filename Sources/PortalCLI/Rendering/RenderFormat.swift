import PortalSystem

/// What a play can be drawn as.
enum RenderFormat: String, CaseIterable, Sendable {
    case html, svg, lottie, css, csv, json

    /// From the ending of a file's name; `nil` for one that says nothing.
    init?(ofFile path: String) {
        let name = path.fileName
        if name.hasEnding(".lottie.json") {
            self = .lottie
        } else {
            let known = Self.allCases.filter { $0 != .lottie }
            guard let format = known.first(where: { name.hasEnding(".\($0.rawValue)") }) else { return nil }
            self = format
        }
    }

    /// Of files that the command names itself, without the dot.
    var ending: String { self == .lottie ? "lottie.json" : rawValue }

    /// Whether one file can have several plays.
    var holdsSeveral: Bool {
        switch self {
        case .html, .csv, .json: true
        case .svg, .lottie, .css: false
        }
    }
}
