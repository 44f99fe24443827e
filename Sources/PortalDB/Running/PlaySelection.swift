import PortalModel
import PortalPlayback

/// Which of a catalog's plays are meant.
///
/// ```swift
/// let cards = PlaySelection(["card-*", "portal-sheet/open-?"], tag: "hero")
/// ```
public struct PlaySelection: Hashable, Sendable {
    /// `SCENE`, `SCENE/PLAY`, or patterns for either with `*`, `?` and `[a-z]`; empty: all.
    public var names: [String]
    /// Only plays that move with a preset of this tag, directly or by way of other presets.
    public var tag: String?
    public var shard: Shard?

    public init(_ names: [String] = [], tag: String? = nil, shard: Shard? = nil) {
        self.names = names.map(NameRules.normalized)
        self.tag = tag
        self.shard = shard
    }
}

/// One play with its options.
public struct PlayTask: Hashable, Sendable, CustomStringConvertible {
    public var scene: Scene.ID
    public var play: Play
    public var options: PlayOptions

    /// `SCENE/PLAY`.
    public var name: String { playKey.spelling }

    /// The name, with the options that are not the usual ones.
    public var description: String { name + options.note }
}

extension Catalog {
    /// The plays that are meant, by the names of scenes and in each in the order of the document.
    ///
    /// - Throws: ``CatalogError`` if a name or pattern means nothing.
    public func tasks(_ selection: PlaySelection, _ options: PlayOptions = .standard) throws -> [PlayTask] {
        try tasks(selection, options, besides: [])
    }

    /// - Parameter known: names that mean something though there is no such play any more.
    func tasks(_ selection: PlaySelection, _ options: PlayOptions, besides known: Set<String>) throws -> [PlayTask] {
        var filter = try SelectionFilter(selection, in: self, besides: known)
        var tasks: [PlayTask] = []
        try translating {
            try store.snapshot {
                for span in try filter.spans() {
                    for name in try store.playNames(from: span.first, through: span.last) {
                        guard let kind = PlayKind(rawValue: name.kind) else { continue }
                        let play = Play(name: name.name, kind: kind)
                        guard try filter.admits(play, ofScene: name.scene) else { continue }
                        tasks.append(PlayTask(scene: name.scene, play: play, options: options))
                    }
                }
            }
        }
        try filter.finish()
        return tasks
    }
}

/// The names, tag and shard of a selection, and which of the patterns meant something.
private struct SelectionFilter {
    /// Whose plays are listed in one statement.
    private static let sceneCount = 256

    private let catalog: Catalog
    private let selection: PlaySelection
    private var exact: [Scene.ID: Set<String>] = [:]
    private var patterns: [(text: String, glob: Glob, isUsed: Bool)] = []
    private var tagged: Set<Preset.ID>?
    /// That of the play before: plays come scene by scene.
    private var scene: Scene?

    init(_ selection: PlaySelection, in catalog: Catalog, besides known: Set<String>) throws {
        self.catalog = catalog
        self.selection = selection
        for name in selection.names {
            do {
                let (scene, plays) = try catalog.plays(named: name)
                exact[scene.name, default: []].formUnion(plays.map(\.name))
            } catch let error as CatalogError where error.kind == .missing && Glob.isPattern(name) {
                let glob = Glob(name)
                patterns.append((name, glob, known.contains(where: glob.matches)))
            } catch let error as CatalogError where error.kind == .missing && known.contains(name) {
                continue
            }
        }
        guard let tag = selection.tag else { return }
        var tagged: Set<Preset.ID> = []
        try translating {
            try catalog.store.forEachPreset { if $0.tags.contains(tag) { tagged.insert($0.name) } }
        }
        guard !tagged.isEmpty else { throw CatalogError(kind: .missing, "no preset has the tag '\(tag)'") }
        self.tagged = tagged
    }

    /// Where to look: spans of scenes from one name to another, each of few enough to look at together.
    func spans() throws -> [(first: Scene.ID, last: Scene.ID)] {
        if patterns.isEmpty, !selection.names.isEmpty { return exact.keys.sorted().map { ($0, $0) } }
        var spans: [(first: Scene.ID, last: Scene.ID)] = []
        var count = 0
        try catalog.store.forEachSceneName { name in
            if count.isMultiple(of: Self.sceneCount) { spans.append((name, name)) }
            spans[spans.count - 1].last = name
            count += 1
        }
        return spans
    }

    mutating func admits(_ play: Play, ofScene sceneName: Scene.ID) throws -> Bool {
        let name = "\(sceneName)/\(play.name)"
        var isNamed = selection.names.isEmpty || exact[sceneName]?.contains(play.name) == true
        for place in patterns.indices
        where patterns[place].glob.matches(name) || patterns[place].glob.matches(sceneName.rawValue) {
            patterns[place].isUsed = true
            isNamed = true
        }
        guard isNamed, selection.shard?.contains(name) ?? true else { return false }
        guard let tagged else { return true }
        let scene = try scene.flatMap { $0.name == sceneName ? $0 : nil } ?? catalog.scene(sceneName)
        self.scene = scene
        return try catalog.planned(play, of: scene).inputs.contains { input in
            input.kind == .preset && tagged.contains(Preset.ID(input.subject))
        }
    }

    func finish() throws {
        guard let unused = patterns.first(where: { !$0.isUsed }) else { return }
        throw CatalogError(kind: .missing, "no scene or play matches '\(unused.text)'")
    }
}
