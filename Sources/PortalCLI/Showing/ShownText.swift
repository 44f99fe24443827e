import PortalDB
import PortalRender

/// Things of the catalog as text.
struct ShownText {
    let catalog: Catalog
    let console: Console
    /// What presets are measured over.
    let distance: MeasuredDistance

    func write(_ thing: ShownThing) throws {
        switch thing {
        case .preset(let preset):
            let text = try PresetText(preset, in: catalog, over: distance)
            try write("preset", preset.name.rawValue, text.details + details(of: try catalog.origin(of: preset)))
            for line in text.curve(style: console.style) { try console.output.line(line) }
        case .popupSettings(let settings):
            var details = try details(of: settings.style) + details(of: catalog.origin(of: settings))
            details.add("library", try catalog.libraryFile(of: settings.name)?.words)
            try write("pop-up settings", settings.name.rawValue, details)
        case .scene(let scene):
            let details = try details(of: scene) + details(of: catalog.origin(of: scene))
            try write("scene", scene.name.rawValue, details)
            for (title, listing) in SceneSections(scene: scene).all { try write(title, listing) }
        case .play(let play, let scene):
            try write(play.kind.rawValue, "\(scene.name)/\(play.name)", details(of: play, in: scene))
            for (title, listing) in SceneSections(scene: scene).all where title == play.kind.section {
                let rows = listing.rows.filter { $0.first == .text(play.name) }
                try write(title, Listing(columns: listing.columns, rows: rows))
            }
        }
    }

    private func write(_ kind: String, _ name: String, _ details: Details) throws {
        try console.output.line("\(kind) \(console.style.paint(name.printable, .heading))")
        for line in details.text { try console.output.line(line) }
    }

    private func write(_ title: String, _ listing: Listing) throws {
        guard !listing.rows.isEmpty else { return }
        try console.output.write("\n\(console.style.paint(title, .heading))\n")
        try listing.write(as: .text, fitting: console.tableWidth.map { $0 - 2 }) { line in
            try console.output.write("  " + line)
        }
    }

    /// Where something came from, if that was a library.
    private func details(of origin: Origin?) -> Details {
        var details = Details()
        guard let origin else { return details }
        details.add("library", origin.library.name)
        details.add("library id", origin.library.id.rawValue)
        details.add("name there", origin.theirName)
        let time = origin.importedAt.localTime(in: console.zone)
        details.add("imported", time + (origin.isEdited ? ", edited here since" : ""))
        return details
    }

    private func details(of style: PopupStyle) -> Details {
        var details = Details()
        details.add("material", style.backgroundMaterial?.rawValue)
        details.add("present", style.present?.description)
        details.add("dismiss", style.dismiss?.description)
        details.add("tap dismisses", style.dismissOnBackgroundTap.map { $0 ? "yes" : "no" })
        return details
    }

    private func details(of scene: Scene) -> Details {
        var details = Details()
        details.add("title", scene.title)
        details.add("canvas", "\(scene.canvas.width.short()) × \(scene.canvas.height.short()) points")
        details.add("status bar", scene.hidesStatusBar ? "hidden" : nil)
        return details
    }

    /// What the names that a transition's row shows mean.
    private func details(of play: Play, in scene: Scene) throws -> Details {
        var details = Details()
        let transition = scene.transitions.first { $0.name.rawValue == play.name }
        details.add("animation", try transition?.animation.map { try catalog.meaning(of: $0).words })
        details.add("way back", try transition?.reverseAnimation.map { try catalog.meaning(of: $0).words })
        return details
    }
}

extension PlayKind {
    /// The title of its section.
    fileprivate var section: String {
        switch self {
        case .transition: "Transitions"
        case .popup: "Pop-ups"
        case .delayed: "Delayed"
        case .header: "Headers"
        case .script: "Scripts"
        }
    }
}
