import Testing

@testable import PortalCLI

@Suite struct VerificationPageTests {
    /// How many pictures a play has by its verdict: the old one and the new one as far as there are such.
    private static let pictureCounts = [
        "identical": 0, "stale": 2, "changed": 2, "missing": 1, "gone": 1, "damaged": 1,
    ]

    @Test func everythingThatIsNotAsRecordedIsShownWithWhatThereIsOfIt() throws {
        let workspace = try Workspace.withEveryVerdict()
        let words = ["verify"] + Workspace.touchedScenes
        let result = workspace.run(words + ["--report", workspace.path("report.html")])
        #expect(result.code == .differences && result.output == workspace.run(words).output)
        let page = try PageContent(of: workspace.read("report.html"))
        #expect(Set(page.plays.compactMap(\.verdict)) == Set(Self.pictureCounts.keys))
        for play in page.plays {
            #expect(play.pictures.count == Self.pictureCounts[play.verdict ?? ""], "\(play.name)")
            #expect(play.facts.isEmpty == (play.verdict == "identical"))
        }
        let line = try #require(page.plays.first { $0.name == "delayed-lines/lines" })
        #expect(line.facts.first == "scene 'delayed-lines', view 'line-2': frame.y 404 → 405")
        let report = try #require(page.report)
        #expect(report.headline == "Not everything is as recorded" && report.tone == "notice")
        #expect(report.facts.first?.hasPrefix("\(page.plays.count) plays: ") == true)
        #expect(report.facts.contains("1 recording was made by engine 0, this is engine 1"))
        #expect(report.facts.contains("scene 'delayed-lines', view 'line-2': frame.y 404 → 405: 4 plays"))
    }

    @Test func whatIsToleratedIsShownAsWell() throws {
        let workspace = try Workspace.withRecordings()
        try workspace.moveALine()
        let path = workspace.path("report.html")
        #expect(workspace.run("verify", "delayed-lines/lines", "--tolerance", "1", "--report", path).code == .success)
        let page = try PageContent(of: workspace.read("report.html"))
        #expect(page.plays.map(\.verdict) == ["tolerated"] && page.plays[0].pictures.count == 2)
        #expect(page.report?.tone == "good")
    }

    @Test func allIsWellIsAPageToo() throws {
        let workspace = try Workspace.withRecordings()
        #expect(workspace.run("verify", "popup-alert", "--report", workspace.path("report.html")).code == .success)
        let page = try PageContent(of: workspace.read("report.html"))
        #expect(page.report?.headline == "Everything is as recorded" && page.plays.count == 10)
        #expect(page.plays.allSatisfy { $0.verdict == "identical" && $0.pictures.isEmpty })
    }

    @Test func playsOfOtherOptionsHaveNamesOfTheirOwn() throws {
        let workspace = try Workspace.withSeeds()
        for words in [
            ["play", "popup-alert/alert"], ["play", "popup-alert/alert", "--fps", "120", "--reduce-motion"],
            ["verify", "popup-alert/alert", "--report", workspace.path("report.html")],
        ] {
            #expect(workspace.run(words).code == .success)
        }
        let names = try PageContent(of: workspace.read("report.html")).plays.map(\.name)
        #expect(names == ["popup-alert/alert", "popup-alert/alert (120 fps, reduced motion)"])
    }

    @Test func aFileStaysUnlessItIsToBeReplaced() throws {
        let workspace = try Workspace.withRecordings()
        let path = try workspace.write("mine", to: "report.html")
        let refused = workspace.run("verify", "popup-alert/alert", "--report", path)
        #expect(refused.code == .cannotCreate && refused.output.isEmpty)
        #expect(refused.errors == "portal-db: 'report.html' already exists; use --replace\n")
        #expect(try workspace.read("report.html") == "mine")
        #expect(workspace.run("verify", "popup-alert/alert", "--report", path, "--replace").code == .success)
        #expect(try workspace.read("report.html").hasPrefix("<!doctype html>"))
    }

    @Test func whatIsNoPlaceForAReportIsRefused() throws {
        let workspace = try Workspace.withRecordings()
        let before = try workspace.files()
        for path in ["-", workspace.database] {
            #expect(workspace.run("verify", "--report", path, "--replace").code == .usage)
        }
        #expect(try workspace.files() == before)
        for path in ["/dev/null", workspace.path("")] {
            let refused = workspace.run("verify", "--report", path)
            #expect(refused.code == .cannotCreate && !refused.errors.contains("--replace"))
        }
        let missing = workspace.run("verify", "--report", workspace.path("nowhere/report.html"))
        #expect(missing.code == .cannotCreate && missing.output.isEmpty)
    }

    @Test func aRunThatIsStoppedLeavesNoReport() throws {
        let workspace = try Workspace.withRecordings()
        let words = ["verify", "-j", "1", "--report", workspace.path("report.html")]
        #expect(workspace.run(words, Surroundings(patience: 30)).code == .interrupted)
        #expect(try workspace.files().keys.filter { $0.hasPrefix("report") } == [])
    }
}
