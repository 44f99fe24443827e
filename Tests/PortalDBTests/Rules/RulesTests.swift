import PortalDocument
import PortalSQLite
import PortalSystem
import TestSupport
import Testing

@testable import PortalDB

/// Scenes that break one rule each.
@Suite struct RulesTests {
    static let portal = #""portals": [{"id": "p", "source": "a", "destination": "b"}]"#
    static let items = #"\#(portal), "transitions": [{"name": "pick", "item": ["p"]}]"#

    static let cases = [
        RuleCase(
            code: "P101",
            scene:
                #""portals": [{"id": "p", "source": "a", "destination": "b"}, {"id": "p", "source": "b", "destination": "a"}]"#,
            findings: ["portals[1].id: the name is taken by another portal of the scene"]),
        RuleCase(
            code: "P101",
            scene: """
                "portals": [{"id": "b/c", "namespace": "a", "source": "a", "destination": "b"},
                    {"id": "c", "namespace": "a/b", "source": "a", "destination": "b"},
                    {"id": "a/b", "source": "a", "destination": "b"},
                    {"id": "b", "namespace": "a", "source": "a", "destination": "b"},
                    {"id": "b/c", "namespace": "a", "source": "a", "destination": "b"}]
                """,
            findings: ["portals[4].id: the name is taken by another portal of the scene"]),
        RuleCase(
            code: "P101", scene: #"\#(Documents.flight()), "scripts": [{"name": "open", "steps": []}]"#,
            findings: [
                "scripts[0].name: a transition is named 'open' too, so it is not clear which of them to play; give one of them another name"
            ]),
        RuleCase(
            code: "P102", scene: #""portals": [{"id": "p", "source": "a", "destination": "bb"}]"#,
            findings: ["portals[0].destination: there is no view 'bb' in the scene; did you mean 'b'?"]),
        RuleCase(
            code: "P102",
            scene:
                #"\#(Documents.flight()), "scripts": [{"name": "s", "steps": [{"at": 0, "activate": "opn"}, {"at": 0, "transfer": {"from": "p", "to": "q"}}]}]"#,
            findings: [
                "scripts[0].steps[0].activate: there is no transition 'opn' in the scene; did you mean 'open'?",
                "scripts[0].steps[1].transfer.to: there is no portal 'q' in the scene",
            ]),
        RuleCase(
            code: "P103", scene: #""contexts": [{"name": "detail", "presentation": "sheet"}]"#,
            findings: [#"contexts: none of the contexts is the root; add {"name": "root", "presentation": "root"}"#]),
        RuleCase(
            code: "P103",
            scene:
                #""contexts": [{"name": "root", "presentation": "root"}, {"name": "x", "presentation": "sheet", "parent": "y"}, {"name": "y", "presentation": "sheet", "parent": "x"}]"#,
            findings: [
                "contexts[1].parent: the context stands within itself",
                "contexts[2].parent: the context stands within itself",
            ]),
        RuleCase(
            code: "P104", scene: #""portals": [{"id": "p", "source": "a", "destination": "a"}]"#,
            findings: ["portals[0].destination: source and destination are the same view 'a'; name two different views"]
        ),
        RuleCase(
            code: "P105", scene: #""portals": [{"id": "p", "source": "a", "destination": "b", "mirror": true}]"#,
            views: """
                [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
                 {"id": "b", "frame": {"x": 0, "y": 0, "width": 100, "height": 50.5}}]
                """,
            findings: [
                "portals[0].mirror: the portal is mirrored, but its views have the sizes 100 x 100 and 100 x 50.5; "
                    + "make the sizes equal, or leave 'mirror' out"
            ]),
        RuleCase(
            code: "P106",
            scene:
                #""portals": [{"id": "p", "group": "stack", "source": "a", "destination": "b"}], "transitions": [{"name": "t", "group": "stak"}]"#,
            findings: [
                "transitions[0].group: no portal of the namespace '' is in a group 'stak'; did you mean 'stack'?"
            ]),
        RuleCase(
            code: "P107", scene: #"\#(portal), "transitions": [{"name": "t", "item": ["p", "p"]}]"#,
            findings: ["transitions[0].item[1]: 'p' is listed twice"]),
        RuleCase(
            code: "P108", scene: #"\#(items), "scripts": [{"name": "s", "steps": [{"at": 0, "activate": "pick"}]}]"#,
            findings: ["scripts[0].steps[0].activate: 'pick' is an item transition; use 'select'"]),
        RuleCase(
            code: "P108",
            scene:
                #"\#(Documents.flight()), "scripts": [{"name": "s", "steps": [{"at": 0, "select": {"transition": "open", "item": null}}]}]"#,
            findings: [
                "scripts[0].steps[0].select.transition: 'open' is no item transition; use 'activate' and 'deactivate'"
            ]),
        RuleCase(
            code: "P108",
            scene:
                #"\#(items), "scripts": [{"name": "s", "steps": [{"at": 0, "select": {"transition": "pick", "item": "zz"}}]}]"#,
            findings: ["scripts[0].steps[0].select.item: 'zz' is no item of transition 'pick'"]),
        RuleCase(
            code: "P108",
            scene:
                #""popups": [{"id": "one", "view": "a"}, {"id": "two", "items": ["a"]}], "scripts": [{"name": "s", "steps": [{"at": 0, "select": {"popup": "one", "item": null}}, {"at": 0, "select": {"popup": "two", "item": "b"}}]}]"#,
            findings: [
                "scripts[0].steps[0].select.popup: pop-up 'one' has no items; use 'present' and 'dismiss'",
                "scripts[0].steps[1].select.item: 'b' is no item of pop-up 'two'",
            ]),
        RuleCase(
            code: "P109",
            scene:
                #""delayed": [{"name": "d", "views": [{"view": "a", "viewIndex": 0}]}, {"name": "e", "views": [{"view": "a", "viewIndex": 0}]}]"#,
            findings: ["delayed[1].views[0].view: view 'a' is in delayed container 'd' already"]),
        RuleCase(
            code: "P110",
            scene:
                #""headers": [{"id": "h", "title": {"source": {"x": 0, "y": 0, "width": 1, "height": 1}, "destination": {"x": 0, "y": 0, "width": 1, "height": 1}}, "displays": ["title", "accessory"]}]"#,
            findings: [
                "headers[0].displays: the header has no accessory that it could show; add 'accessory' with its two rectangles"
            ]),
        RuleCase(
            code: "P201", scene: Documents.flight(".linear.repeatForever()"),
            findings: [
                "transitions[0].animation: '.linear.repeatForever()' never ends, but the transition waits for its end: a play of it runs into the time limit; use a repeat count, or some damping"
            ]),
        RuleCase(
            code: "P201", scene: Documents.flight(".spring(response: 0.5, dampingFraction: 0)", #""handoff": "timed""#),
            findings: [
                "transitions[0].animation: '.spring(dampingFraction: 0)' never ends: a play of it may run into the time limit; use a repeat count, or some damping"
            ]),
        // Logically complete after 0.5 s.
        RuleCase(
            code: "P201",
            scene: Documents.flight(
                ".spring(response: 0.5, dampingFraction: 0)", #""completionCriteria": "logicallyComplete""#),
            findings: [
                "transitions[0].animation: '.spring(dampingFraction: 0)' never ends: a play of it may run into the time limit; use a repeat count, or some damping"
            ]),
        // Linear: 0.4 s after the start, 0.6 of 300 points are still to go.
        RuleCase(
            code: "P202", scene: Documents.flight(".linear(duration: 1)", #""handoff": "timed", "duration": 0.2"#),
            findings: [
                "transitions[0].duration: the layer is hidden 0.2 s and 0.2 s after its start, before '.linear(duration: 1)' has arrived: "
                    + "it will snap by 180 points; declare a longer duration, or use the hand-off 'completion'"
            ]),
        // Longer than any number of frames.
        RuleCase(
            code: "P202", scene: Documents.flight(".linear(duration: 1)", #""handoff": "timed", "duration": 1e308"#),
            findings: []),
        RuleCase(
            code: "P203",
            scene:
                #""contexts": [{"name": "root", "presentation": "root"}, {"name": "sheet", "presentation": "sheet"}], \#(Documents.flight(".smooth(duration: 0.2)"))"#,
            views: """
                [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
                 {"id": "b", "context": "sheet", "frame": {"x": 0, "y": 0, "width": 100, "height": 50.5}}]
                """,
            findings: [
                "transitions[0].animation: '.smooth(duration: 0.2)' takes 0.2 s, and a sheet needs 0.3 s to come up; use a duration of 0.3 s or more"
            ]),
        // A damping fraction of 0.5: e^(-pi / sqrt(3)) = 0.163 of the way beyond, 0.159 as it is integrated.
        RuleCase(
            code: "P204",
            scene: Documents.flight(
                ".smooth",
                #"""
                "effects": [{"property": "opacity",
                    "onActivate": [{"at": 0, "to": 0.5, "animation": ".spring(bounce: 0.5)"},
                        {"at": 1, "to": 0, "animation": ".spring(bounce: 0.5)"},
                        {"at": 2, "to": 0, "animation": ".bouncy"}],
                    "onDeactivate": [{"at": 0, "to": 1, "animation": ".easeOut"}, {"at": 1, "to": 0.99, "animation": ".snappy"}]},
                    {"property": "scale", "onActivate": [{"at": 0, "to": 0.5, "animation": ".bouncy"}]}]
                """#),
            findings: [
                "transitions[0].effects[0].onActivate[0].animation: '.spring(bounce: 0.5)' takes the opacity to 0.421 before it settles at 0.5; use an animation without bounce, as '.smooth' or '.easeOut'",
                "transitions[0].effects[0].onActivate[1].animation: '.spring(bounce: 0.5)' takes the opacity to -0.079 on its way to 0, and what is beyond 0...1 is cut off; use an animation without bounce, as '.smooth' or '.easeOut'",
            ]),
        // y = 6 t^2 - 5 t^3 is highest at t = 0.8: 1.28.
        RuleCase(
            code: "P204",
            scene: Documents.flight(
                ".timingCurve(0.5, 0, 0.5, 2)",
                #""reverseAnimation": ".smooth", "configuration": {"level": "styling", "inactive": {"opacity": 0}}"#),
            findings: [
                "transitions[0].configuration: '.timingCurve(0.5, 0, 0.5, 2)' takes the opacity to 1.279 on its way to 1, and what is beyond 0...1 is cut off; use an animation without bounce, as '.smooth' or '.easeOut'"
            ]),
        // 1.x's own animation has a bounce of 0.2: back it goes, too.
        RuleCase(
            code: "P204",
            scene: #"""
                "portals": [{"id": "p", "source": "a", "destination": "b"}],
                "transitions": [{"name": "open", "portal": "p", "handoff": "timed",
                    "configuration": {"level": "styling", "active": {"opacity": 0.5}}}]
                """#,
            findings: [
                "transitions[0].configuration: '.smooth(duration: 0.42, extraBounce: 0.2)' takes the opacity to 0.494 before it settles at 0.5; use an animation without bounce, as '.smooth' or '.easeOut'",
                "transitions[0].configuration: '.smooth(duration: 0.42, extraBounce: 0.2)' takes the opacity to 1.006 on its way to 1, and what is beyond 0...1 is cut off; use an animation without bounce, as '.smooth' or '.easeOut'",
            ]),
        // (2 pi / 0.02)^2 = 98,696 is 2.19 times 45,000.
        RuleCase(
            code: "P205", scene: Documents.flight(".spring(duration: 0.02).delay(1)"),
            findings: [
                "transitions[0].animation: the response of '.spring(duration: 0.02).delay(1)' is 0.02 s, but no spring moves faster than one of 0.0296 s: this one is 2.19 times softer than written; use a response or duration of 0.03 s or more"
            ]),
        RuleCase(
            code: "P205", scene: Documents.flight(".smooth(duration: 0)"),
            findings: [
                "transitions[0].animation: the response of '.smooth(duration: 0)' is 0 s, but no spring moves faster than one of 0.0296 s: this one is not immediate; use a response or duration of 0.03 s or more"
            ]),
        RuleCase(
            code: "P206", scene: Documents.flight(".spring(response: 0.4, dampingFraction: 0.8).delay(0.1)"),
            findings: [
                "transitions[0].animation: '.spring(response: 0.4, dampingFraction: 0.8).delay(0.1)' spells a spring by response and damping fraction, as SwiftUI did before iOS 17; write '.spring(duration: 0.4, bounce: 0.2).delay(0.1)': the motion is the same"
            ]),
        RuleCase(
            code: "P206",
            scene: Documents.flight(".interpolatingSpring(mass: 2, stiffness: 100, damping: 10)"),
            findings: [
                "transitions[0].animation: '.interpolatingSpring(mass: 2, stiffness: 100, damping: 10)' spells a spring by mass, stiffness and damping, as SwiftUI did before iOS 17; '.interpolatingSpring(duration: 0.888577, bounce: 0.646447)' is close to it, not the same"
            ]),
        RuleCase(
            code: "P206", scene: Documents.flight(".spring(dampingFraction: 1e300)"),
            findings: [
                "transitions[0].animation: '.spring(dampingFraction: 1e+300)' spells a spring by response and damping fraction, as SwiftUI did before iOS 17; spell it by duration and bounce"
            ]),
        RuleCase(
            code: "P301", scene: "", views: #"[{"id": "a", "frame": {"x": 0, "y": 0, "width": 0, "height": 9}}]"#,
            findings: ["views[0].frame: the frame is empty, so nothing will show; give it a width and a height"]),
        RuleCase(
            code: "P302", scene: "", views: #"[{"id": "a", "frame": {"x": 393, "y": 0, "width": 1, "height": 9}}]"#,
            findings: ["views[0].frame: the frame lies outside the canvas altogether; the canvas is 393 x 852"]),
        RuleCase(
            code: "P303", scene: Documents.flight(),
            views: """
                [{"id": "a", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "fill": "#FF0000"},
                 {"id": "b", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "fill": "#00FF00"}]
                """,
            findings: [
                "portals[0]: layer and destination have different fills, so the content changes where one takes the other's place; use the same fill"
            ]),
        RuleCase(
            code: "P304", scene: portal,
            findings: ["portals[0]: no transition opens the portal; add a transition, or leave the portal out"]),
        RuleCase(
            code: "P305",
            scene: Documents.flight(
                ".smooth",
                #"""
                "effects": [{"property": "scale", "on": ["layer"]}, {"property": "rotation", "on": []}]
                """#),
            findings: [
                "transitions[0].effects[1].on: the effect acts on nothing, so nothing of it will show; name what it acts on, or leave 'on' out for all"
            ]),
    ]

    @Test(arguments: cases)
    func aSceneThatBreaksARuleIsReported(broken: RuleCase) throws {
        #expect(try broken.found() == broken.findings)
    }

    @Test func everyRuleHasACodeOfItsOwnAndACase() {
        let codes = Rules.all.map { $0.code }
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes).subtracting(["P111", "P113"]) == Set(Self.cases.map(\.code)))
    }

    struct Shared: Sendable, CustomTestStringConvertible {
        var presets = "[]"
        var settings = "[]"
        /// Code, subject and path of each finding.
        var findings: [String]
        /// Those that the import mentions.
        var warnings: [String] = []

        var testDescription: String { findings.joined(separator: ", ") }
    }

    static let shared = [
        Shared(
            presets: """
                [{"name": "endless", "animation": ".linear.repeatForever()"}, {"name": "loose", "animation": "endless"},
                 {"name": "short", "animation": ".spring(response: 0.01, dampingFraction: 0.5)"},
                 {"name": "later", "animation": "{short}.delay(1)"}, {"name": "fine", "animation": ".bouncy"}]
                """,
            findings: [
                "P201 preset 'endless' animation", "P201 preset 'loose' animation", "P205 preset 'short' animation",
                "P206 preset 'short' animation",
            ]),
        Shared(
            presets: #"[{"name": "soft", "animation": ".interactiveSpring(dampingFraction: 0.5)"}]"#,
            settings: """
                [{"name": "a", "present": "soft", "dismiss": ".spring(response: 0.02)"},
                 {"name": "b", "present": ".bouncy"}]
                """,
            findings: [
                "P206 preset 'soft' animation", "P205 pop-up settings 'a' dismiss", "P206 pop-up settings 'a' dismiss",
            ],
            warnings: ["popupSettings[0].dismiss: P205"]),
        Shared(
            presets: "[]", settings: #"[{"name": "s", "present": ".linear.repeatForever()"}]"#,
            findings: ["P201 pop-up settings 's' present"], warnings: ["popupSettings[0].present: P201"]),
    ]

    @Test(arguments: shared) func presetsAndSettingsAreCheckedToo(example: Shared) throws {
        try withCatalog { catalog in
            let document = Documents.document(presets: example.presets, settings: example.settings)
            let summary = try catalog.importDocuments([.text(document)])
            #expect(summary.warnings.map { "\($0.path): \($0.message.prefix(4))" } == example.warnings)
            var found: [String] = []
            try catalog.check { found.append("\($0.finding.code) \($0.finding.subject) \($0.finding.path)") }
            #expect(found == example.findings)
        }
    }

    @Test func aSceneIsImportedWithoutAdviceOnSpelling() throws {
        let scene = Documents.sceneDocument(Documents.flight(".spring(response: 0.4)"))
        try withCatalog { catalog in
            #expect(try catalog.importDocuments([.text(scene)]).warnings == [])
            var found: [String] = []
            try catalog.check("s") { found.append($0.finding.code) }
            #expect(found == ["P206"])
        }
    }

    @Test func columnsThatAnotherProgramLeftBehindAreReported() throws {
        try withCatalog(Documents.document(presets: #"[{"name": "p", "animation": ".smooth"}]"#)) { catalog in
            try Connection(file: catalog.path, mode: .readWrite).run("UPDATE preset SET response = 9")
            var found: [Finding] = []
            try catalog.check { found.append($0.finding) }
            #expect(
                found.map(\.explanation) == [
                    "P112 preset 'p': column 'response' is 9.0, but '.smooth' says 0.5; "
                        + "run 'portal-db migrate' to write the columns anew; the text counts"
                ])
            #expect(try catalog.alignPresetColumns() == 1)
            try catalog.check { Issue.record("\($0)") }
        }
    }

    @Test func theSeedsBreakNoRuleButTheMismatchThatShowsOne() throws {
        try withCatalog { catalog in
            try catalog.importDocuments([.path(Project.seeds)])
            var found: Set<String> = []
            try catalog.check { found.insert("\($0.scene?.rawValue ?? "-") \($0.finding.code)") }
            #expect(found == ["portal-mismatch P303"])
        }
    }
}
