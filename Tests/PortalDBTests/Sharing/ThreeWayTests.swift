import PortalDocument
import TestSupport
import Testing

@testable import PortalDB

/// Whole histories of a library's two presets, of which one starts from the other: what is here after each import, what
/// is said to be edited and what is asked is compared with a model of what help says.
@Suite struct ThreeWayTests {
    struct History: CustomStringConvertible {
        var editedBefore: Set<String>
        var changedInSecond: Set<String>
        var editedAfter: Set<String>
        var changedInThird: Set<String>

        var description: String {
            let steps = [editedBefore, changedInSecond, editedAfter, changedInThird].map {
                $0.isEmpty ? "nothing" : $0.sorted().joined(separator: " and ")
            }
            return "here \(steps[0]), there \(steps[1]), here \(steps[2]), there \(steps[3])"
        }

        static var all: [History] {
            let choices: [Set<String>] = [[], ["a"], ["b"], ["a", "b"]]
            return choices.flatMap { before in
                choices.flatMap { second in
                    zip([[], ["a"], ["b"]] as [Set<String>], [["b"], ["a", "b"], ["a"]] as [Set<String>]).map {
                        History(
                            editedBefore: before, changedInSecond: second, editedAfter: $0, changedInThird: $1)
                    }
                }
            }
        }
    }

    /// A catalog as a reader of help thinks of it.
    struct Model {
        struct Preset {
            var number: Int
            var base: String?

            var animation: String { base.map { "{\($0)}.delay(\(number))" } ?? ".linear(duration: \(number))" }
        }

        struct Origin {
            var name: String
            var numberThere: Int
            var isEdited = false
        }

        var prefix: String
        /// Of the names in the library.
        var directory: String
        var presets: [String: Preset] = [:]
        var origins: [String: Origin] = [:]

        mutating func edit(_ theirs: String) -> (name: String, Preset)? {
            guard let name = origins[theirs]?.name else { return nil }
            presets[name]?.number += 100
            origins[theirs]?.isEdited = true
            return presets[name].map { (name, $0) }
        }

        /// - Returns: What is asked: if anything is, nothing is taken.
        mutating func update(_ numbers: [String: Int], _ policy: ConflictPolicy) -> [String] {
            var next = self
            var asked: [String] = []
            for theirs in ["a", "b"] {
                let number = numbers[theirs, default: 0]
                var origin = next.origins[theirs] ?? Origin(name: prefix + directory + theirs, numberThere: 0)
                let hasChanged = number != origin.numberThere
                origin.numberThere = number
                switch (hasChanged, origin.isEdited, policy) {
                case (true, true, .fail): asked.append(directory + theirs)
                case (true, true, .skip), (false, true, _): break
                case (true, true, .rename):
                    origin.name += "~2"
                    fallthrough
                case (true, _, _), (false, false, _):
                    origin.isEdited = false
                    next.presets[origin.name] = Preset(
                        number: number, base: theirs == "b" ? next.origins["a"]?.name : nil)
                }
                next.origins[theirs] = origin
            }
            if asked.isEmpty { self = next }
            return asked
        }
    }

    /// All histories beside one another in one catalog, each with presets of its own.
    final class Histories {
        let workspace: SharingWorkspace
        let options: ImportOptions
        let all = History.all
        var models: [Model]
        var numbers: [[String: Int]]

        init(_ policy: ConflictPolicy, prefix: String) throws {
            workspace = try SharingWorkspace()
            options = ImportOptions(policy, updates: true, prefix: prefix)
            models = all.indices.map { Model(prefix: prefix, directory: "\($0)/") }
            numbers = all.map { _ in ["a": 1, "b": 1] }
        }

        func edit(_ names: KeyPath<History, Set<String>>) throws {
            for (place, history) in all.enumerated() {
                for theirs in history[keyPath: names] {
                    let edited = models[place].edit(theirs)
                    let (name, preset) = try #require(edited)
                    try workspace.catalog.store.put(
                        Preset(name: Preset.ID(name), animation: AnimationText(preset.animation)))
                }
            }
        }

        func publish(_ number: Int, of names: KeyPath<History, Set<String>>) {
            for (place, history) in all.enumerated() {
                for theirs in history[keyPath: names] { numbers[place][theirs] = number }
            }
        }

        private var library: String {
            let presets = numbers.enumerated().map { place, numbers in
                """
                {"name": "\(place)/a", "animation": ".linear(duration: \(numbers["a", default: 0]))"},
                {"name": "\(place)/b", "animation": "{\(place)/a}.delay(\(numbers["b", default: 0]))"}
                """
            }
            return Documents.document(presets: "[\(presets.joined(separator: ", "))]")
        }

        /// Those of which something is asked are left out then.
        func update() throws {
            let file = try workspace.library(library)
            var options = options
            let asked = models.indices.map { models[$0].update(numbers[$0], options.onConflict) }
            if asked.contains(where: { !$0.isEmpty }) {
                let error = #expect(throws: DocumentError.self) {
                    try workspace.catalog.importDocuments([file], options)
                }
                #expect(
                    error?.issues.map(\.path.description) == asked.joined().map { "presets.\($0).name" }.sorted())
                options.only = asked.indices.filter { asked[$0].isEmpty }.map { "\($0)/*" }
            }
            try workspace.catalog.importDocuments([file], options)
        }

        func check() throws {
            let presets = Dictionary(
                try workspace.catalog.presets(limit: 1000).map { ($0.name.rawValue, $0) },
                uniquingKeysWith: { first, _ in first })
            let library = Library(named: "Team")
            let origins = try LibraryOrigins(of: library, in: workspace.catalog.store)
            for (history, model) in zip(all, models) {
                for (name, preset) in model.presets {
                    #expect(presets[name]?.animation.description == preset.animation, "\(history): \(name)")
                }
                for (theirs, origin) in model.origins {
                    let key = ElementKey(kind: .preset, sharedName: model.directory + theirs)
                    let known = try #require(origins.origin(key))
                    let ours = try #require(presets[origin.name])
                    #expect(known.name == origin.name)
                    let isEdited = try origins.digest(of: ours, knownAs: known) != known.ourDigest
                    #expect(isEdited == origin.isEdited, "\(history): \(origin.name)")
                }
            }
            #expect(presets.count == models.reduce(0) { $0 + $1.presets.count })
        }
    }

    @Test(arguments: ConflictPolicy.allCases, ["", "x/"])
    func `an update does what help says`(policy: ConflictPolicy, prefix: String) throws {
        let histories = try Histories(policy, prefix: prefix)
        try histories.update()
        try histories.edit(\.editedBefore)
        histories.publish(2, of: \.changedInSecond)
        try histories.update()
        try histories.check()
        try histories.edit(\.editedAfter)
        histories.publish(3, of: \.changedInThird)
        try histories.update()
        try histories.check()
    }
}
