import CSQLite

extension Connection {
    /// Opens a file that may be hostile, for reading and without looking at it: no lock is taken, no file beside it is
    /// read, no link is followed.
    ///
    /// The file must be one that nobody else changes.
    ///
    /// - Parameters:
    ///   - file: what messages call it.
    ///   - location: an absolute path without symbolic links in it.
    ///   - knowsConstraints: whether SQLite shall know the CHECKs of the schema, which it forgets of a file that it
    ///     cannot write: the file is then opened for writing, although no statement may write.
    package convenience init(
        file: String, confinedAt location: String, _ confinement: Confinement, time: TimeLimit,
        knowsConstraints: Bool = false
    ) throws(SQLiteError) {
        let path = "file:\(percentEncoded(location))?"
        try self.init(
            file: file, opening: path + (knowsConstraints ? "mode=rw" : "mode=ro&immutable=1"),
            flags: (knowsConstraints ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_URI
                | SQLITE_OPEN_NOFOLLOW)
        try makeCareful()
        for option in switchedOff { try check(csqlite_db_config_flag(handle, option, 0, nil)) }
        for (limit, value) in limits(valueSize: confinement.valueSize) { sqlite3_limit(handle, limit, value) }
        try run("PRAGMA query_only = ON")
        try run("PRAGMA mmap_size = 0")
        try run("PRAGMA temp_store = MEMORY")
        confine(confinement, time: time)
    }

    /// Puts other bounds in the place of those that the connection has.
    package func confine(_ confinement: Confinement, time: TimeLimit) {
        let bounds = Bounds(confinement, time)
        let context = Unmanaged.passUnretained(bounds).toOpaque()
        sqlite3_progress_handler(
            handle, instructionsBetweenLooks,
            { context in context.map(Bounds.at)?.isExceeded == false ? 0 : 1 }, context)
        sqlite3_set_authorizer(
            handle,
            { context, action, first, second, database, _ in
                guard let bounds = context.map(Bounds.at) else { return SQLITE_DENY }
                let request = Request(action, first.text, second.text, database: database.text)
                return bounds.allows(request) ? SQLITE_OK : SQLITE_DENY
            }, context)
        self.bounds = bounds
    }
}

/// Some tens of microseconds' worth of virtual machine instructions.
private let instructionsBetweenLooks: Int32 = 5_000

private let switchedOff = [
    SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
    SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_DQS_DDL,
    SQLITE_DBCONFIG_WRITABLE_SCHEMA,
]

/// Each well above what the program's own schema and statements need.
private func limits(valueSize: Int) -> [(Int32, Int32)] {
    [
        (SQLITE_LIMIT_LENGTH, Int32(clamping: valueSize)), (SQLITE_LIMIT_SQL_LENGTH, 32 << 10),
        (SQLITE_LIMIT_COLUMN, 100), (SQLITE_LIMIT_EXPR_DEPTH, 100), (SQLITE_LIMIT_COMPOUND_SELECT, 10),
        (SQLITE_LIMIT_VDBE_OP, 100_000), (SQLITE_LIMIT_FUNCTION_ARG, 8), (SQLITE_LIMIT_ATTACHED, 0),
        (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000), (SQLITE_LIMIT_VARIABLE_NUMBER, 100),
        (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
    ]
}

/// A path as the part of a URI: of what may mean something there, only `/` is left as it is.
private func percentEncoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
        let character = Character(Unicode.Scalar(byte))
        if byte < 0x80, character.isLetter || character.isNumber || "/-._~".contains(character) {
            encoded.append(character)
        } else {
            encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
    }
    return encoded
}

/// What a confined connection looks its permissions and its time up in.
final class Bounds {
    private let confinement: Confinement
    private let time: TimeLimit
    private let memory: Int64
    /// `nil` before the first look at the clock: most statements are over by then.
    private var end: Double?
    /// What the statement executed last may not do, in words.
    private(set) var denied: String?

    init(_ confinement: Confinement, _ time: TimeLimit) {
        self.confinement = confinement
        self.time = time
        memory = sqlite3_memory_used() + Int64(confinement.memory)
    }

    static func at(_ address: UnsafeMutableRawPointer) -> Bounds {
        Unmanaged<Bounds>.fromOpaque(address).takeUnretainedValue()
    }

    /// Gives what is executed next its time.
    func restart() {
        denied = nil
        end = nil
    }

    /// A schema of 100,000 tables, say, is stopped here, before SQLite's own bound is reached, at which every connection
    /// of the process would lack memory.
    var isExceeded: Bool {
        let now = confinement.clock()
        let end =
            switch time {
            case .until(let moment): moment
            case .each(let seconds): end ?? now + seconds
            }
        self.end = end
        return now > end || sqlite3_memory_used() > memory
    }

    func allows(_ request: Request) -> Bool {
        if isAllowed(request) { return true }
        if denied == nil { denied = request.description }
        return false
    }

    private func isAllowed(_ request: Request) -> Bool {
        switch request {
        case .select, .transaction: true
        case .read(let table, let database):
            (database == nil || database == "main")
                && (confinement.tables.contains(table) || table == "sqlite_master" || table == "sqlite_schema")
        case .function(let name): confinement.functions.contains(name.lowercased())
        case .pragma(let name): confinement.pragmas.contains(name.lowercased())
        case .other: false
        }
    }
}

/// What a statement wants to do, as SQLite tells an authorizer.
enum Request: CustomStringConvertible {
    case select, transaction
    case read(table: String, database: String?)
    case function(String)
    case pragma(String)
    case other(Int32, String)

    init(_ action: Int32, _ first: String?, _ second: String?, database: String?) {
        switch action {
        case SQLITE_SELECT: self = .select
        case SQLITE_TRANSACTION: self = .transaction
        case SQLITE_READ: self = .read(table: first ?? "", database: database)
        case SQLITE_FUNCTION: self = .function(second ?? "")
        case SQLITE_PRAGMA: self = .pragma(first ?? "")
        default: self = .other(action, first ?? "")
        }
    }

    var description: String {
        switch self {
        case .select, .transaction: "a query"
        case .read(let table, _): "reading of table '\(table)'"
        case .function(let name): "the function '\(name)'"
        case .pragma(let name): "the pragma '\(name)'"
        case .other(let action, let name): "action \(action) on '\(name)'"
        }
    }
}

extension UnsafePointer<CChar>? {
    fileprivate var text: String? { map { String(cString: $0) } }
}
