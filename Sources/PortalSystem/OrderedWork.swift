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

/// Works on items in several threads at once; makes them, and takes the results in their order, on the calling thread.
///
/// - Parameters:
///   - jobs: threads, at least 1; 1: the calling thread does it all.
///   - limit: how large the items may be together that are made and whose results are not taken yet; a few more are
///     made if otherwise a thread would have nothing to do.
///   - next: makes an item, and says how large it is; `nil`: there is none any more.
///   - makeWorker: is called once in each thread; what it makes works on that thread's items. It can ask whether what
///     it does is still wanted.
///   - isCancelled: is asked before each result; from then on no item is begun and no result taken.
///   - receive: takes a result.
/// - Returns: how many results were taken.
/// - Throws: what `next`, a worker, or `receive`, throws first in the order of the items.
package func workInOrder<Item: Sendable, Output: Sendable>(
    jobs: Int, limit: Int, next: () throws -> (item: Item, size: Int)?,
    makeWorker: @escaping @Sendable () throws -> (Item, _ isWanted: () -> Bool) throws -> Output,
    isCancelled: () -> Bool = { false }, receive: (Output) throws -> Void
) throws -> Int {
    var count = 0
    guard jobs > 1 else {
        let work = try makeWorker()
        while !isCancelled(), let (item, _) = try next() {
            try receive(try work(item) { !isCancelled() })
            count += 1
        }
        return count
    }
    let queue = OrderedWork<Item, Output>()
    var threads: [Thread] = []
    defer {
        queue.stop()
        for thread in threads { thread.join() }
    }
    /// Of the items whose results were not taken, in their order.
    var sizes: [Int] = []
    var isLast = false
    while true {
        while !isLast, sizes.count < 2 * jobs || sizes.reduce(0, +) < limit {
            do {
                guard let (item, size) = try next() else {
                    isLast = true
                    continue
                }
                queue.add(.success(item))
                sizes.append(size)
            } catch {
                // Its turn comes after the results of the items before.
                queue.add(.failure(error))
                sizes.append(0)
                isLast = true
            }
            if threads.count < jobs, let thread = Thread({ queue.work(makeWorker) }) { threads.append(thread) }
            guard !threads.isEmpty else { throw SystemError(operation: .create, path: "a thread", code: EAGAIN) }
        }
        guard !sizes.isEmpty, let result = queue.result(unless: isCancelled) else { return count }
        sizes.removeFirst()
        try receive(try result.get())
        count += 1
    }
}

/// The items that wait, and the results that were not taken yet, by their places in the order.
private final class OrderedWork<Item: Sendable, Output: Sendable>: @unchecked Sendable {
    private let condition = Condition()
    // Only to be touched under the condition's lock.
    private var items: [Int: Result<Item, any Error>] = [:]
    private var results: [Int: Result<Output, any Error>] = [:]
    private var added = 0
    private var begun = 0
    private var taken = 0
    private var isStopped = false

    func add(_ item: Result<Item, any Error>) {
        condition.locked {
            items[added] = item
            added += 1
            condition.wakeAll()
        }
    }

    /// Works on one item after the other until all is stopped.
    func work(_ makeWorker: () throws -> (Item, () -> Bool) throws -> Output) {
        let worker = Result { try makeWorker() }
        while let (place, item) = begin() {
            let result = Result { try worker.get()(try item.get()) { isWanted } }
            condition.locked {
                results[place] = result
                if place == taken { condition.wakeAll() }
            }
        }
    }

    /// The next item to work on; `nil`: there will be none any more.
    private func begin() -> (Int, Result<Item, any Error>)? {
        condition.locked {
            while !isStopped {
                if let item = items.removeValue(forKey: begun) {
                    begun += 1
                    return (begun - 1, item)
                }
                condition.wait()
            }
            return nil
        }
    }

    private var isWanted: Bool { condition.locked { !isStopped } }

    /// The next result in the order of the items, as soon as it is there; `nil` if work was cancelled.
    func result(unless isCancelled: () -> Bool) -> Result<Output, any Error>? {
        condition.locked {
            while true {
                if isCancelled() { return nil }
                if let result = results.removeValue(forKey: taken) {
                    taken += 1
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
