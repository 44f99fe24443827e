import PortalModel

/// Whole elements with every option of the format, in the form that a reader gives them.
extension Generator {
    mutating func preset() -> Preset {
        Preset(
            name: name(), animation: animation(), summary: maybe { $0.text() }, tags: list { $0.text() },
            extensions: maybe { $0.raw() })
    }

    mutating func style() -> PopupStyle {
        PopupStyle(
            backgroundMaterial: maybe { $0.any(PopupStyle.Material.self) }, present: maybe { $0.animation() },
            dismiss: maybe { $0.animation() }, dismissOnBackgroundTap: maybe { $0.flag() },
            extensions: maybe { $0.raw() })
    }

    mutating func settings() -> PopupSettings { PopupSettings(name: name(), style: style()) }

    mutating func scene() -> Scene {
        Scene(
            name: name(), title: maybe { $0.text() },
            canvas: Size(width: notNegative() + 0.5, height: notNegative() + 0.5), hidesStatusBar: flag(),
            contexts: list { $0.context() }, views: list { $0.view() }, portals: list { $0.portal() },
            transitions: list { $0.transition() }, popups: list { $0.popup() }, delayed: list { $0.delayed() },
            headers: list { $0.header() }, scripts: list { $0.script() }, extensions: maybe { $0.raw() })
    }

    private mutating func point() -> Point { Point(x: number(), y: number()) }

    private mutating func frame() -> Rectangle {
        Rectangle(x: number(), y: number(), width: notNegative(), height: notNegative())
    }

    private mutating func color() -> HexColor {
        HexColor(one(of: ["#FA5C59", "#00000080", "#ABCDEF"])) ?? color()
    }

    private mutating func context() -> PresentationContext {
        let presentation = any(PresentationContext.Presentation.self)
        if presentation == .root { return PresentationContext(name: name(), presentation: .root) }
        return PresentationContext(
            name: name(), presentation: presentation, parent: maybe { $0.name() },
            animation: maybe { $0.animation() }, offset: maybe { $0.point() })
    }

    private mutating func view() -> SceneView {
        SceneView(
            id: name(), context: maybe { $0.name() }, frame: frame(), fill: list { $0.color() },
            cornerRadius: notNegative(), label: maybe { $0.text() }, opacity: unit(), z: number())
    }

    private mutating func portal() -> Portal {
        Portal(
            key: Portal.Key(namespace: one(of: ["", "grid"]), id: name()), group: maybe { $0.name() }, source: name(),
            destination: name(),
            layer: maybe { generator in
                Portal.Layer(
                    fill: generator.list { $0.color() }, cornerRadius: generator.maybe { $0.notNegative() },
                    label: generator.maybe { $0.text() })
            },
            mirror: maybe {
                Portal.Mirror(
                    hidesSource: $0.flag(), matchesAlpha: $0.flag(), matchesTransform: $0.flag(),
                    matchesPosition: $0.flag())
            })
    }

    private mutating func transition() -> Transition {
        let subject: Transition.Subject =
            switch Int.random(in: 0..<3, using: &self) {
            case 0: .portal(name())
            case 1: .group(name(), stagger: one(of: [0, notNegative()]))
            default: .item(list(1...3) { $0.name() })
            }
        return Transition(
            name: name(), subject: subject, namespace: one(of: ["", "grid"]), animation: maybe { $0.animation() },
            reverseAnimation: maybe { $0.animation() },
            handoff: flag()
                ? .timed(duration: maybe { $0.notNegative() })
                : .completion(any(Transition.CompletionCriteria.self)),
            delay: maybe { $0.notNegative() }, removal: any(Transition.Removal.self),
            configuration: maybe { $0.configuration() }, effects: list { $0.effect() })
    }

