import PortalModel
import PortalRender

/// A file of SwiftUI source that has presets, pop-up settings and scenes as members and modifiers.
///
/// ```swift
/// let source = SwiftSource(presets: [preset], popupSettings: [], scenes: [], target: .portal4)
/// print(source.text)
/// ```
package struct SwiftSource {
    package let text: String
    /// What of the catalog it does not have, or has otherwise: as `scene 'card-grid', transition 'open': ...`.
    package let notes: [String]

    /// - Parameter presets: all that the others name, in the order of names as all three.
    package init(presets: [Preset], popupSettings: [PopupSettings], scenes: [Scene], target: SwiftTarget) {
        let members = PresetMembers(presets)
        var names = SwiftFileNames()
        let settings = PopupSettingsMembers(popupSettings, members, target, &names)
        var sections = [
            Section(extended: "Animation", members.declarations), Section(extended: "View", settings.declarations),
        ]
        for scene in scenes {
            var context = SceneContext(
                scene: scene, presets: members, settings: settings, target: target, names: names)
            let title = SwiftSpelling.heading("Scene '\(scene.name)'", scene.title)
            sections.append(Section(title: title, extended: "View", scene.declarations(&context)))
            names = context.names
        }
        let declarations = sections.flatMap(\.declarations)
        let imports = declarations.filter { !$0.lines.isEmpty }.reduce(into: Set([SwiftModule.swiftUI])) {
            $0.formUnion($1.imports)
        }
        let head =
            SwiftSpelling.comment(
                [
                    "Made by portal-db export --format swift --target \(target.rawValue), which makes it anew. "
                        + "The views, and where they are, stay the app's own."
                ], mark: "//", indent: 0)
            + [""] + SwiftModule.allCases.filter(imports.contains).map { "import \($0.rawValue)" }
        let lines = head + sections.flatMap { $0.lines(target) }
        text = lines.joined(separator: "\n") + "\n"
        notes = declarations.filter { !$0.notes.isEmpty }.map { "\($0.place): \($0.notes.joined(separator: " "))" }
    }
}

/// Declarations that belong together.
private struct Section {
    var title: String?
    /// The type in whose extension the functions stand.
    var extended: String
    var declarations: [SwiftDeclaration]

    init(title: String? = nil, extended: String, _ declarations: [SwiftDeclaration]) {
        self.title = title
        self.extended = extended
        self.declarations = declarations
    }

    /// Each block after an empty line.
    func lines(_ target: SwiftTarget) -> [String] {
        guard !declarations.isEmpty || title != nil else { return [] }
        var lines = title.map { ["", "// MARK: - \($0.printable)".withoutTrailingSpaces] } ?? []
        for type in declarations where type.isType { lines += [""] + type.text(target) }
        let members = declarations.filter { !$0.isType && !$0.lines.isEmpty }
        if !members.isEmpty {
            lines += ["", "extension \(extended) {"]
            lines += Array(members.map { $0.text(target) }.joined(separator: [""])) + ["}"]
        }
        for missing in declarations where !missing.isType && missing.lines.isEmpty {
            lines += [""] + missing.text(target)
        }
        return lines
    }
}
