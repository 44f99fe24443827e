import Foundation
import TestSupport
import Testing

/// A short form of every part of `scripts/torture`, each in a process of its own: the faults are for the whole process.
@Suite struct TortureTests {
    @Test(arguments: [
        ("kill", 1), ("upgrade", 1), ("files", 1), ("disk", 2), ("memory", 1), ("locks", 1), ("rights", 1),
        ("copies", 2),
    ])
    func nothingIsLostAndNothingIsHalf(part: String, rounds: Int) throws {
        let torture = Process()
        torture.executableURL = Self.products.appendingPathComponent("portal-torture")
        torture.arguments = [part, "--rounds", "\(rounds)"]
        // Whoever is killed leaves its temporary files; they go with their directory.
        let directory = try TemporaryDirectory()
        torture.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": directory.path]) { $1 }
        let output = Pipe()
        torture.standardOutput = output
        try torture.run()
        let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        torture.waitUntilExit()
        withExtendedLifetime(directory) {}
        #expect(torture.terminationStatus == 0, "\(table)")
        #expect(table.split(separator: "\n").count > 1, "\(table)")
    }

    /// Where the programs of this build lie: beside the tests, which on macOS are a bundle around their program.
    private static let products: URL = {
        var place = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while place.pathComponents.contains(where: { $0.hasSuffix(".xctest") }) { place.deleteLastPathComponent() }
        return place
    }()
}
