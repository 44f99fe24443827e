#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The machine's processors.
package enum Processors {
    /// How many there are to work with, at least 1.
    package static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Works on items in several threads at once, and takes the results in the order of the items on the calling thread.
///
/// - Parameters:
///   - jobs: threads, at least 1; 1: the calling thread does it all.
///   - makeWorker: is called once in each thread; what it makes works on that thread's items.
///   - isCancelled: is asked before each result; from then on no item is begun and no result taken.
///   - receive: takes a result.
/// - Returns: how many results were taken.
/// - Throws: what a worker, or `receive`, throws first in the order of the items.
package func workInOrder<Item: Sendable, Output: Sendable>(
    on items: [Item], jobs: Int, makeWorker: @escaping @Sendable () throws -> (Item) throws -> Output,
    isCancelled: () -> Bool = { false }, receive: (Output) throws -> Void
) throws -> Int {
    guard jobs > 1 else {
        let worker = try items.isEmpty ? nil : makeWorker()
        for (place, item) in items.enumerated() {
            guard !isCancelled() else { return place }
            if let worker { try receive(try worker(item)) }
        }
        return items.count
    }
    let queue = OrderedWork<Output>(count: items.count, window: 4 * jobs)
    let threads = (0..<min(jobs, items.count)).compactMap { _ in
        Thread {
            let worker = Result { try makeWorker() }
            while let place = queue.take() {
                queue.finish(place, Result { try worker.get()(items[place]) })
            }
        }
    }
    defer {
        queue.stop()
        for thread in threads { thread.join() }
    }
    guard !threads.isEmpty || items.isEmpty else {
        throw SystemError(operation: .create, path: "a thread", code: EAGAIN)
    }
    for received in items.indices {
        guard let result = queue.result(unless: isCancelled) else { return received }
        try receive(try result.get())
    }
    return items.count
}

/// The places of items that wait, and the results that were not taken yet.
private final class OrderedWork<Output: Sendable>: @unchecked Sendable {
    private let condition = Condition()
    private let count: Int
    /// How far work may be ahead of what was taken.
    private let window: Int
    // Only to be touched under the condition's lock.
    private var begun = 0
    private var taken = 0
    private var results: [Int: Result<Output, any Error>] = [:]
    private var isStopped = false

    init(count: Int, window: Int) {
        self.count = count
        self.window = window
    }

    /// The place of the next item to work on; `nil`: there is none any more.
    func take() -> Int? {
        condition.locked {
            while !isStopped, begun < count, begun >= taken + window { condition.wait() }
            guard !isStopped, begun < count else { return nil }
            begun += 1
            return begun - 1
        }
    }

    func finish(_ place: Int, _ result: Result<Output, any Error>) {
        condition.locked {
            results[place] = result
            condition.wakeAll()
        }
    }

    /// The next result in the order of the items, as soon as it is there; `nil` if work was cancelled.
    func result(unless isCancelled: () -> Bool) -> Result<Output, any Error>? {
        condition.locked {
            while true {
                if isCancelled() { return nil }
                if let result = results.removeValue(forKey: taken) {
                    taken += 1
                    condition.wakeAll()
                    return result
                }
                condition.wait(milliseconds: 50)
            }
        }
    }

    func stop() {
        condition.locked {
            isStopped = true
            condition.wakeAll()
        }
    }
}
