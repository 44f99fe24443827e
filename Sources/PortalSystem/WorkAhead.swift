#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Makes values in a thread of its own, while the calling thread takes those made before, in their order.
///
/// Both bodies run at once, and so must not touch the same things. When this returns, both have ended.
///
/// - Parameters:
///   - limit: how large all values that wait to be taken may be together, in whatever unit `make` gives for each.
///   - make: hands on what it makes; `false` says that no more is wanted.
///   - take: says whether more is wanted.
/// - Throws: what `take` throws; when all before was taken, what `make` throws.
package func workAhead<Value>(
    by limit: Int, make: (_ handOn: (Value, _ size: Int) -> Bool) throws -> Void, take: (Value) throws -> Bool
) throws {
    let waiting = WaitingValues<Value>(limit: limit)
    try withoutActuallyEscaping(make) { make in
        nonisolated(unsafe) let make = make
        let thread = Thread { waiting.end(Result { try make(waiting.add) }) }
        guard let thread else { throw SystemError(operation: .create, path: "a thread", code: EAGAIN) }
        defer {
            waiting.stop()
            thread.join()
        }
        while let values = try waiting.takeAll() {
            for value in values {
                guard try take(value) else { return }
            }
        }
    }
}

/// What one thread has made and another has not taken yet.
private final class WaitingValues<Value>: @unchecked Sendable {
    private let condition = Condition()
    private let limit: Int
    // Only to be touched under the condition's lock.
    private var values: [Value] = []
    private var size = 0
    private var outcome: Result<Void, any Error>?
    private var isStopped = false

    init(limit: Int) { self.limit = limit }

    /// Waits until there is room.
    ///
    /// - Returns: Whether more is wanted.
    func add(_ value: Value, size: Int) -> Bool {
        condition.locked {
            while !isStopped, self.size >= limit { condition.wait() }
            if isStopped { return false }
            values.append(value)
            self.size += size
            condition.wakeAll()
            return true
        }
    }

    func end(_ outcome: Result<Void, any Error>) {
        condition.locked {
            self.outcome = outcome
            condition.wakeAll()
        }
    }

    /// Waits until there are values, and takes all of them at once: the threads seldom wait for each other then.
    ///
    /// - Returns: `nil` if there are none any more.
    func takeAll() throws -> [Value]? {
        let taken: Result<[Value]?, any Error> = condition.locked {
            while values.isEmpty {
                if let outcome { return outcome.map { nil } }
                condition.wait()
            }
            defer {
                (values, size) = ([], 0)
                condition.wakeAll()
            }
            return .success(values)
        }
        return try taken.get()
    }

    func stop() {
        condition.locked {
            isStopped = true
            condition.wakeAll()
        }
    }
}
