import TestSupport
import Testing

@testable import PortalDB

/// What is said of a change, and that nothing that frames depend on can change unsaid.
@Suite struct InputChangeTests {
    /// A scene with everything in it, and the settings and presets that it names.
    static let document = Documents.document(
        presets: """
            [{"name": "base", "animation": ".smooth(duration: 0.3)"}, {"name": "hero", "animation": "{base}.delay(0.1)"}]
            """,
        settings: #"[{"name": "alert", "backgroundMaterial": "thin"}]"#,
        scenes: """
            [{"name": "s", "canvas": {"width": 393, "height": 852},
              "contexts": [{"name": "root", "presentation": "root"}, {"name": "top", "presentation": "sheet"}],
              "views": [
                {"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}, "fill": "#FF0000"},
                {"id": "b", "context": "top", "frame": {"x": 200, "y": 0, "width": 100, "height": 100}},
                {"id": "c", "frame": {"x": 0, "y": 300, "width": 50, "height": 50}}],
              "portals": [{"id": "p", "source": "a", "destination": "b", "group": "g"}],
              "transitions": [{"name": "open", "group": "g", "animation": "hero", "configuration": {
                "level": "styling", "active": {"blur": 1}}, "effects": [{"property": "scale", "onActivate": [
                {"at": 0, "to": 2, "animation": ".linear"}]}]}],
              "popups": [{"id": "box", "view": "c", "settings": "alert"}],
              "delayed": [{"name": "lines", "views": [{"view": "c", "viewIndex": 0}]}],
              "headers": [{"id": "head", "title": {"source": {"x":0,"y":0,"width":9,"height":9},
                "destination": {"x":5,"y":0,"width":3,"height":3}}, "titleText": "T"}],
              "scripts": [{"name": "act", "steps": [{"at": 0, "activate": "open"}, {"at": 1, "presentContext": "top"},
                {"at": 2, "move": {"view": "a", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}}]}]
            }]
            """)

