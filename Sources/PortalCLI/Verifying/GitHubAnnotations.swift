import PortalDB

/// Verifications as commands of a GitHub workflow: each that fails is an error beside the run.
struct GitHubAnnotations: VerificationReport {
    func text(of verification: Verification) -> String {
        guard !verification.isPassed else { return "" }
        let details = verification.difference.map { DifferenceWords($0).short() } ?? []
        let message = details.isEmpty ? [verification.reason ?? ""] : details
        let title = "\(verification) is \(verification.kind.rawValue)"
        return "::error title=\(escaped(title, "%\r\n:,"))::"
            + escaped(message.joined(separator: "\n"), "%\r\n") + "\n"
    }

    func end(_ tally: VerificationTally) -> String {
        ([tally.words] + tally.engineNotes).map { "::notice::\(escaped($0, "%\r\n"))\n" }.joined()
    }

    /// As the runner reads it: `%` and the two digits of the byte.
    private func escaped(_ text: String, _ special: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if special.unicodeScalars.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
