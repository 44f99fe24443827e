import PortalModel
import PortalMotion

/// Something that happens at a time.
protocol TimedStep: DocumentValue {
    var at: Double { get }
}

extension ElementReader {
    /// A list of steps in order of time.
    mutating func steps<Step: TimedStep>() throws(ScanStop) -> [Step] {
        _ = skipSpace()
        let offset = position
        let faultsBefore = faults.count
        guard let steps: [Step] = try list(), faults.count == faultsBefore else { return [] }
        for index in steps.indices.dropFirst() where steps[index].at < steps[index - 1].at {
            let message =
                "is \(steps[index].at.shortestText), after a step at \(steps[index - 1].at.shortestText); "
                + "steps stand in order of time"
            let place = self.offset(of: JSONPath([.index(index), .key("at")]), in: offset)
            try fault(message, at: place ?? offset)
        }
        return steps
    }
}
