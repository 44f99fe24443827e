import PortalDocument
import PortalSystem
import TestSupport
import Testing

@testable import PortalDB

/// A scene and what a rule says of it.
struct RuleCase: Sendable, CustomTestStringConvertible {
    var code: String
    var scene: String
    var views = Documents.views
    /// Path and message of each finding, errors and warnings.
    var findings: [String]

    var testDescription: String { "\(code) \(findings.first ?? "")" }

    /// What the rule of that code really says.
    func found() throws -> [String] {
        let reader = DocumentReader(
            source: MemorySource(Documents.sceneDocument(scene, views: views)), file: "test.json")
        guard case .scene(let scene) = try #require(try reader.next()) else { return [] }
        let findings = try withCatalog { catalog in
            var resolver = catalog.resolver()
            let checked = try catalog.checkedScene(SceneIndex(scene), scene.writtenAnimations, &resolver)
            return Rules.all.flatMap { $0.findings(in: checked) }
        }
        return findings.filter { $0.code == code }.map { finding in
            "\(finding.path): \(finding.message)" + (finding.remedy.map { "; \($0)" } ?? "")
        }
    }
}
