import PortalDB
import PortalRender

extension Option<Bool> {
    static let live = Option.flag(
        "live", "Show one play moving in real time in this terminal; records and compares nothing")
}

extension Invocation {
    /// Shows what `render` draws: the recording, or the play as it is now if there is none that fits.
    func playLive(_ options: PlayOptions, on console: Console) throws -> ExitCode {
        guard self[.format] == .text, arguments.count == 1, !self[.all], self[.tag] == nil, self[.shard] == nil else {
            throw UsageError(message: "--live shows one play, SCENE/NAME, as text", command: "play")
        }
        guard console.output.isTerminal, console.word(of: "TERM") != "dumb" else {
            throw UsageError(
                message: "--live needs a terminal that can move its cursor, and the output is none; "
                    + "'render' writes files", command: "play")
        }
        let catalog = try catalogWithLibraries(.readOnly, on: console)
        let plays = try catalog.renderedPlays(arguments, options)
        try requireNoOptions(with: arguments, in: catalog, command: "play")
        guard plays.count == 1 else {
            let names = plays.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
            throw UsageError(
                message: "--live shows one play, and '\(arguments[0])' has \(plays.count): \(names)...", command: "play"
            )
        }
        let player = LivePlayer(
            picture: plays[0].picture, depth: ColorDepth(environment: console.word(of:)), screen: LiveScreen(console))
        guard try player.run() else { return .interrupted }
        let count = plays[0].picture.frameCount.of("frame")
        try console.output.line("\(plays[0].name.printable): \(count), \(plays[0].origin.printable)")
        return .success
    }
}

extension LiveScreen {
    init(_ console: Console) {
        self.init(
            size: console.screenSize,
            show: { text in
                try console.output.write(text)
                try console.flush()
            }, now: console.clock, wait: console.pause, isInterrupted: console.isInterrupted)
    }
}
