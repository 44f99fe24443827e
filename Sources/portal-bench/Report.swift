/// Measurements as a table to read, or as CSV.
enum Report {
    static func table(_ measurements: [Measurement]) -> String {
        measurements.map { measurement in
            let verdict = measurement.isMet ? "met" : "MISSED"
            return """
                \(measurement.name)
                    \(milliseconds(measurement.subject)) ms, against \(milliseconds(measurement.baseline)) ms: \
                \(measurement.baselineName)
                    ratio \(rounded(measurement.ratio)), goal \(rounded(measurement.goal)): \(verdict)
                """
        }.joined(separator: "\n")
    }

    static func csv(_ measurements: [Measurement]) -> String {
        let rows = measurements.map { measurement in
            [
                "\"\(measurement.name)\"", "\"\(measurement.baselineName)\"", milliseconds(measurement.subject),
                milliseconds(measurement.baseline), rounded(measurement.ratio), rounded(measurement.goal),
            ].joined(separator: ",")
        }
        return (["what,baseline,milliseconds,baseline_milliseconds,ratio,goal"] + rows).joined(separator: "\n")
    }

    private static func milliseconds(_ seconds: Double) -> String { rounded(seconds * 1000) }

    private static func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
