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
                for name in try filter.sceneNames() {
                    for play in try plays(ofScene: name) where try filter.admits(play, ofScene: name) {
                        tasks.append(PlayTask(scene: name, play: play, options: options))
                    }
                }
            }
        }
        try filter.finish()
        return tasks
    }

    private func plays(ofScene name: Scene.ID) throws -> [Play] {
        try store.playNames(of: name).compactMap { play in
            PlayKind(rawValue: play.kind).map { Play(name: play.name, kind: $0) }
        }
    }
}

/// The names, tag and shard of a selection, and which of the patterns meant something.
private struct SelectionFilter {
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

    /// The scenes to look into.
    func sceneNames() throws -> [Scene.ID] {
        if patterns.isEmpty, !selection.names.isEmpty { return exact.keys.sorted() }
        var names: [Scene.ID] = []
        try catalog.store.forEachSceneName { names.append($0) }
        return names
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
