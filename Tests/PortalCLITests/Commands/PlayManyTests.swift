import TestSupport
import Testing

@testable import PortalCLI

/// `play` with more than one scene.
@Suite struct PlayManyTests {
    static let goldenNames = ["play-many.txt"]

    private let all = Workspace.playCount

    @Test func allPlaysAreRecordedAndThenCompared() throws {
        let workspace = try Workspace.withSeeds()
        #expect(workspace.run("play", "--all", "--jobs", "1").output == "\(all) plays: \(all) recorded\n")
        let again = workspace.run("play", "--all", "--jobs", "2")
        #expect(again.code == .success && again.output == "\(all) plays: \(all) unchanged\n" && again.errors.isEmpty)
    }

    @Test func whatIsNotAsRecordedIsTold() throws {
        let workspace = try Workspace.withEveryVerdict()
        let result = workspace.run(["play"] + Workspace.touchedScenes + ["--record", "failed"])
        #expect(result.code == .differences)
        try Goldens(of: "PortalCLITests").compare(result.output, with: "play-many.txt")
        #expect(workspace.run(["play"] + Workspace.touchedScenes).code == .success)
    }

    /// A build service must not record what nobody looked at; a mode that is named counts there too.
    @Test(
        arguments: [
            ("true", ["--all"], false), ("1", ["popup-*", "--record", "missing"], true), ("false", ["popup-*"], true),
            ("", ["popup-*"], true),
        ] as [(String, [String], Bool)])
    func whereABuildServiceRunsNothingIsRecorded(value: String, words: [String], isRecorded: Bool) throws {
        let workspace = try Workspace.withSeeds()
        let surroundings = Surroundings(environment: ["CI": value])
        let before = try workspace.files()
        for _ in 0..<2 {
            let result = workspace.run(["play"] + words, surroundings)
            #expect(result.code == (isRecorded ? .success : .differences))
        }
        #expect(try (workspace.files() == before) == !isRecorded)
        #expect(workspace.run(["play", "story-list"], surroundings).code == .success)
    }

    @Test func shardsTogetherAreAll() throws {
        let workspace = try Workspace.withSeeds()
        for number in 1...3 { _ = workspace.run("play", "--all", "--shard", "\(number)/3") }
        #expect(workspace.run("verify").output == "\(all) plays: \(all) identical\n")
    }

    @Test func patternsAndTagsChoose() throws {
        let workspace = try Workspace.withSeeds()
        #expect(workspace.run("play", "popup-*").output == "10 plays: 10 recorded\n")
        #expect(workspace.run("play", "card-grid/open-d*").output == "3 plays: 3 recorded\n")
        #expect(workspace.run("play", "x*").errors == "portal-db: no scene or play matches 'x*'\n")
        #expect(workspace.run("play", "--tag", "nothing").code == .noInput)
    }

    @Test func framesOfManyAreAList() throws {
        let workspace = try Workspace.withSeeds()
        let outputs = ["1", "2"].map { workspace.run("play", "popup-*", "--no-record", "-f", "json", "-j", $0).output }
        #expect(outputs[0].hasPrefix("[\n  {") && outputs[0] == outputs[1])
    }

    @Test func aRunThatIsStoppedKeepsWholeRecordings() throws {
        let workspace = try Workspace.withSeeds()
        let result = workspace.run(["play", "--all", "-j", "2"], Surroundings(patience: 20))
        #expect(result.code == .interrupted)
        let recorded =
            workspace.run("list", "recordings", "-f", "csv").output.split(whereSeparator: \.isNewline).count - 1
        #expect(
            result.errors == "portal-db: stopped after \(recorded) of \(all) plays; \(recorded) recorded, each whole\n")
        let rest = workspace.run("play", "--all").output
        #expect(rest.hasPrefix("\(all) plays: ") && rest.contains("\(all - recorded) recorded"))
        #expect(workspace.run("verify").code == .success)
    }

    @Test(arguments: [
        (["play"], "SCENE[/NAME] is missing; --all plays everything"),
        (["play", "--all", "card-grid"], "--all and names exclude each other"),
        (["play", "--all", "--shard", "3/2"], "option '--shard' is '3/2'; it must be K/N with K from 1 to N, as 2/5"),
    ])
    func wordsThatMakeNoSenseAreRefused(words: [String], message: String) throws {
        let result = try Workspace.withSeeds().run(words)
        #expect(result.code == .usage)
        #expect(result.errors == "portal-db: \(message)\nportal-db: see 'portal-db play --help'\n")
    }
}
