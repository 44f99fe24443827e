import PortalCatalog
import PortalSystem

/// A file that a command writes: it appears whole or not at all, and never takes the place of a database that another
/// program has open.
package struct OutputFile {
    private let file: AtomicFile
    private let busyTimeout: Duration

    /// - Parameters:
    ///   - replacesExisting: whether a file at the path may be replaced; refused otherwise.
    ///   - busyTimeout: how long to wait for a program that uses the file to be replaced.
    /// - Throws: ``CatalogError``.
    package init(path: String, replacesExisting: Bool, busyTimeout: Duration) throws {
        file = try translating { try AtomicFile(path: path, replacesExisting: replacesExisting) }
        self.busyTimeout = busyTimeout
    }

    package func write(_ text: String) throws { try translating { try file.write(text) } }

    package func write(_ bytes: [UInt8]) throws { try translating { try file.write(bytes) } }

    /// Puts the file in its place.
    ///
    /// - Throws: ``CatalogError``, also if a program uses what is there.
    package func commit() throws {
        try translating {
            try ReplacedDatabase.holding(file.target, busyTimeout: busyTimeout.milliseconds) { try file.commit() }
        }
    }
}
