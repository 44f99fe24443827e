import Foundation
import PortalSQLite
import TestSupport
import Testing

/// A dry run refuses what the run refuses, in the same words, does not refuse what it does, and leaves every file as it is.
@Suite struct DryRunTests {
    /// What the catalog is that a command is run on.
    enum Place: String, CaseIterable {
        case current, older, empty, logged, cut, text, directory, missing, noDirectory, belowFile, longName,
            longOlderName
        case longestName, tooLongName

        var name: String {
            switch self {
            case .noDirectory: "none/a.db"
            case .belowFile: "file/a.db"
            // What SQLite and an upgrade lay beside it have 8 and 29 bytes more, and a name has at most 255.
            case .longName: String(repeating: "n", count: 248)
            case .longestName: String(repeating: "n", count: 247)
            case .longOlderName: String(repeating: "n", count: 227)
            case .tooLongName: String(repeating: "n", count: 256)
            default: "a.db"
            }
        }
    }

    static let commands = [
        ["import", "DOCUMENT"], ["import", "Motion.swift", "--save"], ["merge", "OTHER"],
        ["rename", "preset", "hero/open", "hero/enter"], ["copy", "preset", "hero/open", "hero/enter"],
        ["rm", "preset", "hero/open"], ["rm", "preset", "hero/late"], ["prune"], ["vacuum"], ["migrate"],
    ]

    @Test(arguments: Place.allCases, commands) func `a dry run is refused where the run is`(
        place: Place, command: [String]
    ) throws {
        let workspace = try Workspace.with(place)
        let words = command.map { ["DOCUMENT", "OTHER", "Motion.swift"].contains($0) ? workspace.path($0) : $0 }
        let before = try workspace.contents()
        let trial = workspace.run(words + ["--dry-run", "--db", workspace.path(place.name)])
        #expect(try workspace.contents() == before)
        let run = workspace.run(words + ["--db", workspace.path(place.name)])
        #expect(trial.code == run.code, "\(trial.errors) but \(run.errors)")
        if run.code != .success { #expect(trial.errors == run.errors) }
    }

    @Test func `most of these places are refused, and some are not`() throws {
        let refused = try Place.allCases.filter { place in
            let workspace = try Workspace.with(place)
            return workspace.run("import", workspace.path("DOCUMENT"), "--db", workspace.path(place.name)).code
                != .success
        }
        #expect(
            refused == [
                .cut, .text, .directory, .noDirectory, .belowFile, .longName, .longOlderName, .tooLongName,
            ])
    }
}

extension Workspace {
    private static let document = """
        {"format": "portal-catalog/1", "presets": [
            {"name": "hero/open", "animation": ".smooth"}, {"name": "hero/late", "animation": "{hero/open}.delay(1)"}]}
        """

    private static let currentCatalog = Result {
        let workspace = try Workspace()
        workspace.run("import", "-", input: document)
        return try Data(contentsOf: URL(fileURLWithPath: workspace.database))
    }

    private static let olderCatalog = Result {
        let workspace = try Workspace()
        let dump = Project.root.appendingPathComponent("Tests/PortalCatalogTests/Fixtures/catalog-1000.sql")
        let script = try Data("PRAGMA synchronous = OFF;\n".utf8) + Data(contentsOf: dump)
        try Connection(file: workspace.database, mode: .readWriteCreate).execute(script: Array(script))
        return try Data(contentsOf: URL(fileURLWithPath: workspace.database))
    }

    fileprivate static func with(_ place: DryRunTests.Place) throws -> Workspace {
        let workspace = try Workspace()
        let current = try currentCatalog.get()
        try workspace.write(#"{"format": "portal-catalog/1", "presets": []}"#, to: "DOCUMENT")
        try workspace.write("let motion = Animation.smooth(duration: 0.123)", to: "Motion.swift")
        try workspace.write(current, to: "OTHER")
        switch place {
        case .current, .longestName: try workspace.write(current, to: place.name)
        case .logged:
            let path = try workspace.write(current, to: place.name)
            try Connection(file: path, mode: .readWrite).run("PRAGMA journal_mode = WAL")
        case .cut: try workspace.write(current.prefix(50), to: place.name)
        case .older, .longOlderName: try workspace.write(try olderCatalog.get(), to: place.name)
        case .empty: try workspace.write("", to: place.name)
        case .text: try workspace.write(document, to: place.name)
        case .directory:
            try FileManager.default.createDirectory(
                atPath: workspace.path(place.name), withIntermediateDirectories: false)
        case .belowFile: try workspace.write("", to: "file")
        case .missing, .noDirectory, .longName, .tooLongName: break
        }
        return workspace
    }

    /// The bytes of every file, and the names of directories.
    fileprivate func contents() throws -> [String: Data?] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path(""))
        return Dictionary(
            uniqueKeysWithValues: names.map { ($0, try? Data(contentsOf: URL(fileURLWithPath: path($0)))) })
    }
}
