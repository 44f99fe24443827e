import Foundation
import PortalModel
import PortalPlayback
import TestSupport
import Testing

/// Every play of the seeds against its golden recording and against what the rules say of its ends.
@Suite struct SeedPlaysTests {
    static let plays =
        SeedPlay.cardGrid + SeedPlay.photoCarousel + SeedPlay.storyList + SeedPlay.portalSheet
        + SeedPlay.portalNavigation + SeedPlay.portalMismatch + SeedPlay.photosHeader + SeedPlay.popupAlert
        + SeedPlay.delayedLines + newer
    private static let newer =
        SeedPlay.groupStack + SeedPlay.slidingSheet + SeedPlay.mirrorAndRaw + SeedPlay.spinningRecord
        + SeedPlay.twoNamespaces + SeedPlay.busyScreen + SeedPlay.headerSnaps + SeedPlay.nestedPopups
        + SeedPlay.delayedRow

    /// One for each thing that Reduce Motion changes, or leaves.
    static let reduced = plays.filter {
        [
            "group-stack/open-and-close", "sliding-sheet/turn-round", "mirror-and-raw/watch-and-back",
            "spinning-record/roll-and-back", "portal-sheet/second-thoughts", "delayed-row/cups-on-their-shelf",
            "nested-popups/peel-off", "header-snaps/let-go-on-the-way-down", "two-namespaces/transfer-in-flight",
        ].contains($0.testDescription)
    }

    private static let goldens = Goldens(of: "PortalPlaybackTests")

    private static func name(_ play: SeedPlay, reduceMotion: Bool) -> String {
        "\(play.scene).\(play.play)\(reduceMotion ? ".reduced" : "").json"
    }

    @Test(arguments: plays)
    func isAsDerivedAndAsReadThrough(_ play: SeedPlay) throws {
        let recording = try Seeds.get().play(play)
        func isAsDerived(_ event: RecordedEvent?, _ end: SeedPlay.Event?) -> Bool {
            event?.frame == end?.frame && event?.told == end?.text
        }
        #expect(isAsDerived(recording.events.first, play.ends?.first), "\(play.derivation)")
        #expect(isAsDerived(recording.events.last, play.ends?.last), "\(play.derivation)")
        let text = CompactRecording(recording: recording).description
        try Self.goldens.compare(text, with: Self.name(play, reduceMotion: false))
    }

    @Test(arguments: reduced)
    func isAsReadThroughWithReducedMotion(_ play: SeedPlay) throws {
        let recording = try Seeds.get().play(play, reduceMotion: true)
        let text = CompactRecording(recording: recording).description
        try Self.goldens.compare(text, with: Self.name(play, reduceMotion: true))
    }

    @Test func everyPlayOfEverySeedIsThere() throws {
        let all = try Seeds.get().scenes.flatMap { scene in scene.plays.map { "\(scene.name)/\($0.name)" } }
        #expect(Set(Self.plays.map(\.testDescription)) == Set(all))
        #expect(Self.plays.count == all.count)
    }

    @Test func everyGoldenHasItsPlay() throws {
        let names =
            Self.plays.map { Self.name($0, reduceMotion: false) }
            + Self.reduced.map { Self.name($0, reduceMotion: true) }
        #expect(try Self.goldens.orphans(besides: names) == [])
        #expect(Self.reduced.count == 9)
    }
}
