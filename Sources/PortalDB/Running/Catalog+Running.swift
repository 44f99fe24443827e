import PortalCatalog
import PortalPlayback
import PortalSystem

/// What came of a task.
public struct FinishedTask: Sendable {
    public var task: PlayTask
    public var outcome: Outcome
    /// How long playing and comparing took.
    public var seconds: Double
    /// What was played, ready to be recorded.
    var packed: PackedRecording?

    public enum Outcome: Sendable {
        case played(PlayResult)
        /// It has no plan, for this reason.
        case unplayable(String)
    }
}

/// How far a run came.
public struct RunSummary: Hashable, Sendable {
    public var taskCount: Int
    public var finishedCount = 0
    public var recordedCount = 0

    public var isComplete: Bool { finishedCount == taskCount }
}

extension Catalog {
    /// How many results are recorded in one transaction, if their numbers are not too many: a transaction waits for the
    /// disk, and for all who read.
    private static var batchSize: Int { 256 }
    /// Bytes of numbers after which a transaction is due, so that the memory of long plays is bounded.
    private static var batchByteCount: Int { 4 << 20 }

    /// Plays tasks in several threads, each with a connection of its own that only reads, and records what is to be
    /// recorded with this one. The order of the tasks is the order of the results, however many threads there are.
    ///
    /// - Parameters:
    ///   - jobs: threads; `nil`: as many as there are processors.
    ///   - isCancelled: is asked again and again; then no further task is begun, and what was recorded stays whole.
    ///   - report: is called with each result, when it is recorded.
    /// - Throws: ``CatalogError``, and what `report` throws.
    @discardableResult
    public func run(
        _ tasks: [PlayTask], record mode: RecordMode, jobs: Int? = nil, isCancelled: () -> Bool = { false },
        report: (FinishedTask) throws -> Void
    ) throws -> RunSummary {
        var summary = RunSummary(taskCount: tasks.count)
        var batch: [FinishedTask] = []
        var byteCount = 0
        func finishBatch() throws {
            let recorded = try recording(&batch, mode)
            summary.finishedCount += batch.count
            summary.recordedCount += recorded
            for finished in batch { try report(finished) }
            batch.removeAll(keepingCapacity: true)
            byteCount = 0
        }
        _ = try workInOrder(
            on: tasks, jobs: max(1, jobs ?? Processors.count),
            makeWorker: { [path, attachedLibraries, busyTimeout] in
                let worker = try TaskWorker(
                    path: path, libraries: attachedLibraries, busyTimeout: busyTimeout, mode: mode)
                return { try worker.finish($0) }
            },
            isCancelled: isCancelled,
            receive: { finished in
                batch.append(finished)
                byteCount += finished.packed?.samples.count ?? 0
                if !mode.writes || batch.count == Self.batchSize || byteCount >= Self.batchByteCount {
                    try finishBatch()
                }
            })
        try finishBatch()
        return summary
    }

    /// - Returns: How many of the batch were recorded.
    private func recording(_ batch: inout [FinishedTask], _ mode: RecordMode) throws -> Int {
        let places = batch.indices.filter { place in
            if case .played(let result) = batch[place].outcome { result.isToBeRecorded(mode) } else { false }
        }
        guard !places.isEmpty else { return 0 }
        try translating {
            try store.transaction {
                for place in places {
                    guard case .played(var result) = batch[place].outcome, let packed = batch[place].packed else {
                        continue
                    }
                    try record(&result, packed, limit: batch[place].task.options.limit)
                    batch[place].outcome = .played(result)
                }
            }
        }
        return places.count
    }
}

/// Plays tasks with a connection of its own, for one thread.
private final class TaskWorker {
    private let catalog: Catalog
    private let mode: RecordMode
    /// The scene of the task before: tasks come scene by scene.
    private var scene: Scene?
    private let presets = KnownPresets()

    init(path: String, libraries: [AttachedLibrary], busyTimeout: Duration, mode: RecordMode) throws {
        catalog = try Catalog(path: path, access: .readOnly, sharing: libraries, busyTimeout: busyTimeout)
        self.mode = mode
    }

    func finish(_ task: PlayTask) throws -> FinishedTask {
        let start = MonotonicClock.now()
        let (outcome, packed) = try outcome(of: task)
        return FinishedTask(task: task, outcome: outcome, seconds: MonotonicClock.now() - start, packed: packed)
    }

    private func outcome(of task: PlayTask) throws -> (FinishedTask.Outcome, PackedRecording?) {
        do {
            let scene = try scene.flatMap { $0.name == task.scene ? $0 : nil } ?? catalog.scene(task.scene)
            self.scene = scene
            let (result, packed) = try catalog.compared(
                task.play, of: scene, task.options, mode, withInputs: false, presets: presets)
            return (.played(result), result.isToBeRecorded(mode) ? packed : nil)
        } catch let error as ResolutionError {
            return (.unplayable(error.description), nil)
        } catch let error as PlanError {
            return (.unplayable(error.description), nil)
        }
    }
}

extension RecordMode {
    /// Whether it may change the catalog.
    public var writes: Bool {
        switch self {
        case .missing, .failed, .all: true
        case .never, .off: false
        }
    }
}
