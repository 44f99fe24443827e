// Measures portal-db against the machine's own limits, as ratios within one run.

let asksForCSV = CommandLine.arguments.dropFirst().contains("--csv")
let measurements = try [Benchmark.spring].map { try $0.measured() }
print(asksForCSV ? Report.csv(measurements) : Report.table(measurements))
