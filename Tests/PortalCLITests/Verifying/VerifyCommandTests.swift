import Foundation
import TestSupport
import Testing

@testable import PortalCLI

@Suite struct VerifyCommandTests {
    static let goldenNames = renderings.map(\.golden) + ["verify-verbose.txt"]

    static let renderings: [(golden: String, words: [String], surroundings: Surroundings)] = [
        ("verify.txt", [], Surroundings()),
        ("verify-narrow.txt", [], Surroundings(isTerminal: true, columns: 50, environment: ["NO_COLOR": "1"])),
        ("verify-narrow-coloured.txt", [], Surroundings(isTerminal: true, columns: 50)),
        ("verify-wide.txt", [], Surroundings(isTerminal: true, columns: 140, environment: ["NO_COLOR": "1"])),
        ("verify-wide-coloured.txt", [], Surroundings(isTerminal: true, columns: 140)),
        ("verify.json", ["--format", "json"], Surroundings()),
        ("verify-junit.xml", ["--format", "junit"], Surroundings()),
        ("verify-github.txt", ["--format", "github"], Surroundings()),
    ]

    private let goldens = Goldens(of: "PortalCLITests")
    private let all = Workspace.playCount

    @Test(arguments: renderings.indices) func everyFormSaysWhatIsNotAsRecorded(index: Int) throws {
        let (golden, words, surroundings) = Self.renderings[index]
        let workspace = try Workspace.withEveryVerdict()
        let result = workspace.run(["verify"] + Workspace.touchedScenes + words, surroundings)
        #expect(result.code == .differences)
        try goldens.compare(result.output, with: golden)
    }

    @Test func verboseSaysEverything() throws {
        let result = try Workspace.withEveryVerdict().run("verify", "portal-sheet", "delayed-lines", "-v")
        try goldens.compare(result.output, with: "verify-verbose.txt")
        #expect(result.errors.hasPrefix("Slowest:\n") && !result.output.contains("Slowest"))
    }

    @Test func nothingButASummaryIfAllIsAsRecorded() throws {
        let result = try Workspace.withRecordings().run("verify")
        #expect(result.code == .success && result.errors.isEmpty)
        #expect(result.output == "\(all) plays: \(all) identical\n")
    }

