import PortalCatalog
import PortalModel
import PortalSQLite
import TestSupport
import Testing

/// What the schema refuses, should a program be wrong.
@Suite struct ConstraintsTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (inout Scene) -> Void

        init(_ description: String, _ change: @escaping @Sendable (inout Scene) -> Void) {
            testDescription = description
            self.change = change
        }
    }

    static let cases = [
        Case("an empty name") { $0.name = "" },
        Case("a canvas without width") { $0.canvas.width = 0 },
        Case("an infinite canvas") { $0.canvas.height = .infinity },
        Case("a canvas that is no number") { $0.canvas.height = .nan },
        Case("two roots") { $0.contexts[0].presentation = .root },
        Case("two contexts of one name") { $0.contexts[0].name = "base" },
        Case("a context in one that is not there") { $0.contexts[0].parent = "none" },
        Case("an infinite offset") { $0.contexts[2].offset?.x = -.infinity },
        Case("two views of one id") { $0.views[1].id = "b" },
        Case("a view in a context that is not there") { $0.views[1].context = "none" },
        Case("a negative width") { $0.views[0].frame.width = -1 },
        Case("a place that is no number") { $0.views[0].frame.x = .nan },
        Case("a negative radius") { $0.views[0].cornerRadius = -0.5 },
        Case("an opacity above 1") { $0.views[0].opacity = 1.5 },
        Case("two portals of one key") { $0.portals[2].key.id = "p" },
        Case("a portal from a view to itself") { $0.portals[0].source = $0.portals[0].destination },
        Case("a portal from a view that is not there") { $0.portals[0].source = "none" },
        Case("a portal to a view that is not there") { $0.portals[0].destination = "none" },
        Case("two transitions of one name") { $0.transitions[1].name = "both" },
        Case("a transition of a portal that is not there") { $0.transitions[1].subject = .portal("none") },
        Case("a transition of a portal of another namespace") { $0.transitions[1].namespace = "third" },
        Case("an item that is not there") { $0.transitions[3].subject = .item(["p", "none"]) },
        Case("a negative stagger") { $0.transitions[2].subject = .group("pair", stagger: -1) },
        Case("a negative duration") { $0.transitions[0].handoff = .timed(duration: -1) },
        Case("a negative delay") { $0.transitions[0].delay = -1 },
        Case("an animation without text") { $0.transitions[0].animation = "" },
        Case("a negative blur") { $0.transitions[0].configuration?.active.blur = -1 },
        Case("an effect before its flight") { $0.transitions[0].effects[0].onActivate[0].at = -1 },
        Case("a pop-up of a view that is not there") { $0.popups[0].content = .view("none") },
        Case("a negative index") { $0.delayed[1].views[0].viewIndex = -1 },
        Case("a header over a view that is not there") { $0.headers[0].accessory?.view = "none" },
        Case("two scripts of one name") { $0.scripts[0].name = "a" },
        Case("a step before the play") { $0.scripts[1].steps[0].at = -1 },
        Case("a step with a transition that is not there") { $0.scripts[1].steps[0].action = .activate("none") },
        Case("a transfer to a portal that is not there") {
            $0.scripts[1].steps[0].action = .transfer(from: "p", to: "none", namespace: "")
        },
        Case("a tap nowhere") { $0.scripts[1].steps[0].action = .tap(Point(x: .infinity, y: 0)) },
    ]

    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test(arguments: cases) func `a scene that cannot be is not kept`(example: Case) throws {
        let store = try directory.store()
        for settings in PopupSettings.samples { try store.put(settings) }
        var scene = Scene.everything("scene")
        example.change(&scene)
        let error = #expect(throws: SQLiteError.self) { try store.insert(scene) }
        #expect(error?.isConstraint == true, "\(String(describing: error))")
        #expect(try store.scenes(limit: 10) == [])
    }

    @Test(arguments: ["", "a{b", ".smooth", "Animation.smooth"] as [Preset.ID])
    func `a preset must have a name that an animation can refer to`(name: Preset.ID) throws {
        let store = try directory.store()
        #expect(throws: SQLiteError.self) { try store.put(Preset(name: name, animation: ".smooth")) }
    }
}
