import PortalDB
import PortalRender
import Testing

@testable import PortalCLI

/// The Lottie file of every play of the seeds. That a player draws it as recorded, `scripts/check-lottie` shows.
@Suite struct LottieSeedsTests {
    private func plays(_ name: String, fps: Int = 60) throws -> [RenderedPlay] {
        let workspace = try Workspace.withSeeds()
        return try Catalog(path: workspace.database, access: .readOnly).renderedPlays([name], PlayOptions(fps: fps))
    }

    @Test func everyFileHasWhatPlayersNeed() throws {
        // What is checked does not depend on how many frames there are.
        let plays = try plays("*", fps: 20)
        #expect(plays.count == Workspace.playCount)
        for play in plays {
            let faults = try LottieChecker(LottieDocument(play.picture, eases: play.eases).text).faults
            #expect(faults.isEmpty, "\(play.name): \(faults.prefix(3))")
        }
    }

    @Test(arguments: [
        ("popup-alert/alert", "\"o\":{\"x\":[0.42],\"y\":[0]},\"i\":{\"x\":[0.58],\"y\":[1]}"),
        ("delayed-row/chips", "\"o\":{\"x\":[0],\"y\":[0]},\"i\":{\"x\":[0.58],\"y\":[1]}"),
    ])
    func curvesAreKeysWithAnEasing(name: String, easing: String) throws {
        let play = try plays(name)[0]
        #expect(LottieDocument(play.picture, eases: play.eases).text.contains(easing))
        #expect(!LottieDocument(play.picture).text.contains(easing))
    }

    @Test func whatIsLeftOutIsSaid() throws {
        let play = try plays("card-grid/open-dawn")[0]
        let document = LottieDocument(play.picture)
        #expect(document.notes.contains { $0.contains("labels are not drawn") })
        #expect(document.text.contains("labels are not drawn."))
    }

    @Test(arguments: [
        ("\"v\":\"5.7.4\"", "\"v\":5", "v is no text"),
        ("\"op\":126,\"st\"", "\"op\":0,\"st\"", "ip and op do not fit"),
        ("\"ty\":\"gr\"", "\"ty\":\"rc\"", "in no group"), ("\"i\":{", "\"j\":{", "there is no i"),
        ("\"ty\":\"tr\"", "\"ty\":\"xx\"", "xx is unknown"), ("reduced motion", "slow", "no marker"),
    ])
    func theCheckerSeesFaults(sound: String, broken: String, fault: String) throws {
        let play = try plays("card-grid/open-dawn")[0]
        let text = LottieDocument(play.picture, eases: play.eases).text
        #expect(text.contains(sound))
        let faults = try LottieChecker(text.replacing(sound, with: broken)).faults
        #expect(faults.contains { $0.contains(fault) }, "\(faults.prefix(3))")
    }
}
