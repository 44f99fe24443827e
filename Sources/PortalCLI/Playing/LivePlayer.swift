import PortalRender

/// What a play in real time needs of the machine.
struct LiveScreen {
    /// Characters in a line, and lines.
    var size: () -> (columns: Int, rows: Int)
    /// Shows a text at once.
    var show: (String) throws -> Void
    /// Seconds since some moment.
    var now: () -> Double
    /// Returns after so many seconds, or earlier.
    var wait: (Double) -> Void
    var isInterrupted: () -> Bool
}

/// Shows a play frame by frame, as long as it takes.
struct LivePlayer {
    var picture: MotionPicture
    var depth: ColorDepth
    var screen: LiveScreen

    /// The other screen, so that what was on this one comes back; without a cursor.
    private static let begin = "\u{1B}[?1049h\u{1B}[?25l"
    private static let end = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// Frames that a slow terminal has no time for are left out; the last is always shown.
    ///
    /// - Returns: Whether the play came to its end before a person stopped it.
    func run() throws -> Bool {
        defer { try? screen.show(Self.end) }
        try screen.show(Self.begin)
        let start = screen.now()
        var shown: (frame: Int, columns: Int, rows: Int, picture: LiveFrame)?
        while !screen.isInterrupted() {
            let time = screen.now() - start
            let frame = picture.frame(at: time)
            let (columns, rows) = screen.size()
            let isResized = shown.map { $0.columns != columns || $0.rows != rows } ?? true
            if isResized || shown?.frame != frame {
                let next = LiveFrame(picture, at: frame, columns: columns, rows: rows, depth: depth)
                try screen.show(next.text(after: isResized ? nil : shown?.picture))
                shown = (frame, columns, rows, next)
            }
            if time >= picture.length { return true }
            screen.wait(max(0, picture.time(of: frame + 1) - (screen.now() - start)))
        }
        return false
    }
}
