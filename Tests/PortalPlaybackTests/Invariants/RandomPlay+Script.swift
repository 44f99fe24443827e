import PortalModel

extension RandomPlay {
    /// A few steps within 0.8 s, some of them at the same time.
    mutating func script() -> Script {
        let steps = (0..<number(in: 2...6)).map { _ in
            Script.Step(at: Double(number(in: 0...16)) * 0.05, action: action())
        }
        return Script(name: "script", steps: steps.sorted { $0.at < $1.at })
    }

    private mutating func action() -> Script.Action {
        switch number(in: 0...99) {
        case 0..<38: flight()
        case 38..<48: choice()
        case 48..<53: .move(view(), to: frame())
        case 53..<56: .remove(view())
        case 56..<60: .phase(element(of: Script.Phase.allCases))
        case 60..<66: context()
        case 66..<80: popup()
        case 80..<83: .appear("lines")
        case 83..<94: .scroll("header", offset: element(of: [-10, 0, 5, 20, 25, 25.05, 30, 44, 45, 80]))
        default: .endScroll("header")
        }
    }

    private mutating func flight() -> Script.Action {
        let transition: Transition.ID = element(of: ["open-0", "open-0", "open-1", "open-2", "other", "all"])
        return chance(55) ? .activate(transition) : .deactivate(transition)
    }

    private mutating func choice() -> Script.Action {
        if chance(50) { return .selectPortal(transition: "pick", item: element(of: ["p", "q", nil])) }
        return .transfer(from: element(of: ["p", "q"]), to: element(of: ["p", "q"]), namespace: "")
    }

    private mutating func context() -> Script.Action {
        let context: PresentationContext.ID = element(of: ["sheet", "nested"])
        return chance(50) ? .presentContext(context) : .dismissContext(context)
    }

    private mutating func popup() -> Script.Action {
        switch number(in: 0...6) {
        case 0, 1: .present("box")
        case 2: .dismiss("box")
        case 3: .tapBackground("box")
        case 4, 5: .selectView(popup: "tips", item: element(of: ["tip-1", "tip-2", nil]))
        default: .tap(Point(x: Double(number(in: -9...409)), y: Double(number(in: 0...800))))
        }
    }

    private mutating func view() -> SceneView.ID { element(of: ["a", "b", "c", "A", "B", "C", "box", "line-1"]) }
}
