import PortalModel

extension Scene {
    /// Headers as modifiers of PortalHeaders.
    func headers(_ context: inout SceneContext) -> [SwiftDeclaration] { headers.flatMap { $0.declarations(&context) } }
}

extension Header {
    fileprivate func declarations(_ context: inout SceneContext) -> [SwiftDeclaration] {
        var header = SwiftDeclaration(
            place: context.place("header", id.rawValue), summary: "Header '\(id)' of scene '\(context.scene.name)'.",
            needs: .headers, imports: [.portalHeaders, .swiftUI])
        let name = context.names.functions.name(context.lower(id.rawValue, kind: "Header"), kind: "Modifier")
        var function = SwiftFunction(name: name)
        function.parameters = [
            "title: String" + (titleText.map { " = \(SwiftSpelling.literal($0))" } ?? ""),
            "subtitle: String = \(SwiftSpelling.literal(subtitle ?? ""))",
        ]
        let hasAccessory = accessory != nil
        let displays = displays ?? (hasAccessory ? [.title, .accessory] : [.title])
        var arguments = ["title: title", "subtitle: subtitle", "displays: \(displays.list)"]
        arguments.append("layout: .\((layout ?? (hasAccessory ? .vertical : .horizontal)).rawValue)")
        arguments.append("snappingBehavior: .\(snapping.rawValue)")
        let call = SwiftExpression([SwiftExpression.Call("portalHeader", arguments)])
        if hasAccessory {
            function.parameters.append("@ViewBuilder accessory: @escaping () -> some View")
            function.result = call.lines(suffix: " {", indent: 2) + ["            accessory()", "        }"]
        } else {
            function.result = call.lines(indent: 2)
        }
        header.lines = function.lines
        guard let bar, bar != displays else { return [header] }
        var destination = SwiftFunction(
            name: context.names.functions.name(context.lower(id.rawValue, kind: "HeaderBar"), kind: "Modifier"))
        destination.result = ["        portalHeaderDestination(displays: \(bar.list))"]
        return [
            header,
            SwiftDeclaration(
                place: header.place, summary: "What the bar shows of header '\(id)': put it on its list.",
                needs: .headers, imports: [.portalHeaders, .swiftUI], lines: destination.lines),
        ]
    }
}

extension Set<Header.Display> {
    fileprivate var list: String {
        SwiftSpelling.list(Header.Display.allCases.filter(contains).map { ".\($0.rawValue)" })
    }
}
