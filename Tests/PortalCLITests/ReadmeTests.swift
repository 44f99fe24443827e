import Foundation
import TestSupport
import Testing

/// The README's transcript is what the program says.
@Suite struct ReadmeTests {
    static let readme = Result {
        try String(contentsOf: Project.root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    /// A line after `$ ` and what it printed.
    struct Step {
        var command: String
        var output: String
    }

    /// Documents that the README shows, by the name above each, and the steps of its transcript.
    private func content() throws -> (files: [String: String], steps: [Step]) {
        var files: [String: String] = [:]
        var steps: [Step] = []
        let pieces = try Self.readme.get().components(separatedBy: "```")
        for (before, block) in zip(pieces, pieces.dropFirst()).enumerated().filter({ $0.offset.isMultiple(of: 2) }).map(
            \.element)
        {
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines[0] == "json", let name = before.split(separator: "`").last(where: { $0.hasSuffix(".json") }) {
                files[String(name)] = lines.dropFirst().joined(separator: "\n")
            }
            guard lines[0] == "console" else { continue }
            for line in lines.dropFirst() {
                if line.hasPrefix("$ ") {
                    steps.append(Step(command: String(line.dropFirst(2)), output: ""))
                } else if !steps.isEmpty {
                    steps[steps.count - 1].output += line + "\n"
                }
            }
        }
        return (files, steps)
    }

    @Test func theTranscriptIsWhatTheProgramPrints() throws {
        let (files, steps) = try content()
        let workspace = try Workspace()
        for (name, text) in files { try workspace.write(text, to: name) }
        #expect(steps.count >= 6)
        var code: Int32 = 0
        var failures = 0
        for step in steps where !step.command.hasPrefix("scripts/") {
            let words = step.command.split(separator: " ").map(String.init)
            if step.command == "echo $?" {
                #expect(step.output.trimmingCharacters(in: .whitespacesAndNewlines) == "\(code)")
                continue
            }
            #expect(words.first == "portal-db")
            let result = workspace.run(
                words.dropFirst().map { word in
                    let isMade = [".portaldb", ".db", ".html", ".svg"].contains(where: word.hasSuffix)
                    return word == "seeds" ? Project.seeds : files[word] != nil || isMade ? workspace.path(word) : word
                })
            code = result.code.rawValue
            failures += code == 0 ? 0 : 1
            let printed = (result.errors + result.output).replacingOccurrences(of: Project.seeds, with: "seeds")
            #expect(printed.trimmed == step.output.trimmed, "\(step.command)")
        }
        #expect(failures > 0, "a transcript with a failure")
    }

    @Test func theTwoCommandsAreThere() throws {
        let readme = try Self.readme.get()
        for script in ["scripts/demo", "scripts/test"] {
            let first = try #require(readme.range(of: script))
            #expect(readme.distance(from: readme.startIndex, to: first.lowerBound) < 900)
            #expect(FileManager.default.isExecutableFile(atPath: Project.root.appendingPathComponent(script).path))
        }
    }

    /// Every target of the module map is one of the package, and the other way round.
    @Test func theModuleMapNamesEveryTarget() throws {
        let package = try String(contentsOf: Project.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let names = package.components(separatedBy: "arget(").dropFirst().compactMap { piece in
            piece.components(separatedBy: "name: \"").dropFirst().first?.components(separatedBy: "\"").first
        }
        let targets = names.filter { !$0.hasSuffix("Tests") && $0 != "TestSupport" }
        let readme = try Self.readme.get()
        let map = try #require(readme.components(separatedBy: "## Modules").dropFirst().first)
        for target in Set(targets) { #expect(map.contains("`\(target)`"), "\(target)") }
    }
}

extension String {
    /// Without white space at the ends of lines and at the end of all.
    fileprivate var trimmed: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
            .joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
}
