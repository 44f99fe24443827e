import PortalDocument
import PortalModel
import PortalPlayback
import PortalSystem
import Testing

@testable import PortalDB

/// A small scene as the members of its JSON object, on a canvas of 400 by 800.
struct TestScene: Sendable {
    let members: String

    init(_ members: String) {
        self.members = members
    }

    /// Plays a script. Steps are separated by `;`, each the time, the action, and its subject: a name, or JSON.
    func run(
        _ steps: String, fps: Int = 60, limit: Double = 30, reduceMotion: Bool = false
    ) throws -> Recording {
        let script = #", "scripts": [{"name": "script", "steps": [\#(Self.steps(steps))]}]"#
        return try play("script", members + script, fps, limit, reduceMotion)
    }

    /// Plays one of the scene's own things.
    func play(
        _ name: String, fps: Int = 60, limit: Double = 30, reduceMotion: Bool = false
    ) throws -> Recording {
        try play(name, members, fps, limit, reduceMotion)
    }

    private func play(
        _ name: String, _ members: String, _ fps: Int, _ limit: Double, _ reduceMotion: Bool
    ) throws -> Recording {
        let plan = try Self.plan(name, members)
        return PortalPlayback.play(plan, try PlayOptions(fps: fps, limit: limit, reduceMotion: reduceMotion))
    }

    static func plan(_ name: String, _ members: String) throws -> Plan {
        let text = """
            {"format": "portal-catalog/1", "scenes": [
                {"name": "test", "canvas": {"width": 400, "height": 800}, \(members)}]}
            """
        let reader = DocumentReader(source: MemorySource(text), file: "test.json")
        var scene: Scene?
        while let element = try reader.next() {
            if case .scene(let read) = element { scene = read }
        }
        let found = try #require(scene)
        var builder = PlanBuilder(
            index: SceneIndex(found), resolver: AnimationResolver { _ in nil }, popupStyle: { _ in nil })
        return try builder.plan(try #require(found.plays.first { $0.name == name }))
    }

    private static func steps(_ text: String) -> String {
        text.split(separator: ";").map { step in
            let words = step.split(separator: " ", maxSplits: 2)
            let isJSON = words[2].hasPrefix("{")
            return #"{"at": \#(words[0]), "\#(words[1])": \#(isJSON ? words[2] : "\"\(words[2])\"")}"#
        }.joined(separator: ", ")
    }
}

extension TestScene {
    /// One portal `p` that flies 300 points to the right, and its transition `open` with what is given; `more` are
    /// further transitions.
    static func pair(_ transition: String = #""animation": ".smooth(duration: 0.3)""#, more: String = "") -> TestScene {
        TestScene(
            """
            "views": [\(view("a", 0, 100, 50, 50)), \(view("b", 300, 100, 50, 50))],
            "portals": [{"id": "p", "source": "a", "destination": "b"}],
            "transitions": [{"name": "open", "portal": "p", \(transition)}\(more.isEmpty ? "" : ", " + more)]
            """)
    }

    static func view(
        _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in context: String? = nil
    ) -> String {
        let place = context.map { #", "context": "\#($0)""# } ?? ""
        return #"{"id": "\#(id)", "frame": \#(frame(x, y, width, height))\#(place)}"#
    }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        #"{"x": \#(x), "y": \#(y), "width": \#(width), "height": \#(height)}"#
    }
}
