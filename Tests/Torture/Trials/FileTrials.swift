import CFaults
import PortalCLI
import TestSupport

/// Commands whose n-th change of a file is refused: a write on a full or broken disk, a sync, a truncation, a file to be
/// made or removed.
enum FileTrials {
    static func run(_ effort: Effort, report: (Trial) throws -> Void) throws {
        let ground = try Ground()
        try expect(faults_install_files() == 0, "the files that fail cannot be installed")
        for command in effort.sample(try Refusing.commands(on: ground, named: "files")) {
            try report(try command.run(effort, faults))
        }
    }

    private static let faults = [
        fault("full once", lasting: false, full: true), fault("full", lasting: true, full: true),
        fault("broken once", lasting: false, full: false), fault("broken", lasting: true, full: false),
    ]

    private static func fault(_ name: String, lasting: Bool, full: Bool) -> Refusing.Fault {
        Refusing.Fault(
            name: name, isLasting: lasting, arm: { faults_arm_files(Int64($0), lasting ? 1 : 0, full ? 1 : 0) },
            count: { Int(faults_file_changes()) },
            expectRefusal: { run in
                let cannotMake = run.errors.contains("cannot be opened")
                try run.refuse([cannotMake ? .cannotCreate : .inputOutput], naming: "/home/")
            })
    }
}

extension Refusing {
    /// The commands that change a catalog, on small ones.
    static func commands(on ground: Ground, named part: String) throws -> [Refusing] {
        let document = try ground.seeds("document") { $0 == "portal-sheet.json" } + "/portal-sheet.json"
        let presets = try ground.seeds("presets") { $0 == "presets.json" } + "/presets.json"
        let catalog = try ground.make("small.db", by: [["import", presets]])
        let scene = try ground.make("scene.db", by: [["import", presets, document]])
        var commands = [
            Refusing(
                name: "\(part): first import", ground: ground,
                words: ["import", presets, document, "--on-conflict", "replace"], start: nil),
            Refusing(
                name: "\(part): import", ground: ground, words: ["import", document, "--on-conflict", "replace"],
                start: catalog),
            Refusing(
                name: "\(part): record", ground: ground, words: ["play", "portal-sheet/open-1"], start: scene),
            Refusing(
                name: "\(part): export to a file", ground: ground,
                words: ["export", ground.file("team.portaldb"), "--replace"], start: scene),
            Refusing(name: "\(part): merge", ground: ground, words: ["merge", scene], start: catalog),
        ]
        for version in Fixture.olderVersions {
            let old = ground.aside("catalog-\(version).db")
            try Fixture.make(version: version, at: old)
            commands.append(
                Refusing(name: "\(part): migrate from \(version)", ground: ground, words: ["migrate"], start: old))
        }
        return commands
    }
}
