import Foundation
import PortalCLI
import PortalDB
import TestSupport

/// A directory of its own with a catalog, gone when the test is over.
final class Workspace {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    var database: String { path("portal.db") }

    func path(_ name: String) -> String { directory.file(name) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func read(_ name: String) throws -> String { try directory.text(of: name) }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        try data.write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// Runs a command on the catalog; what it says of this directory is as if it were the working directory.
    @discardableResult
    func run(_ words: String..., input: String = "") -> RunResult { run(words, input: input) }

    func run(_ words: [String], input: String = "", _ surroundings: Surroundings = Surroundings()) -> RunResult {
        var surroundings = surroundings
        surroundings.environment["PORTAL_DB"] = database
        var result = RunResult(words, input: input, surroundings)
        result.output = result.output.replacingOccurrences(of: directory.path + "/", with: "")
        result.errors = result.errors.replacingOccurrences(of: directory.path + "/", with: "")
        return result
    }

    /// The bytes of every file.
    func files() throws -> [String: Data] {
        Dictionary(
            uniqueKeysWithValues: try directory.names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: path($0)))) }
        )
    }

    /// A workspace whose catalog has the seeds.
    static func withSeeds() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(try seededCatalog.get(), to: "portal.db")
        return workspace
    }

    /// A workspace whose catalog has the seeds, and a recording of each of their plays.
    static func withRecordings() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(try recordedCatalog.get(), to: "portal.db")
        return workspace
    }

    /// How many plays the seeds have.
    static let playCount = (try? withSeeds().countPlays()) ?? 0

    private func countPlays() throws -> Int {
        try Catalog(path: database, access: .readOnly).tasks(PlaySelection()).count
    }

    private static let recordedCatalog = Result {
        let workspace = try withSeeds()
        _ = workspace.run("play", "--all")
        return try Data(contentsOf: URL(fileURLWithPath: workspace.database))
    }

    private static let seededCatalog = Result {
        let workspace = try Workspace()
        _ = workspace.run("import", Project.seeds)
        return try Data(contentsOf: URL(fileURLWithPath: workspace.database))
    }
}
