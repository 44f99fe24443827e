import PortalRender

/// How far a long piece of work has come, on the last line of a terminal.
struct Progress {
    /// Seconds between two looks.
    private static let interval = 0.1

    private let console: Console
    private let start: Double
    private var shownAt: Double
    private var isShown = false
    private var done = 0

    init(on console: Console) {
        self.console = console
        start = console.clock()
        shownAt = start
    }

    /// One more of all is done.
    mutating func advance(of count: Int) throws {
        done += 1
        guard done < count else { return }
        try show { Self.words($0, of: count, seconds: $1) }
    }

    /// One more is done, of nobody knows how many.
    mutating func advance(counting things: String) throws {
        done += 1
        try show { "\($0) \(things), \(Self.rate($0, $1))" }
    }

    private mutating func show(_ words: (_ done: Int, _ seconds: Double) -> String) throws {
        guard console.errors.isTerminal else { return }
        let now = console.clock()
        guard now - shownAt >= Self.interval else { return }
        shownAt = now
        isShown = true
        try console.errors.write("\r\u{1B}[K" + words(done, now - start))
    }

    /// Takes the line away, before something else is written.
    mutating func clear() throws {
        if isShown { try console.errors.write("\r\u{1B}[K") }
        isShown = false
    }

    /// `412 of 1000 plays, 350/s, 2 s left`
    static func words(_ done: Int, of count: Int, seconds: Double) -> String {
        let left = Double(count - done) * seconds / max(Double(done), 0.001)
        return "\(done) of \(count.of("play")), \(rate(done, seconds)), \(left.rounded(.up).short(places: 0)) s left"
    }

    private static func rate(_ done: Int, _ seconds: Double) -> String {
        let rate = Double(done) / max(seconds, 0.001)
        return "\(rate.short(places: rate < 10 ? 1 : 0))/s"
    }
}
