import Foundation

/// The files of the project as they lie beside the tests.
package enum Project {
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path of the seeds' directory.
    package static let seeds = root.appendingPathComponent("seeds").path
}
