import PortalModel

extension SceneView {
    static func background(_ color: String, in context: PresentationContext.ID? = nil) -> SceneView {
        SceneView(
            id: context == nil ? "background" : "sheet-background", context: context,
            frame: Rectangle(x: 0, y: context == nil ? 0 : 62, width: 393, height: context == nil ? 852 : 790),
            fill: [color].compactMap(HexColor.init), z: -1)
    }
}

extension Dice {
    /// Names that differ from each other.
    fileprivate mutating func things(_ count: Int) -> [String] {
        var names: [String] = []
        while names.count < count {
            let name = pick(Vocabulary.things)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    fileprivate mutating func gradient() -> [HexColor] {
        (0..<number(in: 1...2)).map { _ in
            HexColor(
                red: UInt8(number(in: 0...255)), green: UInt8(number(in: 0...255)), blue: UInt8(number(in: 0...255)))
        }
    }
}

extension Scene {
    /// Cards that open in a sheet, one by one.
    mutating func addCards(flying motion: String, _ dice: inout Dice) {
        addPortals(dice.number(in: 1...3), group: nil, &dice)
        for portal in portals {
            let isTimed = dice.chance(20)
            transitions.append(
                Transition(
                    name: Transition.ID("open-\(portal.source)"), subject: .portal(portal.key.id),
                    animation: isTimed ? "motion/quick" : AnimationText(motion),
                    handoff: isTimed ? .timed(duration: dice.hundredths(in: 80...99)) : .completion(.removed),
                    delay: isTimed ? dice.hundredths(in: 0...10) : nil, removal: dice.chance(25) ? .fade : .none))
        }
        addVisit(to: transitions[0].name, &dice)
    }

    /// Cards that fan out as one.
    mutating func addGroup(flying motion: String, _ dice: inout Dice) {
        addPortals(dice.number(in: 2...4), group: "stack", &dice)
        transitions = [
            Transition(
                name: "spread", subject: .group("stack", stagger: dice.hundredths(in: 0...10)),
                animation: AnimationText(motion), reverseAnimation: dice.chance(40) ? "motion/quick" : nil)
        ]
        addVisit(to: "spread", &dice)
    }

    mutating func addPopups(_ dice: inout Dice) {
        for (place, name) in dice.things(dice.number(in: 1...3)).enumerated() {
            let height = Double(dice.number(in: 12...36) * 10)
            views.append(
                SceneView(
                    id: SceneView.ID("\(name)-box"),
                    frame: Rectangle(x: 46.5, y: (852 - height) / 2, width: 300, height: height), fill: dice.gradient(),
                    cornerRadius: 20, label: dice.pick(Vocabulary.actions), z: Double(place + 1)))
            popups.append(
                Popup(
                    id: Popup.ID(name), content: .view(SceneView.ID("\(name)-box")),
                    settings: dice.chance(70) ? .named(dice.pick(["alert", "toast", "sheet-like"])) : nil))
        }
        let dismissal = dice.hundredths(in: 20...160)
        scripts = [
            Script(
                name: "answer",
                steps: [
                    Script.Step(at: 0, action: .present(popups[0].id)),
                    Script.Step(at: dismissal, action: .dismiss(popups[0].id)),
                ])
        ]
    }

    /// Lines that appear one after the other.
    mutating func addLines(_ dice: inout Dice) {
        var container = DelayedContainer(
            name: "lines", animationDuration: dice.hundredths(in: 30...80), delay: dice.hundredths(in: 5...25),
            offset: Double(dice.number(in: 10...40)), orientation: dice.pick([.vertical, .horizontal]))
        for (place, name) in dice.things(dice.number(in: 3...7)).enumerated() {
            let id = SceneView.ID("\(name)-line")
            views.append(
                SceneView(
                    id: id, frame: Rectangle(x: 40, y: 200 + Double(place) * 48, width: 313, height: 34),
                    label: Vocabulary.title(name)))
            container.views.append(DelayedContainer.Member(view: id, viewIndex: place))
        }
        delayed = [container]
        scripts = [
            Script(
                name: "arrive",
                steps: [
                    Script.Step(at: 0, action: .appear("lines")),
                    Script.Step(at: dice.hundredths(in: 80...150), action: .phase(.background)),
                ])
        ]
    }

    mutating func addHeader(_ dice: inout Dice) {
        let name = dice.pick(Vocabulary.things)
        let width = Double(dice.number(in: 12...24) * 10)
        let start = Rectangle(x: 20, y: Double(dice.number(in: 16...36) * 10), width: width, height: 34)
        views.append(
            SceneView(id: SceneView.ID("\(name)-name"), frame: start, label: Vocabulary.title(name)))
        headers = [
            Header(
                id: Header.ID(name),
                title: Header.Element(
                    source: start,
                    destination: Rectangle(x: (393 - width * 0.6) / 2, y: 68, width: width * 0.6, height: 22),
                    view: SceneView.ID("\(name)-name")),
                titleText: Vocabulary.title(name), snapping: dice.pick([.directional, .nearest]))
        ]
        let pause = dice.hundredths(in: 10...40)
        scripts = [
            Script(
                name: "scroll-a-little",
                steps: [
                    Script.Step(at: 0, action: .scroll(Header.ID(name), offset: Double(dice.number(in: 4...30)))),
                    Script.Step(at: pause, action: .endScroll(Header.ID(name))),
                ])
        ]
    }

    /// Small views of the screen below, and large ones of a sheet for them to fly to.
    private mutating func addPortals(_ count: Int, group: String?, _ dice: inout Dice) {
        contexts = [
            PresentationContext(name: "root", presentation: .root),
            PresentationContext(name: "detail", presentation: dice.pick([.sheet, .fullScreenCover, .push])),
        ]
        views.append(.background("#F2F2F7", in: "detail"))
        for (place, name) in dice.things(count).enumerated() {
            let (fill, radius) = (dice.gradient(), Double(dice.number(in: 4...12) * 2))
            let label = Vocabulary.title(name)
            views.append(
                SceneView(
                    id: SceneView.ID(name),
                    frame: Rectangle(
                        x: place % 2 == 0 ? 20 : 203, y: 132 + Double(place / 2) * 213, width: 170,
                        height: Double(dice.number(in: 12...20) * 10)), fill: fill, cornerRadius: radius, label: label))
            views.append(
                SceneView(
                    id: SceneView.ID("\(name)-detail"), context: "detail",
                    frame: Rectangle(
                        x: 20, y: 92 + Double(place) * 190, width: 353, height: Double(dice.number(in: 16...18) * 10)),
                    fill: fill, cornerRadius: radius, label: label))
            portals.append(
                Portal(
                    key: Portal.Key(id: Portal.ID("\(name)-card")), group: group, source: SceneView.ID(name),
                    destination: SceneView.ID("\(name)-detail")))
        }
    }

    private mutating func addVisit(to transition: Transition.ID, _ dice: inout Dice) {
        let isHasty = dice.chance(30)
        scripts = [
            Script(
                name: isHasty ? "caught-in-flight" : "open-and-close",
                steps: [
                    Script.Step(at: 0, action: .activate(transition)),
                    Script.Step(
                        at: dice.hundredths(in: isHasty ? 5...25 : 140...220), action: .deactivate(transition)),
                ])
        ]
    }
}
