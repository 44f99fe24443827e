import Foundation
import PortalModel
import PortalSystem
import TestSupport
import Testing

@testable import PortalDocument

/// What the reader accepts the schema accepts, and the other way round as far as a schema can say it.
@Suite struct SchemaTests {
    static let schema = Result { try JSONTree(DocumentSchema.text) }

    static let seeds = ((try? FileManager.default.contentsOfDirectory(atPath: Project.seeds)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    static func document(of seed: String) throws -> JSONTree {
        try JSONTree(Data(contentsOf: URL(fileURLWithPath: "\(Project.seeds)/\(seed)")))
    }

    /// What the reader says of a text.
    static func issues(of text: String) throws -> [DocumentIssue] {
        let reader = DocumentReader(source: MemorySource(text), file: "f.json")
        do {
            while try reader.next() != nil {}
            return []
        } catch let error as DocumentError {
            return error.issues
        }
    }

    /// Whether no schema could say what an issue says: see ``DocumentSchema``.
    static func isBeyondASchema(_ issue: DocumentIssue) -> Bool {
        if issue.message.contains("steps stand in order of time") { return true }
        guard case .key(let key) = issue.path.components.last else { return false }
        return ["animation", "reverseAnimation", "present", "dismiss"].contains(key)
            && issue.message.hasPrefix("column ")
    }

    @Test func theSchemaIsTheGolden() throws {
        try documents.compare(String(decoding: DocumentSchema.text, as: UTF8.self), with: "catalog.schema.json")
    }

    @Test(arguments: seeds)
    func seedsAreAccepted(_ seed: String) throws {
        #expect(try SchemaValidator(Self.schema.get()).accepts(Self.document(of: seed)))
    }

    @Test(arguments: seeds)
    func mutatedSeedsAreJudgedAsTheReaderJudgesThem(_ seed: String) throws {
        let schema = try Self.schema.get()
        let validator = SchemaValidator(schema)
        let document = try Self.document(of: seed).shortened
        var mutation = Mutation(random: SplitMix(seed: 6), keys: schema.propertyNames.sorted())
        var (accepted, refused) = (0, 0)
        for _ in 0..<120 {
            let changed = mutation.changed(document)
            let issues = try Self.issues(of: changed.json)
            let isAccepted = try validator.accepts(changed)
            if isAccepted {
                #expect(issues.allSatisfy(Self.isBeyondASchema), "only the schema accepts \(changed.json)")
            } else {
                #expect(!issues.isEmpty, "only the reader accepts \(changed.json)")
            }
            if isAccepted { accepted += 1 } else { refused += 1 }
        }
        #expect(accepted > 5 && refused > 30, "\(accepted) and \(refused)")
    }
}

extension JSONTree {
    /// With at most three elements in each list.
    fileprivate var shortened: JSONTree {
        switch self {
        case .list(let values): .list(values.prefix(3).map(\.shortened))
        case .object(let members): .object(members.mapValues(\.shortened))
        default: self
        }
    }

    /// Every key of any object in a schema.
    fileprivate var propertyNames: Set<String> {
        switch self {
        case .list(let values): return values.reduce(into: []) { $0.formUnion($1.propertyNames) }
        case .object(let members):
            var names: Set<String> = []
            if case .object(let properties) = members["properties"] { names.formUnion(properties.keys) }
            return members.values.reduce(into: names) { $0.formUnion($1.propertyNames) }
        default: return []
        }
    }
}
