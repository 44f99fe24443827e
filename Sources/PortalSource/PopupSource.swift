import PortalModel

/// Pop-up settings as functions of `View`.
struct PopupSettingsMembers {
    private(set) var declarations: [SwiftDeclaration] = []
    private var functions: [PopupSettings.ID: (name: String, needs: SwiftAvailability)] = [:]

    init(_ settings: [PopupSettings], _ presets: PresetMembers, _ target: SwiftTarget, _ names: inout SwiftFileNames) {
        guard target == .popup || settings.isEmpty else {
            let names = settings.map { "'\($0.name)'" }.joined(separator: ", ")
            declarations = [
                SwiftDeclaration(
                    place: "pop-up settings", summary: "Pop-up settings are left out.",
                    notes: ["They need --target popup: \(names)."])
            ]
            return
        }
        for settings in settings {
            let place = "pop-up settings '\(settings.name)'"
            let name = names.functions.name(
                "popUpSettings" + SwiftIdentifier.upper([settings.name.rawValue]), kind: "Modifier")
            var declaration = SwiftDeclaration(
                place: place, summary: "Pop-up settings '\(settings.name)'.", imports: [.popUp, .swiftUI])
            var function = SwiftFunction(name: name)
            let calls = settings.style.calls(presets, &declaration, &function)
            function.result = calls.modifiers(of: nil, function.keyword)
            declaration.lines = function.lines
            functions[settings.name] = (name, declaration.needs)
            declarations.append(declaration)
        }
    }

    func function(of settings: PopupSettings.ID) -> (name: String, needs: SwiftAvailability)? { functions[settings] }
}

extension PopupStyle {
    /// The modifiers, with a dot before each.
    fileprivate func calls(
        _ presets: PresetMembers, _ declaration: inout SwiftDeclaration, _ function: inout SwiftFunction
    ) -> [SwiftExpression.Call] {
        var calls: [SwiftExpression.Call] = []
        if let backgroundMaterial {
            calls.append(SwiftExpression.Call(".popUpBackgroundMaterial", [".\(backgroundMaterial.spelling)"]))
        }
        for (name, constant, animation) in [
            (".popUpPresentAnimation", "present", present), (".popUpDismissAnimation", "dismiss", dismiss),
        ] {
            guard let animation else { continue }
            let argument = presets.argument(animation, constant: constant, &declaration, &function)
            if let argument { calls.append(SwiftExpression.Call(name, [argument])) }
        }
        if let dismissOnBackgroundTap {
            calls.append(SwiftExpression.Call(".popUpDismissOnBackgroundTap", ["\(dismissOnBackgroundTap)"]))
        }
        return calls
    }
}

extension PopupStyle.Material {
    /// The name of SwiftUI's.
    fileprivate var spelling: String { self == .bar ? rawValue : rawValue + "Material" }
}

extension [SwiftExpression.Call] {
    /// Each on a line of its own.
    ///
    /// - Parameters:
    ///   - start: what they modify; `nil`: the view itself.
    ///   - keyword: `return `, or nothing.
    fileprivate func modifiers(of start: String?, _ keyword: String) -> [String] {
        var calls = self
        if let start {
            calls.insert(SwiftExpression.Call(start), at: 0)
        } else if calls.isEmpty {
            calls = [SwiftExpression.Call("self")]
        } else {
            calls[0].name.removeFirst()
        }
        return SwiftExpression(calls).lines(keyword, indent: 2, isBroken: true)
    }
}

extension Popup {
    func declaration(_ context: inout SceneContext) -> SwiftDeclaration {
        var declaration = SwiftDeclaration(
            place: context.place("pop-up", id.rawValue), summary: "Pop-up '\(id)' of scene '\(context.scene.name)'.",
            imports: [.popUp, .swiftUI])
        let name = context.names.functions.name(context.lower(id.rawValue, kind: "PopUp"), kind: "Modifier")
        var function = SwiftFunction(name: name)
        let end = "onDismiss: (() -> Void)? = nil"
        let call: String
        switch content {
        case .view:
            function.parameters = [
                "isPresented: Binding<Bool>", end, "@ViewBuilder content: @escaping () -> some View",
            ]
            call = "popUp(isPresented: isPresented, onDismiss: onDismiss) { content() }"
        case .items:
            function.name += "<Item: Identifiable>"
            function.parameters = ["item: Binding<Item?>", end, "@ViewBuilder content: @escaping (Item) -> some View"]
            call = "popUp(item: item, onDismiss: onDismiss) { item in content(item) }"
        }
        let calls = modifiers(context, &declaration, &function)
        function.result = calls.modifiers(of: call, function.keyword)
        declaration.lines = function.lines
        return declaration
    }

    private func modifiers(
        _ context: SceneContext, _ declaration: inout SwiftDeclaration, _ function: inout SwiftFunction
    ) -> [SwiftExpression.Call] {
        switch settings {
        case nil: return []
        case .inline(let style): return style.calls(context.presets, &declaration, &function)
        case .named(let name):
            guard let function = context.settings.function(of: name) else {
                declaration.notes.append("There are no pop-up settings '\(name)', so that the package's own are used.")
                return []
            }
            declaration.needs = max(declaration.needs, function.needs)
            return [SwiftExpression.Call("." + function.name, [])]
        }
    }
}
