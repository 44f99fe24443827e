/// The digests of the schemas that the migrations make, so that an opened file's can be compared without making one.
///
/// A test computes them. Where another SQLite spells a renamed table differently they only cost a longer comparison.
enum LandedSchemas {
    /// By schema version: see ``SchemaCheck/digest(of:)``.
    static let digests: [(version: Int, digest: String)] = [
        (1000, "f1f5eb7528a3f490aaa98064273ec5bc17a5ac8b5e401d0a7511d60dcac0e5c2"),
        (1001, "9d17f7e94549789bd311ad8afacc139b150ebf5a2f92002818c1dcde84e6e80d"),
        (1002, "f8077cce9148bcc6d5131c3bfa7fc7400ff3d74cb062ecfcbfeff4487ee90833"),
        (1003, "f6d14c7cce7303c856c6f7bb5add01ad12acd7cb42cc5cfd942253ca2e9d9763"),
        (1004, "96225bd68788222c9a5df4d7905ca833c2350687b42e8870682ce383668c2e91"),
        (1005, "8563593e4ffd618b4e666d6beb3d30bee153535608575444e53590126ba62755"),
    ]
}
