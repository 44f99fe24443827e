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

    /// A play's effects start with the flight, and not with the activation.
    @Test(
        arguments: [
            (SwiftTarget.portal1, 0.5, Transition.Handoff.timed(duration: 0.5), "500_000_000"),
            (.portal1, nil, .timed(duration: nil), "60_000_000"), (.portal1, nil, .completion(.removed), "50_000_000"),
            (.portal4, 0.5, .completion(.removed), "50_000_000"), (.portal1, 0, .timed(duration: 1), nil),
        ] as [(SwiftTarget, Double?, Transition.Handoff, String?)])
    func anEffectWaitsForItsFlight(
        target: SwiftTarget, delay: Double?, handoff: Transition.Handoff, nanoseconds: String?
    ) {
        let steps = [
            LayerEffect.Step(at: 0, to: 2, animation: ".linear"),
            LayerEffect.Step(at: 0.3, to: 1, animation: ".linear"),
        ]
        let effect = LayerEffect(property: .scale, onActivate: steps, onDeactivate: [steps[0]])
        var scene = Scene(name: "s", canvas: Size(width: 1, height: 1))
        scene.portals = [Portal(key: Portal.Key(id: "p"), group: "g", source: "a", destination: "b")]
        scene.transitions = [
            Transition(name: "t", subject: .portal("p"), handoff: handoff, delay: delay, effects: [effect])
        ]
        var sample = Sample()
        sample.scenes = [scene]
        let waits = sample.source(target).text.split(separator: "\n").filter { $0.contains("Task.sleep") }
        let expected = [nanoseconds, "300_000_000"].compactMap { $0 }
        #expect(waits.map { $0.drop { $0 == " " } } == expected.map { "try await Task.sleep(nanoseconds: \($0))" })
        scene.transitions[0].subject = .group("g", stagger: 0.1)
        sample.scenes = [scene]
        let isNoted = sample.source(target).notes.contains { $0.contains("starts with the first flight of the group") }
        #expect(isNoted == (target == .portal4))
    }

    @Test func everyGoldenHasATest() throws {
        let names = SwiftTarget.allCases.flatMap { [Self.golden($0), Self.notesGolden($0)] }
        #expect(try Goldens(of: "PortalSourceTests").orphans(besides: names) == [])
    }

    private static func golden(_ target: SwiftTarget) -> String { "seeds-\(target.rawValue).swift.txt" }

    private static func notesGolden(_ target: SwiftTarget) -> String { "seeds-\(target.rawValue).notes.txt" }
}
