import Foundation
import PortalDB
import TestSupport
import Testing

@testable import PortalCLI

@Suite struct RenderCommandTests {
    static let goldenNames = ["render-curve.svg", "render-curve.css"]

    private let workspace: Workspace

    init() throws { workspace = try Workspace.withSeeds() }

    private static let play = "delayed-lines/lines"

    @Test(arguments: [
        ("x.svg", "<svg "), ("x.CSS", "/* delayed-lines/lines, "), ("x.csv", "scene,play,frame"),
        ("x.json", "{\n"), ("x.lottie.json", "{\"v\":\"5.7.4\""),
    ])
    func theEndingSaysTheFormat(file: String, start: String) throws {
        let result = workspace.run(["render", Self.play, "-o", workspace.path(file)])
        #expect(result.code == .success && result.output.isEmpty)
        #expect(try workspace.read(file).hasPrefix(start))
        let format = try #require(RenderFormat(ofFile: file)).rawValue
        #expect(workspace.run("render", Self.play, "--format", format).output.hasPrefix(start))
    }

    @Test func theCatalogStaysAsItWas() throws {
        let before = try workspace.files()
        _ = workspace.run("render", Self.play)
        #expect(try workspace.files() == before)
    }

    @Test func itSaysWhereTheFramesAreFrom() {
        func errors() -> String { workspace.run("render", "card-grid/open-dawn", "-f", "csv").errors }
        #expect(errors() == "portal-db: card-grid/open-dawn: played now, as nothing is recorded with these options\n")
        _ = workspace.run("play", "card-grid/open-dawn")
        #expect(errors() == "portal-db: card-grid/open-dawn: recording @1\n")
        let recorded = workspace.run("render", "card-grid/open-dawn", "-f", "csv").output
        let change = #"""
            { "format": "portal-catalog/1", "presets": [
              { "name": "card-grid/flight", "animation": ".snappy(duration: 0.4)", "summary": "Card to sheet and back" } ] }
            """#
        _ = workspace.run("import", "-", "--on-conflict", "replace", input: change)
        #expect(
            errors()
                == "portal-db: card-grid/open-dawn: played now, as recording @1 is of another input or engine\n")
        let again = workspace.run("render", "card-grid/open-dawn@1", "-f", "csv")
        #expect(again.output == recorded)
        #expect(again.errors == "portal-db: card-grid/open-dawn@1: as recorded\n")
    }

    @Test(arguments: [["--fps", "30"], ["--limit", "1"], ["--reduce-motion"]])
    func aRecordingHasOptionsOfItsOwn(options: [String]) {
        _ = workspace.run("play", "card-grid/open-dawn")
        let result = workspace.run(["render", "card-grid/open-dawn@1"] + options)
        #expect(result.code == .usage && result.output.isEmpty)
        #expect(result.errors.contains("\(options[0]) is for plays; 'card-grid/open-dawn@1' is a recording"))
    }

    @Test func optionsMakeNoRecordingOfAName() {
        let result = workspace.run("render", "card-grid/open-dawn@1", "--fps", "30")
        #expect(result.code == .noInput && result.errors.contains("there is no recording 'card-grid/open-dawn@1'"))
    }

    /// What slides is read from what the recording says of views that moved since.
    @Test func anOldRecordingIsDrawnWhereItsViewsStood() {
        func scene(x: Int) -> String {
            #"""
            { "format": "portal-catalog/1", "scenes": [ {
              "name": "sliding", "canvas": { "width": 300, "height": 400 },
              "contexts": [ { "name": "root", "presentation": "root" },
                { "name": "sheet", "presentation": "sheet", "offset": { "x": 0, "y": \#(x * 4) } } ],
              "views": [ { "id": "a", "frame": { "x": 10, "y": 10, "width": 50, "height": 50 } },
                { "id": "ground", "context": "sheet", "frame": { "x": 0, "y": 0, "width": 300, "height": 400 } },
                { "id": "b", "context": "sheet", "frame": { "x": \#(x), "y": 100, "width": 50, "height": 50 } } ],
              "portals": [ { "id": "p", "source": "a", "destination": "b" } ],
              "transitions": [ { "name": "open", "portal": "p" } ] } ] }
            """#
        }
        func drawn() -> String { workspace.run("render", "sliding/open@1", "-f", "svg").output }
        _ = workspace.run("import", "-", input: scene(x: 100))
        _ = workspace.run("play", "sliding/open")
        let before = drawn()
        _ = workspace.run("import", "-", "--on-conflict", "replace", input: scene(x: 200))
        #expect(before.contains("<svg") && drawn() == before)
    }

    @Test func severalPlaysGoIntoADirectory() throws {
        let result = workspace.run(["render", "delayed-lines", "popup-alert/alert", "-o", workspace.path("out")])
        #expect(result.code == .usage)
        #expect(result.errors.contains("'out' does not say what to draw; use --format with one of "))
        let made = workspace.run(["render", "delayed-*", "-f", "svg", "-o", workspace.path("out/")])
        #expect(made.code == .success)
        #expect(made.errors.hasSuffix(" files are in out/\n"))
        #expect(try workspace.read("out/delayed-lines.lines.svg").hasPrefix("<svg "))
        let again = workspace.run(["render", "delayed-*", "-f", "svg", "-o", workspace.path("out")])
        #expect(again.code == .cannotCreate)
        #expect(again.errors.contains("already exists; use --replace"))
        let replaced = workspace.run(["render", "delayed-*", "-f", "svg", "-o", workspace.path("out"), "--replace"])
        #expect(replaced.code == .success)
    }

    /// Of several files none is written then.
    @Test(arguments: [[], ["--replace"]]) func whatNoFileReplacesIsSaidAtOnce(words: [String]) throws {
        let device = workspace.run(["render", Self.play, "-f", "svg", "-o", "/dev/null"] + words)
        #expect(device.code == .cannotCreate && device.errors.contains("no file can take its place"))
        let taken = "delayed-row.asked-twice.svg"
        try FileManager.default.createDirectory(
            atPath: workspace.path("out/\(taken)"), withIntermediateDirectories: true)
        let drawings = workspace.run(["render", "delayed-*", "-f", "svg", "-o", workspace.path("out")] + words)
        #expect(drawings.code == .cannotCreate && drawings.errors.contains("Is a directory"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.path("out")) == [taken])
    }

    @Test func aPlayThatIsNamedTwiceIsDrawnOnce() {
        let once = workspace.run("render", Self.play, "-f", "csv").output
        #expect(workspace.run("render", Self.play, Self.play, "-f", "csv").output == once)
    }

    /// As `play` has it.
    @Test(arguments: [("s", "["), ("s/*", "["), ("s/open", "{"), ("s/open@1", "{")])
    func whatIsAskedForDecidesWhetherJSONIsAList(name: String, start: String) throws {
        let workspace = try Workspace()
        let scene = """
            {"name": "s", "canvas": {"width": 9, "height": 9}, "views": [
               {"id": "a", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}],
             "delayed": [{"name": "open", "views": [{"view": "a", "viewIndex": 0}]}]}
            """
        _ = workspace.run("import", "-", input: #"{"format": "portal-catalog/1", "scenes": [\#(scene)]}"#)
        _ = workspace.run("play", "s")
        let drawn = workspace.run("render", name, "-f", "json")
        #expect(drawn.output.hasPrefix(start), "\(drawn.errors)")
        if name != "s/open@1" { #expect(drawn.output == workspace.run("play", name, "--format", "json").output) }
        let file = workspace.run("render", name, "-f", "svg", "-o", workspace.path("od/"))
        #expect(file.errors.hasSuffix("1 file is in od/\n"))
    }

    @Test func oneFrameAndOneLabelAreOne() throws {
        let workspace = try Workspace()
        let scene = """
            {"name": "s", "canvas": {"width": 9, "height": 9}, "views": [
               {"id": "a", "label": "A", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}],
             "delayed": [{"name": "open", "views": []}]}
            """
        _ = workspace.run("import", "-", input: #"{"format": "portal-catalog/1", "scenes": [\#(scene)]}"#)
        for words in [["--frames", "3"], ["--plot"]] {
            #expect(workspace.run(["render", "s/open"] + words).output.contains(" fps, 1 frame, 0 s"))
        }
        let lottie = workspace.run("render", "s/open", "-f", "lottie").errors
        #expect(lottie.contains("so 1 label is not drawn\n"), "\(lottie)")
    }

    @Test func aPlayThatIsCutSaysSo() {
        let result = workspace.run("render", "card-grid/open-dawn", "--limit", "0.2", "-f", "svg")
        #expect(result.code == .success)
        let note = "something still moves in the last frame, where the play is cut"
        #expect(result.errors.contains("portal-db: note: \(note)\n") && result.output.contains("<desc>\(note).</desc>"))
    }

    @Test func severalPlaysAreOneListOfFrames() {
        #expect(workspace.run("render", "delayed-lines", "-f", "json").output.hasPrefix("["))
        #expect(workspace.run("render", Self.play, "-f", "json").output.hasPrefix("{"))
        let rows = workspace.run("render", "delayed-*", "-f", "csv").output
        #expect(rows.contains("\r\ndelayed-lines,") && rows.contains("\r\ndelayed-row,"))
    }

    @Test(arguments: [
        ([], "SCENE[/NAME] or --curve PRESET is missing"),
        (["card-grid", "--curve", "swiftui/smooth"], "--curve and plays exclude each other"),
        (["--curve", "swiftui/smooth", "--once", "-f", "css"], "--curve excludes --at, --frames, --plot and --once"),
        (["card-grid"], "13 plays are 13 files of svg; --output DIRECTORY takes them"),
        (["card-grid", "-o", "x.svg"], "13 plays do not go into the one file 'x.svg'; --output DIRECTORY takes them"),
        (["delayed-lines/lines", "--at", "1", "--frames", "3"], "--at and --frames exclude each other"),
        (["delayed-lines/lines", "--at", "1", "--once"], "--at and --once exclude each other"),
        (["delayed-lines/lines", "--plot", "-f", "css"], "--plot is for svg, not for css"),
        (["delayed-lines/lines", "--once", "-f", "csv"], "--once is for svg and css, not for csv"),
        (["--curve", "swiftui/smooth", "-f", "lottie"], "--curve is for svg and css, not for lottie"),
        (
            ["--curve", "swiftui/smooth", "--plot"],
            "--curve excludes --at, --frames, --plot and --once, which are for plays"
        ),
        (
            ["delayed-lines/lines", "-o", "x.lottie"],
            "'x.lottie' would be a zip archive, which is not written; name it .lottie.json"
        ),
        (["delayed-lines/lines", "--tolerance", "0.01"], "--tolerance is for css only"),
        (["delayed-lines/lines", "--distance", "10"], "--distance is for --curve only"),
        (["--curve", "swiftui/smooth", "--limit", "3"], "--limit is for plays only"),
        (["delayed-lines/lines", "--tolerance", "0"], "must be a number from 0.0001 to 0.1"),
    ])
    func whatMakesNoSenseIsSaid(words: [String], message: String) {
        let result = workspace.run(["render"] + words)
        #expect(result.code == .usage)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: [
        (["card-gird"], ExitCode.noInput), (["delayed-lines/lines@7"], .noInput), (["nothing-*"], .noInput),
        (["--curve", ".smoth"], .badData), (["--curve", "no/preset"], .badData),
    ])
    func whatIsNotThereIsSaid(words: [String], code: ExitCode) {
        #expect(workspace.run(["render"] + words).code == code)
    }

    @Test func theCatalogIsNoPlaceForAPicture() {
        let result = workspace.run(["render", Self.play, "-f", "svg", "--replace", "-o", workspace.database])
        #expect(result.code == .usage && result.errors.contains("names the catalog itself"))
    }

    @Test(arguments: ["svg", "css"])
    func curvesArePlottedOrEasings(format: String) throws {
        let result = workspace.run(
            "render", "--curve", "swiftui/bouncy", "--curve", ".easeIn(duration: 0.2)", "--format", format)
        #expect(result.code == .success && result.errors.isEmpty)
        try Goldens(of: "PortalCLITests").compare(result.output, with: "render-curve.\(format)")
    }

    @Test func aMotionWithoutAnEndIsCut() {
        let result = workspace.run("render", "--curve", ".linear.repeatForever()")
        #expect(result.code == .success)
        #expect(
            result.errors == "portal-db: note: '.linear.repeatForever()' still moves after 30 s, and is cut there\n")
    }

    @Test(arguments: [
        (["a/b/c"], ["a.b.c.svg"]), (["a/b", "A/b", "a.b"], ["a.b.svg", "A.b-2.svg", "a.b-3.svg"]),
        (["../x"], ["...x.svg"]), (["s/p@3"], ["s.p@3.svg"]), (["s/\u{301}p"], ["s.\u{301}p.svg"]),
    ])
    func filesAreNamedAfterPlays(plays: [String], files: [String]) {
        #expect(RenderFile.names(plays, ending: "svg") == files)
    }

    @Test func longNamesAreCutAndStayDifferent() throws {
        let long = String(repeating: "é", count: 200)
        let plays = ["\(long)/a\(long)", "\(long)/a\(long)b", "\(long)/a\(long)"]
        let files = RenderFile.names(plays, ending: "lottie.json")
        #expect(Set(files).count == 3)
        for file in files {
            #expect(file.utf8.count + ".partial".utf8.count <= 255 && file.utf8.count > 240)
            #expect(file.wholeMatch(of: /é+~[0-9a-f]{8}\.lottie\.json/) != nil, "\(file)")
        }
        #expect(RenderFile.names([plays[1]], ending: "lottie.json") == [files[1]])

        try workspace.write(
            """
            {"format": "portal-catalog/1", "scenes": [{"name": "\(long)", "canvas": {"width": 100, "height": 100},
              "delayed": [{"name": "\(long)", "views": []}]}]}
            """, to: "long.json")
        #expect(workspace.run("import", workspace.path("long.json")).code == .success)
        let result = workspace.run("render", "\(long)/\(long)", "--format", "svg", "--output", workspace.path("out/"))
        #expect(result.code == .success, "\(result.errors)")
    }

    @Test func whatCannotBeWrittenIsSaidToBeSo() {
        let file = workspace.path(String(repeating: "x", count: 300) + ".svg")
        for words in [["render", Self.play, "-o", file], ["export", file]] {
            let result = workspace.run(words)
            #expect(result.code == .cannotCreate)
            #expect(result.errors.contains("cannot create 'xxx") && result.errors.hasSuffix("File name too long\n"))
        }
    }

    @Test func theSameInputGivesTheSameBytes() {
        for format in RenderFormat.allCases where format != .csv && format != .json {
            let words = ["render", "sliding-sheet/turn-round", "--format", format.rawValue]
            #expect(workspace.run(words).output == workspace.run(words).output)
        }
    }
}
