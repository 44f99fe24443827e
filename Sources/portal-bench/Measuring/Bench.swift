import PortalSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where the benchmarks find their data: documents and catalogs of some size, each made when it is first wanted.
final class Bench {
    /// How many scenes the rows are about that do not say it.
    let sceneCount: Int
    /// A directory of its own.
    let directory: String
    /// The program that is measured.
    let program: String
    /// The directory of the project's seeds.
    let seeds = "seeds"
    private var isMade: Set<String> = []

    init(sceneCount: Int, program: String) throws {
        self.sceneCount = sceneCount
        self.program = program
        let place = try temporaryDirectory()
        var template = Array("\(place)/portal-bench.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw BenchError("cannot make a directory in \(place)") }
        directory = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// How often what takes long is repeated.
    var rounds: Int { sceneCount > 20_000 ? 2 : 5 }

    func removeAll() { try? remove([""]) }

    func path(_ name: String) -> String { "\(directory)/\(name)" }

    /// A catalog document.
    func document(_ sceneCount: Int) throws -> String {
        try made("\(sceneCount).json") { file in
            _ = try ProcessCost.of([Self.ownProgram, "generate", "--scenes", "\(sceneCount)"], output: file)
        }
    }

    /// A catalog with the same scenes.
    func catalog(_ sceneCount: Int) throws -> String {
        try made("\(sceneCount).db") { file in
            _ = try ProcessCost.of([program, "import", try document(sceneCount), "--db", file])
        }
    }

    /// A catalog that may be changed.
    func copy(of file: String, as name: String) throws -> String {
        let copy = path(name)
        _ = try ProcessCost.of(["cp", file, copy])
        return copy
    }

    func remove(_ names: [String]) throws { _ = try ProcessCost.of(["rm", "-rf"] + names.map(path)) }

    /// A file that stays for other rows.
    func made(_ name: String, _ make: (String) throws -> Void) throws -> String {
        let file = path(name)
        if isMade.insert(file).inserted { try make(file) }
        return file
    }

    static var ownProgram: String { CommandLine.arguments[0] }
}