    private mutating func configuration() -> LayerConfiguration {
        let level: LayerConfiguration.Level
        switch Int.random(in: 0..<3, using: &self) {
        case 0: level = .styling
        case 1: level = .full(order: flag() ? [] : LayerConfiguration.Modifier.allCases.shuffled(using: &self))
        default:
            let destination = maybe { $0.frame() }
            let aspect = destination == nil ? maybe { $0.any(LayerConfiguration.Aspect.self) } : nil
            level = .raw(source: maybe { $0.frame() }, destination: destination, aspect: aspect)
        }
        return LayerConfiguration(level: level, inactive: layerStyle(), active: layerStyle())
    }

    private mutating func layerStyle() -> LayerStyle {
        LayerStyle(
            cornerRadius: maybe { $0.notNegative() }, shadowRadius: maybe { $0.notNegative() },
            opacity: maybe { $0.unit() }, blur: maybe { $0.notNegative() })
    }

    private mutating func effect() -> LayerEffect {
        LayerEffect(
            property: any(LayerEffect.Property.self), targets: set(LayerEffect.Target.self, atLeast: 0),
            onActivate: effectSteps(), onDeactivate: effectSteps())
    }

    private mutating func effectSteps() -> [LayerEffect.Step] {
        list { LayerEffect.Step(at: $0.notNegative(), to: $0.unit(), animation: $0.animation()) }.sorted {
            $0.at < $1.at
        }
    }

    private mutating func popup() -> Popup {
        Popup(
            id: name(), content: flag() ? .view(name()) : .items(list(1...3) { $0.name() }),
            settings: maybe { $0.flag() ? .named($0.name()) : .inline($0.style()) })
    }

    private mutating func delayed() -> DelayedContainer {
        DelayedContainer(
            name: name(), animationDuration: one(of: [0.6, notNegative()]), delay: one(of: [0.2, notNegative()]),
            offset: one(of: [20, number()]), orientation: any(DelayedContainer.Orientation.self),
            views: list {
                DelayedContainer.Member(
                    view: $0.name(), viewIndex: Int.random(in: 0...9, using: &$0),
                    animationDuration: $0.maybe { $0.notNegative() }, delay: $0.maybe { $0.notNegative() },
                    offset: $0.maybe { $0.number() },
                    orientation: $0.maybe { $0.any(DelayedContainer.Orientation.self) })
            })
    }

    private mutating func header() -> Header {
        Header(
            id: name(), title: maybe { $0.headerElement() }, accessory: maybe { $0.headerElement() },
            titleText: maybe { $0.text() }, subtitle: maybe { $0.text() },
            displays: maybe { $0.set(Header.Display.self, atLeast: 0) },
            bar: maybe { $0.set(Header.Display.self, atLeast: 0) }, layout: maybe { $0.any(Header.Layout.self) },
            snapping: any(Header.Snapping.self))
    }

    private mutating func headerElement() -> Header.Element {
        Header.Element(source: frame(), destination: frame(), view: maybe { $0.name() })
    }

    private mutating func script() -> Script {
        let steps = list(0...8) { Script.Step(at: $0.notNegative(), action: $0.action()) }
        return Script(name: name(), steps: steps.sorted { $0.at < $1.at })
    }

    private mutating func action() -> Script.Action {
        switch Int.random(in: 0..<17, using: &self) {
        case 0: .activate(name())
        case 1: .deactivate(name())
        case 2: .selectPortal(transition: name(), item: maybe { $0.name() })
        case 3: .selectView(popup: name(), item: maybe { $0.name() })
        case 4: .transfer(from: name(), to: name(), namespace: one(of: ["", "grid"]))
        case 5: .presentContext(name())
        case 6: .dismissContext(name())
        case 7: .present(name())
        case 8: .dismiss(name())
        case 9: .tapBackground(name())
        case 10: .appear(name())
        case 11: .move(name(), to: frame())
        case 12: .remove(name())
        case 13: .scroll(name(), offset: number())
        case 14: .endScroll(name())
        case 15: .tap(point())
        default: .phase(any(Script.Phase.self))
        }
    }
}
