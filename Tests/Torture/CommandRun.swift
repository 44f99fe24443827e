import Foundation
import PortalCLI
import PortalDB

/// A command that was run, in this process or in one of its own.
struct CommandRun {
    let words: [String]
    let ending: Child.Ending
    let output: String
    let errors: String

    /// Runs a command in this process.
    init(_ words: [String], catalog: String, environment: [String: String] = [:]) {
        final class Text { var value = "" }
        let (output, errors) = (Text(), Text())
        let variables = environment.merging(["PORTAL_DB": catalog]) { $1 }
        let console = Console(
            output: Console.Sink { output.value += $0 }, errors: Console.Sink { errors.value += $0 },
            environment: { variables[$0].map { Array($0.utf8) } })
        self.words = words
        ending = .exited(PortalCLI.run(words: words, console: console).rawValue)
        (self.output, self.errors) = (output.value, errors.value)
    }

    /// Runs a command in a process of its own.
    ///
    /// - Parameter prefix: a program, with its arguments, that runs the command in other circumstances.
    init(
        spawning words: [String], prefix: [String] = [], catalog: String, environment: [String: String] = [:],
        on ground: Ground
    ) throws {
        let (output, errors) = (ground.aside("output"), ground.aside("errors"))
        let child = try Child(
            prefix + [Child.portalDB] + words, environment: environment.merging(["PORTAL_DB": catalog]) { $1 },
            output: output, errors: errors)
        try self.init(words, ending: child.wait(), output: output, errors: errors)
    }

    /// A command that ended, with the files that have what it wrote.
    init(_ words: [String], ending: Child.Ending, output: String, errors: String) throws {
        self.words = words
        self.ending = ending
        // A kill may come in the middle of a character.
        self.output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
        self.errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: errors)), as: UTF8.self)
    }

    var hasSucceeded: Bool { ending == .exited(0) }

    func succeed() throws {
        try end(with: [.success])
    }

    func end(with codes: [ExitCode]) throws {
        try expect(
            codes.contains { ending == .exited($0.rawValue) },
            "'\(words.joined(separator: " "))' ended with \(ending): \(errors)")
    }

    /// Refused in good order: with one of these exit codes, and in words that have this in them.
    func refuse(_ codes: [ExitCode], naming name: String) throws {
        try end(with: codes)
        try expect(errors.contains(name), "'\(words.joined(separator: " "))' does not name \(name): \(errors)")
    }
}
