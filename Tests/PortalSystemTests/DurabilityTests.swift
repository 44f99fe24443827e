import Foundation
import PortalSystem
import Testing

@Suite struct DurabilityTests {
    let directory: URL

    init() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("portal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

    @Test func `a file is synchronised, moved over another and removed`() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        for name in ["new", "old"] { try Data(name.utf8).write(to: URL(fileURLWithPath: path(name))) }
        try Durability.synchronise(file: path("new"))
        try Durability.move(path("new"), to: path("old"))
        try Durability.synchroniseDirectory(of: path("old"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path("old"))) == Data("new".utf8))
        #expect(Durability.exists(path("old")) && !Durability.exists(path("new")))
        #expect(Durability.isWritable(path("old")))
        try Durability.remove(path("old"))
        try Durability.remove(path("old"))
        #expect(!Durability.exists(path("old")) && !Durability.isWritable(path("old")))
    }

    @Test func `what is not there is named`() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let missing = path("none")
        let synchronising = #expect(throws: SystemError.self) { try Durability.synchronise(file: missing) }
        #expect(synchronising?.description == "cannot read '\(missing)': No such file or directory")
        let moving = #expect(throws: SystemError.self) { try Durability.move(missing, to: path("other")) }
        #expect(moving?.path == path("other") && moving?.code == ENOENT)
    }
}
