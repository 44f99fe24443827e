import PortalDB
import PortalRender

/// How verifications are reported.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, json, junit, github
}

/// A report that is written as the verifications come, in their order.
protocol VerificationReport {
    /// What is written for one; empty: nothing yet.
    mutating func text(of verification: Verification) -> String
    /// What is written after the last.
    mutating func end(_ tally: VerificationTally) -> String
}

extension ReportFormat {
    func report(style: TextStyle, isVerbose: Bool) -> any VerificationReport {
        switch self {
        case .text: VerificationText(style: style, isVerbose: isVerbose)
        case .json: VerificationJSON()
        case .junit: JUnitReport()
        case .github: GitHubAnnotations()
        }
    }
}
