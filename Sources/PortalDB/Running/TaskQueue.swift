import PortalPlayback
import PortalSystem

/// Tasks that are loaded a few at a time: enough for threads to meet seldom, and few if they may become long.
struct TaskQueue {
    /// How many frames the tasks that are handed out together may have.
    private static let frameCount = 20_000

    private var tasks: ArraySlice<PlayTask>
    private let mode: RecordMode
    private let catalog: Catalog
    private let loader: PlayLoader

    init(_ tasks: [PlayTask], _ mode: RecordMode, of catalog: Catalog) {
        self.tasks = tasks[...]
        self.mode = mode
        self.catalog = catalog
        loader = PlayLoader(catalog, wanted: Set(tasks.map(\.scene)))
    }

    /// The next tasks, and how many frames they may have; `nil`: there are none any more.
    mutating func next() throws -> (item: [LoadedTask], size: Int)? {
        var size = 0
        let next = tasks.prefix { task in
            let isFirst = size == 0
            size += task.options.frameCount
            return isFirst || size <= Self.frameCount
        }
        guard !next.isEmpty else { return nil }
        tasks = tasks.dropFirst(next.count)
        let loaded = try translating {
            try catalog.store.snapshot { try next.map { try loader.load($0, mode) } }
        }
        return (loaded, next.reduce(0) { $0 + $1.options.frameCount })
    }
}

/// A task with all that it takes from the catalog.
struct LoadedTask: Sendable {
    let task: PlayTask
    let play: Result<LoadedPlay, Unplayable>
}

extension LoadedTask {
    func finished(_ written: inout WrittenThings) throws -> FinishedTask {
        switch play {
        case .failure(let reason): return FinishedTask(task: task, outcome: .unplayable(reason), seconds: 0)
        case .success(let play):
            let start = MonotonicClock.now()
            let (result, recordable) = try play.result(withInputs: false, &written)
            return FinishedTask(
                task: task, outcome: .played(result), seconds: MonotonicClock.now() - start, recordable: recordable)
        }
    }
}

extension PlayLoader {
    /// - Throws: ``CatalogError``.
    fileprivate func load(_ task: PlayTask, _ mode: RecordMode) throws -> LoadedTask {
        let play = try ifPlayable { try load(task.play, ofScene: task.scene, task.options, mode) }
        return LoadedTask(task: task, play: play)
    }
}

extension PlayOptions {
    /// The most frames that a play can have.
    fileprivate var frameCount: Int { Int(limit * Double(fps)) + 1 }
}
