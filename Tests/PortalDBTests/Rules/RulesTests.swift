import PortalDocument
import PortalSystem
import TestSupport
import Testing

@testable import PortalDB

/// Scenes that break one rule each.
@Suite struct RulesTests {
    static let portal = #""portals": [{"id": "p", "source": "a", "destination": "b"}]"#
    static let items = #"\#(portal), "transitions": [{"name": "pick", "item": ["p"]}]"#

    struct Case: Sendable, CustomTestStringConvertible {
        var code: String
        var scene: String
        var views = Documents.views
        /// Path and message of each finding, errors and warnings.
        var findings: [String]

        var testDescription: String { "\(code) \(findings.first ?? "")" }
    }

    static let cases = [
        Case(
            code: "P101",
            scene:
                #""portals": [{"id": "p", "source": "a", "destination": "b"}, {"id": "p", "source": "b", "destination": "a"}]"#,
            findings: ["portals[1].id: the name is taken by another portal of the scene"]),
        Case(
            code: "P101", scene: #"\#(Documents.flight()), "scripts": [{"name": "open", "steps": []}]"#,
            findings: [
                "scripts[0].name: a transition is named 'open' too, so it is not clear which of them to play; give one of them another name"
            ]),
        Case(
            code: "P102", scene: #""portals": [{"id": "p", "source": "a", "destination": "bb"}]"#,
            findings: ["portals[0].destination: there is no view 'bb' in the scene; did you mean 'b'?"]),
        Case(
            code: "P102",
            scene:
                #"\#(Documents.flight()), "scripts": [{"name": "s", "steps": [{"at": 0, "activate": "opn"}, {"at": 0, "transfer": {"from": "p", "to": "q"}}]}]"#,
            findings: [
                "scripts[0].steps[0].activate: there is no transition 'opn' in the scene; did you mean 'open'?",
                "scripts[0].steps[1].transfer.to: there is no portal 'q' in the scene",
            ]),
        Case(
            code: "P103", scene: #""contexts": [{"name": "detail", "presentation": "sheet"}]"#,
            findings: [#"contexts: none of the contexts is the root; add {"name": "root", "presentation": "root"}"#]),
        Case(
            code: "P103",
            scene:
                #""contexts": [{"name": "root", "presentation": "root"}, {"name": "x", "presentation": "sheet", "parent": "y"}, {"name": "y", "presentation": "sheet", "parent": "x"}]"#,
            findings: [
                "contexts[1].parent: the context stands within itself",
                "contexts[2].parent: the context stands within itself",
            ]),
        Case(
            code: "P104", scene: #""portals": [{"id": "p", "source": "a", "destination": "a"}]"#,
            findings: ["portals[0].destination: source and destination are the same view 'a'; name two different views"]
        ),
        Case(
            code: "P105", scene: #""portals": [{"id": "p", "source": "a", "destination": "b", "mirror": true}]"#,
            views: """
                [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
                 {"id": "b", "frame": {"x": 0, "y": 0, "width": 100, "height": 50.5}}]
                """,
            findings: [
                "portals[0].mirror: the portal is mirrored, but its views have the sizes 100 x 100 and 100 x 50.5; "
                    + "make the sizes equal, or leave 'mirror' out"
            ]),
        Case(
            code: "P106",
            scene:
                #""portals": [{"id": "p", "group": "stack", "source": "a", "destination": "b"}], "transitions": [{"name": "t", "group": "stak"}]"#,
            findings: [
                "transitions[0].group: no portal of the namespace '' is in a group 'stak'; did you mean 'stack'?"
            ]),
        Case(
            code: "P107", scene: #"\#(portal), "transitions": [{"name": "t", "item": ["p", "p"]}]"#,
            findings: ["transitions[0].item[1]: 'p' is listed twice"]),
        Case(
            code: "P108", scene: #"\#(items), "scripts": [{"name": "s", "steps": [{"at": 0, "activate": "pick"}]}]"#,
            findings: ["scripts[0].steps[0].activate: 'pick' is an item transition; use 'select'"]),
        Case(
            code: "P108",
            scene:
                #"\#(Documents.flight()), "scripts": [{"name": "s", "steps": [{"at": 0, "select": {"transition": "open", "item": null}}]}]"#,
            findings: ["scripts[0].steps[0].select: 'open' is no item transition; use 'activate' and 'deactivate'"]),
        Case(
            code: "P109",
            scene:
                #""delayed": [{"name": "d", "views": [{"view": "a", "viewIndex": 0}]}, {"name": "e", "views": [{"view": "a", "viewIndex": 0}]}]"#,
            findings: ["delayed[1].views[0].view: view 'a' is in delayed container 'd' already"]),
        Case(
            code: "P110",
            scene:
                #""headers": [{"id": "h", "title": {"source": {"x": 0, "y": 0, "width": 1, "height": 1}, "destination": {"x": 0, "y": 0, "width": 1, "height": 1}}, "displays": ["title", "accessory"]}]"#,
            findings: [
                "headers[0].displays: the header has no accessory that it could show; add 'accessory' with its two rectangles"
            ]),
        Case(
            code: "P201", scene: Documents.flight(".linear.repeatForever()"),
            findings: [
                "transitions[0].animation: '.linear.repeatForever()' never ends, but the transition waits for its end; use a repeat count, or some damping"
            ]),
        Case(
            code: "P201", scene: Documents.flight(".spring(response: 0.5, dampingFraction: 0)", #""handoff": "timed""#),
            findings: [
                "transitions[0].animation: '.spring(dampingFraction: 0)' never ends, so a play of it runs into the time limit; use a repeat count, or some damping"
            ]),
        // Linear: 0.4 s after the start, 0.6 of 300 points are still to go.
        Case(
            code: "P202", scene: Documents.flight(".linear(duration: 1)", #""handoff": "timed", "duration": 0.2"#),
            findings: [
                "transitions[0].duration: the layer is hidden 0.2 s and 0.2 s after its start, before '.linear(duration: 1)' has arrived: "
                    + "it will snap by 180 points; declare a longer duration, or use the hand-off 'completion'"
            ]),
        Case(
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
        Case(
            code: "P301", scene: "", views: #"[{"id": "a", "frame": {"x": 0, "y": 0, "width": 0, "height": 9}}]"#,
            findings: ["views[0].frame: the frame is empty, so nothing will show; give it a width and a height"]),
        Case(
            code: "P302", scene: "", views: #"[{"id": "a", "frame": {"x": 393, "y": 0, "width": 1, "height": 9}}]"#,
            findings: ["views[0].frame: the frame lies outside the canvas altogether; the canvas is 393 x 852"]),
        Case(
            code: "P303", scene: Documents.flight(),
            views: """
                [{"id": "a", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "fill": "#FF0000"},
                 {"id": "b", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "fill": "#00FF00"}]
                """,
            findings: [
                "portals[0]: layer and destination have different fills, so the content changes where one takes the other's place; use the same fill"
            ]),
        Case(
            code: "P304", scene: portal,
            findings: ["portals[0]: no transition opens the portal; add a transition, or leave the portal out"]),
    ]

    @Test(arguments: cases)
    func aSceneThatBreaksARuleIsReported(broken: Case) throws {
        let reader = DocumentReader(
            source: MemorySource(Documents.sceneDocument(broken.scene, views: broken.views)), file: "test.json")
        guard case .scene(let scene) = try #require(try reader.next()) else { return }
        let findings = try withCatalog { catalog in
            var resolver = catalog.resolver()
            let checked = try catalog.checkedScene(SceneIndex(scene), &resolver)
            return (Rules.ofStructure + Rules.ofMotion).flatMap { $0.findings(in: checked) }
        }
        let described = findings.filter { $0.code == broken.code }.map { finding in
            "\(finding.path): \(finding.message)" + (finding.remedy.map { "; \($0)" } ?? "")
        }
        #expect(described == broken.findings)
    }

    @Test func everyRuleHasACodeOfItsOwnAndACase() {
        let codes = (Rules.ofStructure + Rules.ofMotion).map { $0.code }
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes).subtracting(["P111"]) == Set(Self.cases.map(\.code)))
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
