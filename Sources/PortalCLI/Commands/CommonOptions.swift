import PortalDB
import PortalSystem

extension Option where Value == String? {
    /// The catalog file.
    static let database = Option.optional(
        "db", .text("FILE"), "The catalog; without it PORTAL_DB, else portal.db in the working directory")

    static let scene = Option.optional("scene", .text("SCENE"), "Only of this scene")

    static let after = Option.optional("after", .text("NAME"), "Begin after this name, as the page before says it")
}

extension Option<[String]> {
    static let libraries = Option.list(
        "library", .text("FILE"),
        "A catalog file in which presets and pop-up settings are looked up that the catalog does not have, "
            + "in the order given; without it those of PORTAL_LIBRARIES, a colon between them")
}

extension Option<ListingFormat> {
    static let format = Option.value("format", short: "f", .choice("FORMAT"), default: .text, "Form of the output")
}

extension Option<Int> {
    static let fps = Option.value("fps", .whole(1...1000, "N"), default: 60, "Frames per second, 1 to 1000")
}

extension Option<Double> {
    static let limit = Option.value(
        "limit", .seconds(0.001...3600), default: 30, "Seconds after which a play that still moves is timed out")
}

extension Option<Bool> {
    static let reduceMotion = Option.flag("reduce-motion", "Play as with the system's Reduce Motion switched on")
    static let dryRun = Option.flag("dry-run", short: "n", "Say what would be done, and change nothing")
}

extension Invocation {
    /// Opens the catalog that the options or the environment name.
    func catalog(_ access: Catalog.Access, on console: Console) throws -> Catalog {
        try Catalog(path: databasePath(on: console), access: access, busyTimeout: console.busyTimeout())
    }

    /// Opens the catalog with the libraries that the options or the environment name.
    func catalogWithLibraries(_ access: Catalog.Access, on console: Console) throws -> Catalog {
        try Catalog(
            path: databasePath(on: console), access: access, libraries: libraryPaths(on: console),
            busyTimeout: console.busyTimeout())
    }

    /// Opens the catalog that something in it is to be changed of, or for a trial of that.
    func catalogToChange(isDryRun: Bool, on console: Console) throws -> Catalog {
        try catalog(isDryRun ? .trial : .readWrite, on: console)
    }

    /// Opens the catalog that something is to be put into, with libraries, and makes one if there is none. A trial makes no
    /// file either: where there is none, it goes into memory.
    func catalogToFill(isDryRun: Bool, on console: Console) throws -> Catalog {
        guard isDryRun else { return try catalogWithLibraries(.create, on: console) }
        let path = try databasePath(on: console)
        let isAbsent = ((try? FileKind(path: path)) ?? .missing) == .missing
        if isAbsent { try Catalog.requireRoom(forNew: path) }
        return try catalogWithLibraries(isAbsent ? .inMemory : .trial, on: console)
    }

    func libraryPaths(on console: Console) throws(UsageError) -> [String] {
        let given = self[.libraries]
        if !given.isEmpty { return given }
        return try console.names(in: "PORTAL_LIBRARIES")?.split(separator: ":").map(String.init) ?? []
    }

    func databasePath(on console: Console) throws(UsageError) -> String {
        if let given = self[.database] { return given }
        return try console.names(in: "PORTAL_DB") ?? "portal.db"
    }
}
