/// Values that are needed no more, until some thread has the time to let go of them: where they are many, that is as much
/// work as to copy them.
package final class Discards<Value: Sendable>: @unchecked Sendable {
    private let condition = Condition()
    // Only to be touched under the condition's lock.
    private var values: [Value] = []

    package init() {}

    package func add(_ value: Value) { condition.locked { values.append(value) } }

    /// Lets go of all that is there, on the calling thread.
    package func empty() {
        // They end with this, and the lock does not wait for it.
        let values = condition.locked {
            defer { self.values = [] }
            return self.values
        }
        _ = values
    }
}
