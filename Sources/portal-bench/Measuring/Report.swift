/// Measurements as a table to read, or as CSV, row by row as they come.
enum Report {
    static let csvHeading = "name,what,baseline,unit,value,baseline_value,ratio,goal,met"

    static func text(_ measurement: Measurement) -> String {
        let benchmark = measurement.benchmark
        let unit = benchmark.unit
        return """
            \(benchmark.name): \(benchmark.summary)
                \(unit.text(measurement.subject)), against \(unit.text(measurement.baseline)): \(benchmark.baseline)
                ratio \(rounded(measurement.ratio)), goal \(rounded(benchmark.goal)): \(measurement.isMet ? "met" : "MISSED")
            """
    }

    static func csv(_ measurement: Measurement) -> String {
        let benchmark = measurement.benchmark
        return [
            benchmark.name, "\"\(benchmark.summary)\"", "\"\(benchmark.baseline)\"", benchmark.unit.name,
            rounded(benchmark.unit.scaled(measurement.subject)), rounded(benchmark.unit.scaled(measurement.baseline)),
            rounded(measurement.ratio), rounded(benchmark.goal), measurement.isMet ? "yes" : "no",
        ].joined(separator: ",")
    }
}

extension Unit {
    var name: String {
        switch self {
        case .milliseconds: "ms"
        case .mebibytes: "MiB"
        case .perMegabyte: "ms/MB"
        case .exponent: "exponent"
        case .number: ""
        }
    }

    func text(_ value: Double) -> String {
        switch self {
        case .exponent: "exponent \(rounded(value))"
        case .number: rounded(value)
        case .milliseconds, .mebibytes: "\(rounded(scaled(value))) \(name)"
        case .perMegabyte: "\(rounded(1 / value)) MB/s"
        }
    }

    func scaled(_ value: Double) -> Double {
        switch self {
        case .milliseconds, .perMegabyte: value * 1000
        case .mebibytes: value / 1_048_576
        case .exponent, .number: value
        }
    }
}

private func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
