import Foundation
import TestSupport
import Testing

@Suite struct ImportSourcesTests {
    static let goldenNames = ["import-sources.txt", "import-sources.json", "import-sources.csv"]

    private let goldens = Goldens(of: "PortalCLITests")
    private static let source = """
        import SwiftUI

        extension Animation {
            static let cardOpen = Animation.smooth(duration: 0.4)
        }

        struct CardView: View {
            private let base = 0.25

            var body: some View {
                Text("withAnimation(.smooth)")  // .animation(.bouncy, value: x)
                    .animation(.snappy(duration: base * 2), value: isOpen)
                    .portalTransition(id: "card", in: ns, isActive: $isOpen) { Card() }
                    .portalSource(id: "card")
            }

            func toggle(_ speed: Double) {
                withAnimation(.spring(duration: 0.41)) { isOpen.toggle() }
                withAnimation(.linear(duration: base * speed)) { isOpen.toggle() }
                withAnimation(.linear(duration: 3)) { isOpen.toggle() }
            }
        }

        """
    private static let document = #"""
        { "format": "portal-catalog/1", "presets": [
            { "name": "open", "animation": ".spring(duration: 0.4)" }, { "name": "quick", "animation": ".snappy" } ] }
        """#

    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        workspace.run("import", "-", input: Self.document)
        try FileManager.default.createDirectory(atPath: workspace.path("App/Views"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: workspace.path("App/.build"), withIntermediateDirectories: true)
        try workspace.write(Self.source, to: "App/Views/CardView.swift")
        try workspace.write("withAnimation(.linear(duration: 9)) {}", to: "App/.build/Hidden.swift")
        return workspace
    }

    @Test(arguments: ["text", "json", "csv"])
    func motionsAreListedBesideThePresets(format: String) throws {
        let workspace = try workspace()
        let before = try workspace.read("portal.db")
        let result = workspace.run("import", workspace.path("App"), "--format", format)
        #expect(result.code == .success)
        #expect(try workspace.read("portal.db") == before)
        // How wide the first column is depends on the directory that is cut away.
        let output = result.output.replacingOccurrences(
            of: "^place +in", with: "place  in", options: .regularExpression)
        try goldens.compare(output, with: "import-sources.\(format == "text" ? "txt" : format)")
    }

    @Test func whatIsNewIsStoredOnce() throws {
        let workspace = try workspace()
        let first = workspace.run("import", workspace.path("App"), "--save", "--prefix", "app/")
        #expect(first.output.hasSuffix("Imported into portal.db.\n"))
        let names = workspace.run("list", "presets", "--format", "csv").output
        #expect(names.contains("app/CardView/toggle,.spring(duration: 0.41)"))
        #expect(names.contains("app/CardView/toggle-2,.linear(duration: 3)"))
        let second = workspace.run("import", workspace.path("App"), "--save", "--prefix", "app/")
        #expect(second.output.hasSuffix("Nothing changed in portal.db.\n"))
    }

    @Test func aChangedMotionFollowsThePolicy() throws {
        let workspace = try workspace()
        workspace.run("import", workspace.path("App"), "--save")
        try workspace.write(Self.source.replacing("0.41", with: "0.8"), to: "App/Views/CardView.swift")
        let refused = workspace.run("import", workspace.path("App"), "--save")
        #expect(refused.code == .badData)
        #expect(refused.errors.contains("preset 'CardView/toggle' already exists"))
        #expect(workspace.run("import", workspace.path("App"), "--save", "--on-conflict", "replace").code == .success)
        #expect(workspace.run("show", "CardView/toggle").output.contains("0.8"))
    }

    @Test func aTrialMakesNoFile() throws {
        let workspace = try Workspace()
        let path = try workspace.write(Self.source, to: "A.swift")
        for words in [["import", path], ["import", path, "--save", "--dry-run"]] {
            #expect(workspace.run(words).code == .success)
            #expect(!workspace.exists("portal.db"))
        }
    }

    @Test func aFileThatIsNoTextIsNamedAndNothingStored() throws {
        let workspace = try workspace()
        let path = try workspace.write(Data("a\nb\u{00E9}".utf8.dropLast()), to: "Bad.swift")
        let before = try workspace.read("portal.db")
        let result = workspace.run("import", path, workspace.path("App"), "--save")
        #expect(result.code == .badData)
        #expect(
            result.errors == "Bad.swift:2: the text is not UTF-8; save it as UTF-8\nportal-db: nothing was stored\n")
        #expect(result.output.contains("CardView/toggle"))
        #expect(try workspace.read("portal.db") == before)
    }

    @Test(
        arguments: [
            (["A.swift", "a.json"], 65, "a.json is no Swift source"),
            (["a.json", "--save"], 64, "--save is for Swift"),
            (["A.swift", "--update"], 64, "--update is for libraries"), (["Missing.swift"], 66, "Missing.swift"),
            (["mixed"], 65, "mixed has documents (.json) and Swift sources"),
        ] as [([String], Int32, String)])
    func mixturesAreRefused(words: [String], code: Int32, message: String) throws {
        let workspace = try Workspace()
        try FileManager.default.createDirectory(atPath: workspace.path("mixed"), withIntermediateDirectories: true)
        for name in ["A.swift", "mixed/A.swift"] { try workspace.write(Self.source, to: name) }
        for name in ["a.json", "mixed/a.json"] { try workspace.write(Self.document, to: name) }
        let result = workspace.run(["import"] + words.map { $0.hasPrefix("--") ? $0 : workspace.path($0) })
        #expect(result.code.rawValue == code)
        #expect(result.errors.contains(message))
        #expect(!workspace.exists("portal.db"))
    }

    @Test func aDirectoryWithADocumentsNameIsNoMixture() throws {
        let workspace = try workspace()
        try FileManager.default.createDirectory(
            atPath: workspace.path("App/a.json"), withIntermediateDirectories: true)
        #expect(workspace.run("import", workspace.path("App")).code == .success)
    }

    @Test func linksToDirectoriesAreNotFollowed() throws {
        let workspace = try workspace()
        try FileManager.default.createSymbolicLink(
            atPath: workspace.path("App/Views/again"), withDestinationPath: workspace.path("App"))
        #expect(workspace.run("import", workspace.path("App")).output.contains(" in 1 file:"))
    }
}
