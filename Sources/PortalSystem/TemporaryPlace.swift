/// Where files for a while belong: `TMPDIR`, or POSIX's directory for them.
package var temporaryDirectory: String {
    Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
}
