import Foundation
import TestSupport

/// The compiler and the formatter of the toolchain that the tests were built with.
enum SwiftTools {
    struct Result {
        var status: Int32
        /// Both streams.
        var output: String
    }

    /// Checks types with the stubs in place of Apple's SDK and the packages.
    ///
    /// - Parameter modules: those besides the stubs, as compiler arguments.
    static func typeCheck(_ files: [String], _ arguments: [String] = []) throws -> Result {
        let aliases = ["SwiftUI": "SwiftUIStub", "_PortalPrivate": "PortalPrivateStub"].merging(
            ["Portal", "PortalTransitions", "PortalHeaders", "PopUp", "DelayedTransitionView"].map { ($0, $0 + "Stub") }
        ) { first, _ in first }
        let words = aliases.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
        return try run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Generated"]
                + ["-module-cache-path", buildDirectory.appending(path: "ModuleCache").path]
                + ["-I", buildDirectory.appending(path: "Modules").path] + words + arguments + files)
    }

    /// What the formatter has to say, with the project's own settings.
    static func lint(_ files: [String]) throws -> Result {
        let settings = Project.root.appending(path: ".swift-format").path
        return try run(["swift", "format", "lint", "--strict", "--configuration", settings] + files)
    }

    /// Where SwiftPM has put the modules of this build.
    private static let buildDirectory: URL = {
        let program = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var place = URL(fileURLWithPath: program).resolvingSymlinksInPath()
        while !FileManager.default.fileExists(atPath: place.appending(path: "Modules").path), place.path != "/" {
            place.deleteLastPathComponent()
        }
        return place
    }()

    private static func run(_ words: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
