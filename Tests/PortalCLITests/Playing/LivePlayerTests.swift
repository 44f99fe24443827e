import PortalDB
import Testing

@testable import PortalCLI

@Suite struct LivePlayerTests {
    private static let begin = "\u{1B}[?1049h\u{1B}[?25l"
    private static let end = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    private struct Broken: Error {}

    /// - Parameters:
    ///   - frameTime: what showing a frame takes, in seconds.
    ///   - patience: looks until a person stops it.
    private func play(frameTime: Double = 0, patience: Int = .max, breaksAfter: Int = .max) throws -> (
        texts: [String], seconds: Double, isWhole: Bool?
    ) {
        let workspace = try Workspace.withSeeds()
        let catalog = try Catalog(path: workspace.database, access: .readOnly)
        let picture = try catalog.renderedPlays(["portal-sheet/open-1"], PlayOptions())[0].picture
        var (time, asked, texts) = (5.0, 0, [String]())
        let screen = LiveScreen(
            size: { (40, 20) },
            show: { text in
                if texts.count == breaksAfter, !text.contains("?1049l") { throw Broken() }
                texts.append(text)
                time += frameTime
            }, now: { time }, wait: { time += max($0, 1e-6) },
            isInterrupted: {
                asked += 1
                return asked > patience
            })
        let player = LivePlayer(picture: picture, depth: .full, screen: screen)
        let isWhole = try? player.run()
        return (texts, time - 5, isWhole)
    }

    @Test func aPlayTakesItsOwnTime() throws {
        let (texts, seconds, isWhole) = try play()
        #expect(isWhole == true)
        #expect(texts.first == Self.begin)
        #expect(texts.last == Self.end)
        let length = Double(texts.count - 2) / 60
        #expect(abs(seconds - length) < 0.02)
    }

    @Test func aSlowTerminalMissesFramesAndNoTime() throws {
        let (fast, slow) = (try play(), try play(frameTime: 0.1))
        #expect(slow.texts.count < fast.texts.count / 3)
        #expect(abs(slow.seconds - fast.seconds) < 0.5)
    }

    @Test func stoppingRestoresTheScreen() throws {
        let (texts, _, isWhole) = try play(patience: 3)
        #expect(isWhole == false)
        #expect(texts.count == 5)
        #expect(texts.last == Self.end)
    }

    @Test func aFailureRestoresTheScreen() throws {
        let (texts, _, isWhole) = try play(breaksAfter: 2)
        #expect(isWhole == nil)
        #expect(texts.last == Self.end)
    }

    @Test(
        arguments: [
            (["portal-sheet/open-1"], false, "needs a terminal"), (["portal-sheet"], true, "shows one play, and"),
            (["portal-sheet/open-1", "-f", "json"], true, "shows one play"), (["--all"], true, "shows one play"),
            (["portal-sheet/open-1", "--record", "all"], true, "--live records nothing"),
        ] as [([String], Bool, String)])
    func whatCannotBeShownIsRefused(words: [String], isTerminal: Bool, message: String) throws {
        var surroundings = Surroundings()
        surroundings.isTerminal = isTerminal
        let result = try Workspace.withSeeds().run(["play", "--live"] + words, surroundings)
        #expect(result.code == .usage)
        #expect(result.errors.contains(message))
        #expect(result.output.isEmpty)
    }
}
