import PortalRender

/// The plays that took longest.
struct SlowestPlays {
    private static let limit = 5

    private var plays: [(name: String, seconds: Double)] = []

    /// - Parameter name: is asked for only if the play is among them.
    mutating func add(_ name: @autoclosure () -> String, _ seconds: Double) {
        if plays.count == Self.limit, let last = plays.last, seconds <= last.seconds { return }
        let place = plays.firstIndex { $0.seconds < seconds } ?? plays.count
        plays.insert((name(), seconds), at: place)
        if plays.count > Self.limit { plays.removeLast() }
    }

    var lines: [String] {
        plays.map { "  \(($0.seconds * 1000).fixed(places: 1)) ms".rightAligned(to: 12) + "  \($0.name.printable)" }
    }
}
