import PortalModel
import Testing

/// The layer fades away where the transition says so.
@Suite struct FadeTests {
    static let fading = TestScene.pair(#""animation": ".linear(duration: 0.2)", "removal": "fade""#)

    /// Hidden in frame 17; ease-out over 0.1 s answers until frame 23 and is over in 24.
    @Test func theLayerFadesFromTheFrameInWhichItIsHidden() throws {
        let recording = try Self.fading.run("0 activate open")
        let fade = try Flights.path(from: 1.0, [(0, 0, ".easeOut(duration: 0.1)")])
        #expect(fade.count == 8)
        for (n, opacity) in fade.dropLast().enumerated() {
            #expect(recording.value(.layer, "p", .opacity, at: 17 + n) == opacity)
        }
        #expect(recording.rectangle(.layer, "p", at: 24) == nil)
        #expect(recording.value(.layer, "p", .x, at: 20) == 300)
        // The play waits for it.
        #expect(recording.frameCount == 25)
    }

    /// Deactivated in frame 18, the layer has opacity 1 at once; gone in 31, it fades at the source until 38.
    @Test func aLayerShownAgainIsOpaqueAtOnce() throws {
        let recording = try Self.fading.run("0 activate open;0.3 deactivate open")
        #expect(recording.value(.layer, "p", .opacity, at: 17) == 1)
        #expect((18...31).allSatisfy { recording.value(.layer, "p", .opacity, at: $0) == 1 })
        #expect(recording.story[4] == "18: layerShown p, flightStarted p")
        #expect(recording.value(.layer, "p", .x, at: 33) == 0)
        #expect((recording.value(.layer, "p", .opacity, at: 33) ?? 1) < 1)
        #expect(recording.rectangle(.layer, "p", at: 38) == nil)
        #expect(recording.frameCount == 39)
    }

    /// Closed in frame 31 and opened again in 33, while it fades.
    @Test func aPortalOpenedAgainWhileItsLayerFades() throws {
        let recording = try Self.fading.run("0 activate open;0.3 deactivate open;0.55 activate open")
        #expect(recording.story[6] == "33: activated p, layerShown p")
        #expect((33...49).allSatisfy { recording.value(.layer, "p", .opacity, at: $0) == 1 })
    }

    /// Frames are live for a layer on its way out, too: closed in 31, the source moves in 33.
    @Test func aFadingLayerFollowsItsSource() throws {
        let moved = #"move {"view": "a", "frame": \#(TestScene.frame(60, 100, 50, 50))}"#
        let recording = try Self.fading.run("0 activate open;0.3 deactivate open;0.55 \(moved)")
        #expect(recording.value(.layer, "p", .x, at: 32) == 0)
        #expect(recording.value(.layer, "p", .x, at: 33) == 60)
    }

    /// The transition that acts decides: opened without a fade, closed with one.
    @Test func theTransitionThatHidesTheLayerFadesIt() throws {
        let scene = TestScene.pair(
            #""animation": ".linear(duration: 0.2)""#,
            more: #"{"name": "fading", "portal": "p", "animation": ".linear(duration: 0.2)", "removal": "fade"}"#)
        let recording = try scene.run("0 activate open;0.5 deactivate fading")
        #expect(recording.rectangle(.layer, "p", at: 17) == nil)
        #expect(recording.value(.layer, "p", .opacity, at: 43) == 1)
        #expect(recording.rectangle(.layer, "p", at: 49) != nil)
        #expect(recording.rectangle(.layer, "p", at: 50) == nil)
    }
}