    /// A text of the document, what stands in its place, the play that it touches and what is said of it.
    static let cases: [(old: String, new: String, play: String, words: [String])] = [
        (".smooth(duration: 0.3)", ".snappy", "open", ["preset 'base': animation .smooth(duration: 0.3) → .snappy"]),
        ("delay(0.1)", "delay(0.2)", "open", ["preset 'hero': animation {base}.delay(0.1) → {base}.delay(0.2)"]),
        (
            #""animation": "hero""#, #""delay": 1"#, "open",
            [
                "preset 'base' is gone", "preset 'hero' is gone",
                "scene 's', transition 'open': animation hero → not set",
                "scene 's', transition 'open': delay not set → 1",
            ]
        ),
        (#""width": 393"#, #""width": 400"#, "box", ["scene 's': canvas.width 393 → 400"]),
        (
            #""backgroundMaterial": "thin""#, #""present": ".linear""#, "box",
            ["pop-up settings 'alert': present not set → .linear"]
        ),
        (
            #", "settings": "alert""#, #", "settings": {"dismiss": ".linear"}"#, "box",
            [
                "pop-up settings 'alert' is gone", "scene 's', pop-up 'box': settings alert → not set",
                "scene 's', pop-up 'box': settings.dismiss not set → .linear",
            ]
        ),
        (
            #""presentation": "sheet""#, #""presentation": "sheet", "offset": {"x": 0, "y": 852}"#, "act",
            ["scene 's', context 'top': offset.x not set → 0", "scene 's', context 'top': offset.y not set → 852"]
        ),
        (#""x": 200"#, #""x": 201"#, "open", ["scene 's', view 'b': frame.x 200 → 201"]),
        (
            #""destination": "b""#, #""destination": "c""#, "open",
            [
                "scene 's', context 'top' is gone", "scene 's', view 'b' is gone", "scene 's', view 'c' is new",
                "scene 's', portal 'p': destination b → c",
            ]
        ),
        (#""blur": 1"#, #""blur": 2"#, "open", ["scene 's', transition 'open': configuration.active.blur 1 → 2"]),
        (#""to": 2"#, #""to": 3"#, "open", ["scene 's', transition 'open': effects[0].onActivate[0].to 2 → 3"]),
        (
            #""name": "open", "group": "g""#, #""name": "open", "group": "g", "stagger": 0.1"#, "open",
            ["scene 's', transition 'open': stagger not set → 0.1"]
        ),
        (
            #""viewIndex": 0"#, #""viewIndex": 1"#, "lines",
            ["scene 's', delayed container 'lines': views[0].viewIndex 0 → 1"]
        ),
        (#""titleText": "T""#, #""snapping": "none""#, "head", ["scene 's', header 'head': snapping not set → none"]),
        (#"{"x":5,"#, #"{"x":6,"#, "head", ["scene 's', header 'head': title.destination.x 5 → 6"]),
        (#""x": 1, "y": 2"#, #""x": 1, "y": 7"#, "act", ["scene 's', script 'act': steps[2].move.frame.y 2 → 7"]),
        (
            #""group": "g"}],"#, #""group": "g", "mirror": {"hidesSource": false}}],"#, "open",
            ["scene 's', portal 'p': mirror not set → true"]
        ),
    ]

    @Test(arguments: cases.indices) func aChangeIsSaidInWords(index: Int) throws {
        let (old, new, play, words) = Self.cases[index]
        let changed = Self.document.replacing(old, with: new, maxReplacements: 1)
        #expect(changed != Self.document)
        try withCatalog(Self.document) { catalog in
            try catalog.run(try catalog.tasks(PlaySelection()), record: .missing) { _ in }
            try catalog.importDocuments([.text(changed)], onConflict: .replace)
            let found = try catalog.verify(PlaySelection(["s/\(play)"]))[0]
            #expect(found.difference?.inputChanges.map(\.description) == words)
        }
    }

    /// Every play whose input digest has changed can say what of it, and no other has anything to say.
    @Test(arguments: cases.indices) func whatHasAnotherDigestHasAChange(index: Int) throws {
        let changed = Self.document.replacing(Self.cases[index].old, with: Self.cases[index].new, maxReplacements: 1)
        try withCatalog(Self.document) { before in
            try withCatalog(changed) { after in
                let (old, new) = (try before.scene("s"), try after.scene("s"))
                for play in old.plays {
                    let first = try before.planned(play, of: old)
                    let second = try after.planned(play, of: new)
                    let isChanged = first.plan.digest(.standard) != second.plan.digest(.standard)
                    let changes = InputChange.changes(from: first.inputs, to: second.inputs, in: "s")
                    #expect(!isChanged || !changes.isEmpty, "\(play.name)")
                }
            }
        }
    }

    /// Two portals whose namespace and id are spelt alike.
    static let alike = Documents.document(
        scenes: """
            [{"name": "s", "canvas": {"width": 400, "height": 800},
              "views": [
                {"id": "x", "frame": {"x": 0, "y": 0, "width": 10, "height": 10}},
                {"id": "y", "frame": {"x": 0, "y": 20, "width": 10, "height": 10}},
                {"id": "z", "frame": {"x": 90, "y": 40, "width": 10, "height": 10}}],
              "portals": [
                {"id": "b/c", "namespace": "a", "source": "x", "destination": "z"},
                {"id": "c", "namespace": "a/b", "source": "x", "destination": "y"}],
              "transitions": [
                {"name": "first", "portal": "b/c", "namespace": "a"}, {"name": "second", "portal": "c", "namespace": "a/b"}],
              "scripts": [
                {"name": "titles", "steps": [{"at": 0, "activate": "first"}, {"at": 0, "activate": "second"}]}]
            }]
            """)

    /// Only the second of two that are spelt alike has changed.
    @Test func whatIsSpeltAlikeIsNotMixedUp() throws {
        let moved = Self.alike
            .replacing(
                #""namespace": "a/b", "source": "x", "destination": "y""#,
                with: #""namespace": "a/b", "source": "x", "destination": "z""#
            )
            .replacing(#""id": "y", "frame": {"x": 0, "#, with: #""id": "y", "frame": {"x": 1, "#)
        try withCatalog(Self.alike) { catalog in
            try catalog.run(try catalog.tasks(PlaySelection(["s/titles"])), record: .missing) { _ in }
            try catalog.importDocuments([.text(moved)], onConflict: .replace)
            let found = try #require(try catalog.verify(PlaySelection(["s/titles"])).first?.difference)
            let words = ["scene 's', view 'y' is gone", "scene 's', portal '{a/b}/c': destination y → z"]
            #expect(found.inputChanges.map(\.description) == words)
            try withCatalog(Self.alike) { before in
                var changes: [String] = []
                try before.compare(with: catalog) { changes += $0.changes.map(\.description) }
                #expect(changes.first == "scene 's', view 'y': frame.x 0 → 1")
                #expect(changes.last == "scene 's', portal '{a/b}/c': destination y → z")
            }
        }
    }

    @Test func looksAndWordsAreNoInputs() throws {
        let decorated = Self.document.replacing("#FF0000", with: "#00FF00").replacing(
            #""titleText": "T""#, with: #""titleText": "U""#)
        try withCatalog(Self.document) { before in
            try withCatalog(decorated) { after in
                let (old, new) = (try before.scene("s"), try after.scene("s"))
                for play in old.plays {
                    let (first, second) = (try before.planned(play, of: old), try after.planned(play, of: new))
                    #expect(first.inputs == second.inputs)
                }
            }
        }
    }

    @Test func everyPropertyOfThePlaysOfTheSeedsIsThereOnce() throws {
        try withCatalog { catalog in
            try catalog.importDocuments([.path(Project.seeds)])
            for task in try catalog.tasks(PlaySelection()) {
                let inputs = try catalog.planned(task.play, of: try catalog.scene(task.scene)).inputs
                let keys = Set(inputs.map { "\($0.kind) \($0.subject) \($0.property)" })
                #expect(keys.count == inputs.count, "\(task)")
            }
        }
    }
}
