import PortalDB
import PortalRender

extension Command {
    static let check: Command = Command(
        name: "check",
        summary: "Look for mistakes in scenes, presets and settings",
        discussion: ["The exit code is 1 if anything was found."],
        arguments: [Argument(name: "SCENE", count: .optional, summary: "The scene; without it the whole catalog")],
        options: [Option<[String]>.libraries.row, Option<ListingFormat>.format.row],
        examples: [
            Example(words: "check", meaning: "Everything in the catalog."),
            Example(words: "check portal-sheet", meaning: "One scene."),
            Example(words: "check --format json", meaning: "For another program to read."),
        ],
        run: { invocation, console in
            let catalog = try invocation.catalogWithLibraries(.readOnly, on: console)
            let format = invocation[.format]
            var writer = ListingWriter(columns: columns, format: format, width: nil)
            var count = 0
            try catalog.check(invocation.arguments.first.map { Scene.ID($0) }) { found in
                count += 1
                if format == .text {
                    try console.output.line(text(of: found, style: console.style))
                } else {
                    try writer.write([row(of: found)], to: console.output.write)
                }
            }
            try writer.finish(to: console.output.write)
            if format == .text && count == 0 { try console.output.line("Nothing to remark.") }
            return count == 0 ? .success : .differences
        })
}

private let columns = ["code", "severity", "scene", "subject", "path", "message", "remedy"].map { Listing.Column($0) }

private func row(of found: CatalogFinding) -> [Listing.Cell] {
    let finding = found.finding
    return [
        .text(finding.code), .text(finding.severity.rawValue), .text(found.scene?.rawValue), .text(finding.subject),
        .text(finding.path.description), .text(finding.message), .text(finding.remedy),
    ]
}

/// `portal-sheet: warning P301: transition 'open-1': the layer snaps by 0.3 points; use a duration of 0.7`
private func text(of found: CatalogFinding, style: TextStyle) -> String {
    let finding = found.finding
    let severity = style.paint(finding.severity.rawValue, finding.severity == .error ? .bad : .notice)
    let place = found.scene.map { "\($0): " } ?? ""
    let remedy = finding.remedy.map { "; \($0)" } ?? ""
    return place.printable + "\(severity) \(finding.code): "
        + "\(finding.subject): \(finding.message)\(remedy)".printable
}
