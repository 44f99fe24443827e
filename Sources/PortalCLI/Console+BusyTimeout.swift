import PortalDB

extension Console {
    /// How long to wait for another program's lock on a catalog: `PORTAL_BUSY_TIMEOUT`, in seconds, else 5.
    ///
    /// - Throws: ``UsageError`` if that is no such number.
    func busyTimeout() throws -> Duration {
        let word = word(of: "PORTAL_BUSY_TIMEOUT")
        if word.isEmpty { return .seconds(5) }
        let form = ValueForm.seconds(0...3600)
        guard let seconds = form.read(word) else {
            throw UsageError(message: "PORTAL_BUSY_TIMEOUT is '\(word.printable)'; it must be \(form.expectation)")
        }
        return .seconds(seconds)
    }
}
