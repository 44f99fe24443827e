/// The digests of the schemas that the migrations make, so that an opened file's can be compared without making one.
///
/// A test computes them. Where another SQLite spells a renamed table differently they only cost a longer comparison.
enum LandedSchemas {
    /// By schema version: see ``SchemaCheck/digest(of:)``.
    static let digests: [Int: String] = [:]
}
