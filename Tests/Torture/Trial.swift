/// A line of the table: tries of one kind, and what came of them.
struct Trial {
    let name: String
    private(set) var triedCount = 0
    private(set) var failures: [String] = []
    /// The longest time that a try took.
    private(set) var worst = Duration.zero
    var note = ""

    init(_ name: String) {
        self.name = name
    }

    /// Tries something once; what it throws is a failure, and the tries go on.
    mutating func attempt(_ circumstances: @autoclosure () -> String, _ body: () throws -> Void) {
        triedCount += 1
        let duration = ContinuousClock().measure {
            do { try body() } catch { failures.append("\(circumstances()): \(error)") }
        }
        worst = max(worst, duration)
    }
}

/// What did not hold.
struct Broken: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

func expect(_ condition: Bool, _ otherwise: @autoclosure () throws -> String) throws {
    guard condition else { throw Broken(try otherwise()) }
}
