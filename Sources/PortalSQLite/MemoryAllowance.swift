import CSQLite

/// A bound for the memory that SQLite takes in this process, as long as the value lives.
///
/// SQLite knows one such bound for all its connections. It is therefore counted from what is in use when the first
/// allowance begins, each further one raises it, and with the last one it goes.
package final class MemoryAllowance {
    private let bytes: Int64

    // Both are read and written under SQLite's own lock for applications.
    nonisolated(unsafe) private static var granted: Int64 = 0
    nonisolated(unsafe) private static var before: (inUse: Int64, limit: Int64) = (0, 0)

    package init(bytes: Int) {
        self.bytes = Int64(bytes)
        Self.locked {
            if Self.granted == 0 {
                Self.before = (sqlite3_memory_used(), sqlite3_hard_heap_limit64(-1))
            }
            Self.granted += self.bytes
            Self.apply()
        }
    }

    deinit {
        Self.locked {
            Self.granted -= bytes
            Self.apply()
        }
    }

    /// Never above a bound that was there before; 0 is SQLite's word for none.
    private static func apply() {
        let (inUse, limit) = before
        if granted == 0 {
            sqlite3_hard_heap_limit64(limit)
        } else {
            let own = inUse + granted
            sqlite3_hard_heap_limit64(limit > 0 ? min(limit, own) : own)
        }
    }

    private static func locked(_ body: () -> Void) {
        let mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_STATIC_APP1)
        sqlite3_mutex_enter(mutex)
        defer { sqlite3_mutex_leave(mutex) }
        body()
    }
}