    /// What moves with a preset, and only that.
    @Test func aChangedPresetIsNamedWithThePlaysThatItTouches() throws {
        let workspace = try Workspace.withRecordings()
        try workspace.change(
            #""presets": [{"name": "portal-sheet/flight", "animation": ".smooth(duration: 0.4, extraBounce: 0.2)"}]"#)
        let result = workspace.run("verify")
        let stale = result.output.split(separator: "\n").filter { $0.hasPrefix("stale") }
        #expect(stale.count >= 7 && stale.allSatisfy { $0.contains("  portal-sheet/") })
        #expect(result.output.hasSuffix("\(all) plays: \(all - stale.count) identical, \(stale.count) stale\n"))
        #expect(result.output.contains("preset 'portal-sheet/flight': animation"))
    }

    @Test func theEnginesVersionIsSaidOnce() throws {
        let workspace = try Workspace.withRecordings()
        try workspace.database { try $0.run("UPDATE recording SET engine = '0'") }
        let result = workspace.run("verify")
        #expect(result.code == .success)
        #expect(
            result.output
                == "\(all) plays: \(all) identical\n\(all) recordings were made by engine 0, this is engine 1\n")
        let one = workspace.run("verify", "popup-alert/alert")
        #expect(one.output.hasSuffix("1 recording was made by engine 0, this is engine 1\n"))
        #expect(
            workspace.run("verify", "--format", "junit").errors
                == "\(all) recordings were made by engine 0, this is engine 1\n")
    }

    @Test func acceptedResultsAreOfThisEngine() throws {
        let workspace = try Workspace.withRecordings()
        try workspace.database { try $0.run("UPDATE recording SET engine = '0'") }
        #expect(workspace.run("accept", "popup-alert/alert").output == "1 accepted.\n")
        #expect(workspace.run("verify", "popup-alert/alert").output == "1 play: 1 identical\n")
        #expect(workspace.run("accept", "popup-alert/alert").output == "Nothing to accept.\n")
    }

    @Test(arguments: ["popup-alert/turn-round", "popup-alert/turn-r*"])
    func aPlayThatIsGoneHasAName(name: String) throws {
        let workspace = try Workspace.withRecordings()
        try workspace.database { try $0.run("DELETE FROM script WHERE name = 'turn-round'") }
        #expect(workspace.run("verify", name).code == .differences)
        #expect(workspace.run("accept", name).code == .success)
        #expect(workspace.run("verify", name).code == .noInput)
    }

    @Test func anEnginesVersionThatATerminalWouldObeyIsEscaped() throws {
        let workspace = try Workspace.withRecordings()
        try workspace.database { try $0.run("UPDATE recording SET engine = char(27) || '[31m' || char(10) || '::x'") }
        let result = workspace.run("verify", "popup-alert/alert")
        #expect(result.output.hasSuffix("made by engine \\u{1B}[31m\\n::x, this is engine 1\n"))
    }

    @Test func nothingIsWritten() throws {
        let workspace = try Workspace.withEveryVerdict()
        let before = try workspace.files()
        let first = workspace.run(["verify", "-v"], Surroundings(environment: ["CI": "true"]))
        let second = workspace.run(["verify", "-v"], Surroundings(environment: ["CI": "true"]))
        #expect(first.code == .differences && second.code == .differences)
        #expect(first.output == second.output)
        #expect(try workspace.files() == before)
    }

    @Test(arguments: [("0", ExitCode.differences), ("0.5", .differences), ("1", .success)])
    func aToleranceLetsPass(tolerance: String, code: ExitCode) throws {
        let workspace = try Workspace.withRecordings()
        try workspace.moveALine()
        #expect(workspace.run("verify", "--tolerance", tolerance).code == code)
    }

    @Test func aRunThatIsStoppedSaysHowFarItCame() throws {
        let workspace = try Workspace.withRecordings()
        let result = workspace.run(["verify", "-j", "1"], Surroundings(patience: 30))
        #expect(result.code == .interrupted)
        let words = result.errors.split(separator: " ")
        #expect(result.errors.hasPrefix("portal-db: stopped after ") && result.errors.hasSuffix(" of \(all) plays\n"))
        #expect(words.count > 3 && Int(words[3]).map { $0 <= 30 } == true)
    }

    @Test func aTerminalShowsHowFarItIs() throws {
        let workspace = try Workspace.withRecordings()
        let surroundings = Surroundings(isTerminal: true, tick: 0.05)
        let errors = workspace.run(["verify", "popup-alert"], surroundings).errors
        #expect(errors.hasPrefix("\r\u{1B}[K2 of 10 plays, "))
        #expect(errors.contains("\r\u{1B}[KSlowest:\n"))
        #expect(workspace.run("verify", "popup-alert").errors.isEmpty)
    }

    /// A thousand plays in one catalog, ten a scene.
    @Test func moreThreadsChangeNothingInTheOutput() throws {
        let workspace = try Workspace()
        try workspace.importAThousand(x: 300)
        #expect(workspace.run("play", "--all", "--fps", "10").output == "1000 plays: 1000 recorded\n")
        try workspace.importAThousand(x: 301)
        for format in ReportFormat.allCases {
            // All of them in one form, every tenth scene in the others.
            let names = format == .text ? [] : ["s?0"]
            let results = ["1", "2"].map { jobs in
                workspace.run(["verify", "-v", "--format", format.rawValue, "--jobs", jobs] + names)
            }
            #expect(results[0].code == .differences)
            #expect(results[0].output == results[1].output)
            #expect(results[0].output.utf8.count > 5_000)
        }
    }
}

extension Workspace {
    /// A hundred scenes of ten transitions, with the destination of every fifth at a given place.
    fileprivate func importAThousand(x: Int) throws {
        let scenes = (0..<100).map { number in
            let transitions = (0..<10).map {
                #"{"name": "t\#($0)", "portal": "p", "animation": ".smooth(duration: 0.\#($0 + 1))"}"#
            }
            return """
                {"name": "s\(number)", "canvas": {"width": 393, "height": 852}, "views": [
                  {"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
                  {"id": "b", "frame": {"x": \(number % 5 == 0 ? x : 300), "y": 0, "width": 200, "height": 200}}],
                 "portals": [{"id": "p", "source": "a", "destination": "b"}],
                 "transitions": [\(transitions.joined(separator: ","))]}
                """
        }
        try write(#"{"format": "portal-catalog/1", "scenes": [\#(scenes.joined(separator: ","))]}"#, to: "many.json")
        _ = run("import", path("many.json"), "--on-conflict", "replace")
    }
}
