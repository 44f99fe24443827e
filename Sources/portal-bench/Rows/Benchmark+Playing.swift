import CBaseline
import PortalDB
import PortalSystem

extension Benchmark {
    /// A flight that rings on for eight seconds, so that frames are measured and not what a play begins and ends with.
    static let flight = Benchmark(
        name: "engine", summary: "a portal's flight of 481 frames: layer, source and destination",
        baseline: "the springs of its position and size as a bare C loop, for as many frames", goal: 2
    ) { bench in
        let catalog = try Catalog(path: "flight", access: .inMemory)
        try catalog.importDocuments([.bytes(Array(flightDocument.utf8), name: "flight")])
        let (scene, plays) = try catalog.plays(named: "flight/open")
        let plan = try catalog.plan(plays[0], of: scene)
        let options = try PlayOptions(limit: 8)
        let frames = play(plan, options).frameCount
        return Timing.best(of: 200) {
            for _ in 0..<12 { keep(play(plan, options).frameCount) }
        } baseline: {
            for _ in 0..<12 { keep(baselineFrames(dampingFraction: 0.001, atMost: frames)) }
        }
    }

    static let jobs = Benchmark(
        name: "play-jobs", summary: "play --all with 2 jobs, on the clock", baseline: "with 1 job", goal: 1 / 1.7
    ) { bench in
        let catalog = try bench.playCatalog()
        var sides = Sides(subject: .infinity, baseline: .infinity)
        for _ in 0..<bench.rounds {
            sides.baseline = min(sides.baseline, try playAll(catalog, jobs: 1, on: bench).elapsed)
            sides.subject = min(sides.subject, try playAll(catalog, jobs: 2, on: bench).elapsed)
        }
        return sides
    }

    /// Some machines keep busy threads on one processor for a while: what this row does not gain, the next cannot.
    static let threads = Benchmark(
        name: "threads", summary: "bare C loops of springs in two threads, on the clock", baseline: "in one thread",
        goal: 1 / 1.7
    ) { bench in
        func half() {
            for _ in 0..<40_000 { keep(baselineFrames()) }
        }
        var sides = Sides(subject: .infinity, baseline: .infinity)
        for _ in 0..<bench.rounds {
            let one = elapsed {
                half()
                half()
            }
            sides.baseline = min(sides.baseline, one)
            sides.subject = min(sides.subject, try elapsed { _ = try atOnce(half, half) })
        }
        return sides
    }

    static let playing = Benchmark(
        name: "play", summary: "play --all, recorded, whole process, on the clock",
        baseline: "the engine alone, and the same samples written with bare statements", goal: 2
    ) { bench in
        let file = try bench.playCatalog()
        let cost = try ProcessCost.best(of: bench.rounds) { try playAll(file, on: bench) }
        return Sides(subject: cost.elapsed, baseline: try playingLimits(bench))
    }

    /// What a second thread hides on the clock.
    static let playWork = Benchmark(
        name: "play-work", summary: "the same with 1 job, in processor time",
        baseline: "the engine alone, and the statements", goal: 2
    ) { bench in
        let file = try bench.playCatalog()
        let cost = try ProcessCost.best(of: bench.rounds) { try playAll(file, jobs: 1, on: bench) }
        return Sides(subject: cost.processorTime, baseline: try playingLimits(bench))
    }

    /// Seconds that playing and writing take at least, in one thread.
    private static func playingLimits(_ bench: Bench) throws -> Double {
        let catalog = try Catalog(path: try bench.playCatalog(), access: .readOnly)
        var plans: [Plan] = []
        for task in try catalog.tasks(PlaySelection()) {
            plans.append(try catalog.plan(task.play, of: try catalog.scene(task.scene)))
        }
        let engine = Timing.best(of: 2) {
            for plan in plans { keep(play(plan, .standard).frameCount) }
        } baseline: {
        }
        let recorded = try BareDatabase(try bench.recordedCatalog())
        let writing = try BareDatabase.insertionTime(
            of: recorded, into: bench.path("bare.db"), tables: ["scene", "recording", "recording_content"])
        try bench.remove(["bare.db"])
        return engine.subject + writing
    }

    static let playMemory = Benchmark(
        name: "play-memory", summary: "memory of play --all", baseline: "of a tenth of the plays", unit: .mebibytes,
        goal: 1.25
    ) { bench in
        let (all, tenth) = (try bench.playCatalog(), try bench.catalog(max(1, bench.sceneCount / 30)))
        return Sides(
            subject: try playAll(all, jobs: 2, on: bench).memory,
            baseline: try playAll(tenth, jobs: 2, on: bench).memory)
    }

    static let verifying = Benchmark(
        name: "verify", summary: "verify --all, whole process", baseline: "playing and recording the same", goal: 1
    ) { bench in
        let (file, recorded) = (try bench.playCatalog(), try bench.recordedCatalog())
        return Sides(
            subject: try ProcessCost.of([bench.program, "verify", "--jobs", "1", "--db", recorded]).processorTime,
            baseline: try playAll(file, jobs: 1, on: bench).processorTime)
    }

    private static func elapsed(_ body: () throws -> Void) rethrows -> Double {
        let start = baseline_clock()
        try body()
        return baseline_clock() - start
    }

    /// - Parameter jobs: `nil`: as many as the command takes by itself.
    private static func playAll(_ catalog: String, jobs: Int? = nil, on bench: Bench) throws -> ProcessCost {
        let copy = try bench.copy(of: catalog, as: "played.db")
        let choice = jobs.map { ["--jobs", "\($0)"] } ?? []
        let cost = try ProcessCost.of([bench.program, "play", "--all", "--db", copy] + choice)
        try bench.remove(["played.db"])
        return cost
    }

    private static let flightDocument = """
        {
          "format": "portal-catalog/1",
          "scenes": [
            {
              "name": "flight", "canvas": { "width": 393, "height": 852 },
              "views": [
                { "id": "card", "frame": { "x": 81.5, "y": 240, "width": 100, "height": 100 } },
                { "id": "detail", "frame": { "x": 86.5, "y": 160, "width": 220, "height": 220 } }
              ],
              "portals": [{ "id": "hero", "source": "card", "destination": "detail" }],
              "transitions": [
                { "name": "open", "portal": "hero", "animation": ".spring(response: 0.4, dampingFraction: 0.001)" }
              ]
            }
          ]
        }
        """
}

extension Bench {
    /// A catalog with about as many plays as there are scenes in others.
    func playCatalog() throws -> String { try catalog(max(1, sceneCount / 3)) }

    /// The same with all its plays recorded.
    func recordedCatalog() throws -> String {
        let catalog = try playCatalog()
        return try made("recorded.db") { file in
            _ = try ProcessCost.of(["cp", catalog, file])
            _ = try ProcessCost.of([program, "play", "--all", "--db", file])
        }
    }
}
