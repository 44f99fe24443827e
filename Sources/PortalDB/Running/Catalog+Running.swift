import PortalCatalog
import PortalPlayback
import PortalSystem

/// What came of a task.
public struct FinishedTask: Sendable {
    public var task: PlayTask
    public var outcome: Outcome
    /// How long playing and comparing took.
    public var seconds: Double
    /// What is to be recorded of it.
    var recordable: Recordable?

    public enum Outcome: Sendable {
        case played(PlayResult)
        case unplayable(Unplayable)
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
    /// Bytes after which a transaction is due, so that the memory of long plays is bounded.
    private static var batchByteCount: Int { 4 << 20 }
    /// How many frames plays may have that are ahead of what was recorded: enough to go on while the disk is waited for.
    private static var framesAhead: Int { 500_000 }

    /// Plays tasks in several threads. Only the calling one reads and writes the catalog, so that no thread waits for the
    /// lock of another. The order of the tasks is the order of the results, however many threads there are.
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
        // As they come from the threads: to copy them would be as much work as to let them go.
        var batch: [ArraySlice<FinishedTask>] = []
        var (count, byteCount) = (0, 0)
        let discards = Discards<[ArraySlice<FinishedTask>]>()
        func finishBatch() throws {
            let recorded = try recording(&batch)
            summary.finishedCount += count
            summary.recordedCount += recorded
            for part in batch {
                for place in part.indices { try report(part[place]) }
            }
            discards.add(batch)
            batch = []
            (count, byteCount) = (0, 0)
        }
        var queue = TaskQueue(tasks, mode, of: self)
        _ = try workInOrder(
            jobs: max(1, jobs ?? Processors.count), limit: Self.framesAhead, next: { try queue.next() },
            makeWorker: {
                var written = WrittenThings()
                return { tasks, isWanted in
                    discards.empty()
                    var finished: [FinishedTask] = []
                    for task in tasks where isWanted() { finished.append(try task.finished(&written)) }
                    return finished
                }
            },
            isCancelled: isCancelled,
            receive: { results in
                let wanted = results.prefix { _ in !isCancelled() }
                batch.append(wanted)
                count += wanted.count
                for place in wanted.indices { byteCount += wanted[place].recordable?.content.byteCount ?? 0 }
                if !mode.writes || count >= Self.batchSize || byteCount >= Self.batchByteCount { try finishBatch() }
            })
        try finishBatch()
        return summary
    }

    /// - Returns: How many of the batch were recorded.
    private func recording(_ batch: inout [ArraySlice<FinishedTask>]) throws -> Int {
        guard batch.joined().contains(where: { $0.recordable != nil }) else { return 0 }
        var count = 0
        try translating {
            try store.transaction {
                // What is recorded at once has one time.
                let time = store.now()
                for part in batch.indices {
                    for place in batch[part].indices where try record(&batch[part][place], at: time) {
                        count += 1
                    }
                }
            }
        }
        return count
    }

    /// - Returns: Whether it was recorded.
    private func record(_ finished: inout FinishedTask, at time: String) throws -> Bool {
        guard case .played(var result) = finished.outcome, let recordable = finished.recordable else { return false }
        let isRecorded = try record(&result, recordable, limit: finished.task.options.limit, at: time)
        finished.outcome = .played(result)
        return isRecorded
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
