import CSQLite

/// What an SQL function is called with, while it is.
package struct FunctionArguments {
    fileprivate let values: UnsafeMutablePointer<OpaquePointer?>
    package let count: Int

    package func integer(at place: Int) -> Int { Int(sqlite3_value_int64(values[place])) }

    /// Adds the bytes of a text, or of another value's spelling.
    package func appendText(at place: Int, to bytes: inout [UInt8]) {
        guard let text = sqlite3_value_text(values[place]) else { return }
        bytes += UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(values[place])))
    }
}

extension Connection {
    /// Defines an SQL function that is its first argument, and shows all of them to a body: rows are looked at while a
    /// statement copies them, which costs far less than to go through them once more.
    package func defineWatch(_ name: String, _ body: @escaping (FunctionArguments) -> Void) throws(SQLiteError) {
        let flags = SQLITE_UTF8 | SQLITE_DIRECTONLY
        let watch = Unmanaged.passRetained(Watch(body: body)).toOpaque()
        let code = sqlite3_create_function_v2(
            handle, name, -1, flags, watch,
            { context, count, values in
                guard let values, count > 0, let watch = sqlite3_user_data(context) else { return }
                Unmanaged<Watch>.fromOpaque(watch).takeUnretainedValue()
                    .body(FunctionArguments(values: values, count: Int(count)))
                sqlite3_result_value(context, values[0])
            }, nil, nil, { $0.map { Unmanaged<Watch>.fromOpaque($0).release() } })
        guard code == SQLITE_OK else { throw SQLiteError(last: handle, file: file) }
    }
}

private final class Watch {
    let body: (FunctionArguments) -> Void

    init(body: @escaping (FunctionArguments) -> Void) { self.body = body }
}
