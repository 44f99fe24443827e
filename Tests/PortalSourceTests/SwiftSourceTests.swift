import PortalModel
import TestSupport
import Testing

@testable import PortalSource

@Suite struct SwiftSourceTests {
    private static let seeds = Result { try Sample.seeds() }
    /// Together they have what source is made of.
    private static let recordedScenes: Set<Scene.ID> = [
        "delayed-row", "group-stack", "mirror-and-raw", "photos-header", "popup-alert", "spinning-record",
    ]

    @Test(arguments: SwiftTarget.allCases)
    func someSeedsAreAsRecorded(_ target: SwiftTarget) throws {
        var some = try Self.seeds.get()
        some.scenes.removeAll { !Self.recordedScenes.contains($0.name) }
        let source = some.source(target)
        let goldens = Goldens(of: "PortalSourceTests")
        try goldens.compare(source.text, with: Self.golden(target))
        try goldens.compare(source.notes.joined(separator: "\n") + "\n", with: Self.notesGolden(target))
    }

    @Test(arguments: SwiftTarget.allCases)
    func theSourceOfSeedsAndOfHostileNamesCompiles(_ target: SwiftTarget) throws {
        let directory = try TemporaryDirectory()
        try directory.write(try Self.seeds.get().source(target).text, to: "Seeds.swift")
        try directory.write(Sample.hostile.source(target).text, to: "Hostile.swift")
        let result = try SwiftTools.typeCheck([directory.file("Seeds.swift"), directory.file("Hostile.swift")])
        #expect(result.status == 0, "\(result.output)")
    }

    @Test func theCompilerSeesWhatIsWrong() throws {
        let directory = try TemporaryDirectory()
        let text = try Self.seeds.get().source(.portal4).text
        try directory.write(text.replacing("duration:", with: "length:"), to: "Wrong.swift")
        #expect(try SwiftTools.typeCheck([directory.file("Wrong.swift")]).status != 0)
    }

    @Test func theFormatterHasNothingToSay() throws {
        let directory = try TemporaryDirectory()
        let files = try SwiftTarget.allCases.flatMap { target in
            try [("Seeds", Self.seeds.get()), ("Hostile", Sample.hostile)].map { name, sample in
                let file = "\(name)-\(target.rawValue).swift"
                try directory.write(sample.source(target).text, to: file)
                return directory.file(file)
            }
        }
        let result = try SwiftTools.lint(files)
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output.prefix(4000))")
    }

    @Test func theLibraryForAppsCompiles() throws {
        let root = Project.root
        let files = ["Animation+Catalog", "PopupAppearance"].map {
            root.appending(path: "Sources/PortalSwiftUI/\($0).swift").path
        }
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            import PopUp
            import PortalDB
            import SwiftUI

            @MainActor func use(_ catalog: Catalog) throws -> some View {
                let animation = try Animation(preset: "hero/open", in: catalog)
                let appearance = try PopupAppearance(settings: "alert", in: catalog)
                return EmptyView().popUpPresentAnimation(animation).popUpAppearance(appearance)
            }
            """, to: "Use.swift")
        let ofC = ["CSQLite", "CDigest/include"].flatMap { ["-I", root.appending(path: "Sources/\($0)").path] }
        let result = try SwiftTools.typeCheck(files + [directory.file("Use.swift")], ofC)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test(arguments: [("", ""), (" \n", ""), ("Opens", ": Opens")])
    func nothingEndsInAColon(words: String, shown: String) {
        var sample = Sample()
        sample.presets = [Preset(name: "hero/open", animation: ".smooth", summary: words)]
        sample.scenes = [Scene(name: "s", title: words, canvas: Size(width: 1, height: 1))]
        let lines = sample.source(.portal4).text.split(separator: "\n")
        #expect(lines.contains("    /// 'hero/open'\(shown)"))
        #expect(lines.contains("// MARK: - Scene 's'\(shown)"))
    }

    @Test(arguments: [
        ([LayerEffect.Target.source], "Its source needs `"), ([.destination], "Its destination needs `"),
        ([.source, .destination], "Its source and destination need `"),
    ])
    func whatAnEndNeedsIsSaidInItsNumber(targets: [LayerEffect.Target], words: String) {
        let step = LayerEffect.Step(at: 0, to: 2, animation: ".smooth")
        let effect = LayerEffect(property: .scale, targets: Set(targets), onActivate: [step])
        var scene = Scene(name: "s", canvas: Size(width: 1, height: 1))
        scene.portals = [Portal(key: Portal.Key(id: "p"), source: "a", destination: "b")]
        scene.transitions = [Transition(name: "t", subject: .portal("p"), effects: [effect])]
        var sample = Sample()
        sample.scenes = [scene]
        #expect(sample.source(.portal4).text.contains(words))
    }

    @Test func everyGoldenHasATest() throws {
        let names = SwiftTarget.allCases.flatMap { [Self.golden($0), Self.notesGolden($0)] }
        #expect(try Goldens(of: "PortalSourceTests").orphans(besides: names) == [])
    }

    private static func golden(_ target: SwiftTarget) -> String { "seeds-\(target.rawValue).swift.txt" }

    private static func notesGolden(_ target: SwiftTarget) -> String { "seeds-\(target.rawValue).notes.txt" }
}
