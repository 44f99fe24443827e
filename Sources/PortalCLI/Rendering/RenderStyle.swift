/// What is drawn of a play, and how closely.
struct RenderStyle: Hashable, Sendable {
    enum View: Hashable, Sendable {
        case moving(repeats: Bool)
        /// Seconds.
        case still(at: Double)
        case strip(count: Int)
        /// The tracks' curves.
        case plot
    }

    var view = View.moving(repeats: true)
    /// Of CSS: as a part of the range that a value has.
    var tolerance = 0.005
}

extension Option where Value == Double? {
    fileprivate static let at = Option.optional(
        "at", .seconds(0...3600), "One still picture, of the frame that is shown at this time (svg)")
}

extension Option where Value == Int? {
    fileprivate static let frames = Option.optional(
        "frames", .whole(1...200, "N"), "A strip of N frames at even distances (svg)")
}

extension Option<Bool> {
    fileprivate static let once = Option.flag("once", "Play once, and not over and over (svg, css)")
    fileprivate static let plot = Option.flag("plot", "The curves of the tracks in place of the scene (svg)")
}

extension Option<Double> {
    static let cssTolerance = Option.value(
        "tolerance", .number(0.0001...0.1, "PART"), default: RenderStyle().tolerance,
        "How far CSS may be off, as a part of the range of a value, 0.0001 to 0.1")
}

extension RenderStyle {
    static let options = [
        Option<Double?>.at.row, Option<Int?>.frames.row, Option<Bool>.plot.row, Option<Bool>.once.row,
        Option<Double>.cssTolerance.row,
    ]

    /// - Throws: ``UsageError`` for options that exclude each other, or that the format has no use for.
    init(_ invocation: Invocation, format: RenderFormat) throws {
        tolerance = invocation[.cssTolerance]
        let views: [(name: String, view: View)] = [
            invocation[.at].map { ("--at", .still(at: $0)) },
            invocation[.frames].map { ("--frames", .strip(count: $0)) },
            invocation[.plot] ? ("--plot", .plot) : nil,
        ].compactMap(\.self)
        if views.count > 1 {
            throw UsageError(message: "\(views[0].name) and \(views[1].name) exclude each other", command: "render")
        }
        if let view = views.first, invocation[.once] {
            throw UsageError(message: "\(view.name) and --once exclude each other", command: "render")
        }
        if let view = views.first, format != .svg {
            throw UsageError(message: "\(view.name) is for svg, not for \(format.rawValue)", command: "render")
        }
        guard !invocation[.once] || format == .svg || format == .css else {
            throw UsageError(message: "--once is for svg and css, not for \(format.rawValue)", command: "render")
        }
        view = views.first?.view ?? .moving(repeats: !invocation[.once])
    }
}
