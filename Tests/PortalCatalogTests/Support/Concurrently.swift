import Foundation

/// Runs a body so many times at once; what it threw, in no order.
func errors(ofRunning count: Int, _ body: @Sendable (Int) throws -> Void) -> [String] {
    let collected = Collected()
    DispatchQueue.concurrentPerform(iterations: count) { number in
        do { try body(number) } catch { collected.append("\(error)") }
    }
    return collected.texts
}

/// Its lock keeps it safe. (`Mutex` needs a newer macOS than the package.)
private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private var contents: [String] = []

    var texts: [String] { lock.withLock { contents } }

    func append(_ text: String) { lock.withLock { contents.append(text) } }
}
