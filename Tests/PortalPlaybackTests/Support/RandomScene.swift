import TestSupport

/// A scene of four portals with transitions of all kinds, and what a script may ask of it.
struct RandomScene {
    /// What the transitions may do.
    struct Traits {
        /// Timed hand-offs and completion by logical completion.
        var endsEarly = true
        /// Fades, effects and styled layers.
        var changesOpacity = true
        /// A group, and what else is there in numbers: contexts and phases.
        var isTied = true
        /// Portals that hand over to one another.
        var transfers = false
    }

    struct Step {
        /// In hundredths of a second.
        var time: Int
        var text: String
        /// The portals that it opens or closes.
        var opens: [String] = []
        var closes: [String] = []
    }

    static let portals = ["p", "q", "r", "s"]
    private(set) var scene = TestScene("")
    private var random: SplitMix
    private let traits: Traits

    init(seed: UInt64, _ traits: Traits = Traits()) {
        random = SplitMix(seed: seed)
        self.traits = traits
        scene = TestScene(members())
    }

    /// Steps in order of time, a few of them at the same time.
    mutating func steps(removing: Bool = false) -> [Step] {
        let times = (0..<Int.random(in: 2...12, using: &random)).map { _ in 5 * Int.random(in: 0...30, using: &random) }
        return times.sorted().map { step(at: $0, removing: removing) }
    }

    static func script(_ steps: [Step]) -> String {
        steps.map { "\(Double($0.time) / 100) \($0.text)" }.joined(separator: ";")
    }

    private mutating func step(at time: Int, removing: Bool) -> Step {
        let portal = random.element(of: Self.portals)
        if traits.transfers, random.chance(30) {
            let item = random.element(of: ["\"r\"", "\"s\"", "null"])
            let select = #"select {"transition": "pick", "item": \#(item)}"#
            let transfer = #"transfer {"from": "\#(portal)", "to": "\#(random.element(of: Self.portals))"}"#
            return Step(time: time, text: random.chance(50) ? select : transfer)
        }
        switch Int.random(in: 0..<(traits.isTied ? 12 : 8), using: &random) {
        case 0..<3: return Step(time: time, text: "activate to-\(portal)", opens: [portal])
        case 3..<6: return Step(time: time, text: "deactivate to-\(portal)", closes: [portal])
        case 6:
            let view = random.chance(50) ? portal : portal.uppercased()
            return Step(time: time, text: #"move {"view": "\#(view)", "frame": \#(frame(of: view))}"#)
        case 7:
            if removing { return Step(time: time, text: "remove \(random.chance(50) ? portal : portal.uppercased())") }
            return Step(time: time, text: "activate again-\(portal)", opens: [portal])
        case 8: return Step(time: time, text: "activate all", opens: ["p", "q"])
        case 9: return Step(time: time, text: "deactivate all", closes: ["p", "q"])
        case 10: return Step(time: time, text: #"phase \#(random.element(of: ["active", "active", "inactive"]))"#)
        default: return Step(time: time, text: "\(random.chance(50) ? "present" : "dismiss")Context sheet-\(portal)")
        }
    }

    private mutating func members() -> String {
        let contexts = Self.portals.map { portal in
            #"{"name": "sheet-\#(portal)", "animation": "\#(animation())", "offset": {"x": 0, "y": 300}}"#
        }
        let views = Self.portals.flatMap { portal in
            let place = random.chance(50) ? "sheet-\(portal)" : "root"
            return [
                #"{"id": "\#(portal)", "frame": \#(frame(of: portal))}"#,
                #"{"id": "\#(portal.uppercased())", "context": "\#(place)", "frame": \#(frame(of: portal))}"#,
            ]
        }
        let portals = Self.portals.map { portal in
            let ends = #""source": "\#(portal)", "destination": "\#(portal.uppercased())""#
            let group = ["p", "q"].contains(portal) ? "pair" : "rest"
            return #"{"id": "\#(portal)", "group": "\#(group)", \#(ends)}"#
        }
        let transitions = Self.portals.flatMap { portal in
            ["to", "again"].map { #"{"name": "\#($0)-\#(portal)", "portal": "\#(portal)", \#(manner())}"# }
        }
        let stagger = random.element(of: [0, 0.05, 0.2])
        let group = #"{"name": "all", "group": "pair", "stagger": \#(stagger), \#(manner())}"#
        let item = #"{"name": "pick", "item": ["r", "s"], \#(manner())}"#
        return """
            "contexts": [{"name": "root", "presentation": "root"}, \(contexts.joined(separator: ", "))],
            "views": [\(views.joined(separator: ", "))], "portals": [\(portals.joined(separator: ", "))],
            "transitions": [\(group), \(item), \(transitions.joined(separator: ", "))]
            """
    }

    private mutating func manner() -> String {
        var members = #""animation": "\#(animation())", "delay": \#(random.element(of: [0, 0.03, 0.05, 0.2]))"#
        if random.chance(30) { members += #", "reverseAnimation": "\#(animation())""# }
        if traits.endsEarly {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: members += #", "handoff": "timed", "duration": \#(random.element(of: [0, 0.1, 0.4]))"#
            case 1: members += #", "completionCriteria": "logicallyComplete""#
            default: break
            }
        }
        guard traits.changesOpacity else { return members }
        if random.chance(40) { members += #", "removal": "fade""# }
        if random.chance(40) {
            members += #", "configuration": {"level": "styling", "active": {"cornerRadius": 9, "opacity": 0.5}}"#
        }
        if random.chance(40) {
            let property = random.element(of: ["scale", "rotation", "opacity"])
            members += """
                , "effects": [{"property": "\(property)",
                    "onActivate": [
                        {"at": 0, "to": 0.6, "animation": "\(animation())"},
                        {"at": 0.1, "to": 1, "animation": "\(animation())"}],
                    "onDeactivate": [{"at": 0.05, "to": 0.8, "animation": "\(animation())"}]}]
                """
        }
        return members
    }

    private mutating func animation() -> String {
        random.element(of: [
            ".smooth(duration: 0.3)", ".snappy(duration: 0.2)", ".bouncy(duration: 0.3)", ".linear(duration: 0.2)",
            ".easeInOut(duration: 0.3)", ".easeOut(duration: 0.1).delay(0.1)",
            ".spring(response: 0.2, dampingFraction: 0.6)",
            ".interactiveSpring", ".smooth(duration: 0.2).speed(0.5)",
        ])
    }

    private mutating func frame(of view: String) -> String {
        let place = (0..<4).map { _ in Double(Int.random(in: 1...300, using: &random)) }
        return TestScene.frame(place[0], place[1], place[2], place[3])
    }
}
