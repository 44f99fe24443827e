import PortalDB

extension Benchmark {
    static let recordingPayload = Benchmark(
        name: "recording-size", summary: "what the recordings of all seeds take: samples and what says where they are",
        baseline: "every number that changes, and one of each column that does not, as doubles", unit: .mebibytes,
        goal: 1.1
    ) { bench in
        let sizes = try RecordingSizes(try bench.recordedSeeds())
        return Sides(subject: sizes.stored, baseline: sizes.changing)
    }

    static let recordingSamples = Benchmark(
        name: "recording-samples", summary: "the same", baseline: "all samples as doubles", unit: .mebibytes, goal: 0.5
    ) { bench in
        let sizes = try RecordingSizes(try bench.recordedSeeds())
        return Sides(subject: sizes.stored, baseline: sizes.all)
    }
}

extension Bench {
    /// A catalog with the project's seeds, their plays recorded.
    fileprivate func recordedSeeds() throws -> String {
        try made("seeds.db") { file in
            _ = try ProcessCost.of([program, "import", seeds, "--db", file])
            _ = try ProcessCost.of([program, "play", "--all", "--db", file])
        }
    }
}

/// Bytes.
private struct RecordingSizes {
    var stored = 0.0
    /// What has to be stored of the numbers, counted from the recordings as they are read.
    var changing = 0.0
    var all = 0.0

    init(_ file: String) throws {
        stored = try BareDatabase(file).number(
            "SELECT sum(length(samples) + length(sha256) + length(tracks)) FROM recording_content")
        let catalog = try Catalog(path: file, access: .readOnly)
        for task in try catalog.tasks(PlaySelection()) {
            guard let recording = try catalog.recording(scene: task.scene, play: task.play.name, task.options) else {
                throw BenchError("\(task) is not recorded")
            }
            for track in recording.tracks { add(track) }
        }
    }

    private mutating func add(_ track: Track) {
        let drawn = track.isDrawn.indices.filter { track.isDrawn[$0] }
        all += Double(8 * drawn.count * track.columns.count)
        for column in track.columns.indices {
            let numbers = drawn.map { track.values[$0 * track.columns.count + column].bitPattern }
            let isConstant = numbers.allSatisfy { $0 == numbers[0] }
            changing += Double(8 * (isConstant ? min(1, numbers.count) : numbers.count))
        }
    }
}
