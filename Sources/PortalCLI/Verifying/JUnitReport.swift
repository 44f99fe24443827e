import PortalDB
import PortalRender

/// Verifications as JUnit XML, in the form of `jenkins-junit.xsd`: a suite a scene, a test case a play.
///
/// `time` is that of the motion, not of the machine: the same results give the same file.
struct JUnitReport: VerificationReport {
    private struct Suite {
        var name: String
        var cases: [Verification]

        var failureCount: Int { cases.count { !$0.isPassed } }
        var duration: Double { cases.reduce(0) { $0 + $1.duration } }
    }

    private var suites: [Suite] = []

    mutating func text(of verification: Verification) -> String {
        let name = verification.scene.rawValue
        if let place = suites.lastIndex(where: { $0.name == name }) {
            suites[place].cases.append(verification)
        } else {
            suites.append(Suite(name: name, cases: [verification]))
        }
        return ""
    }

    func end(_ tally: VerificationTally) -> String {
        let cases = suites.flatMap(\.cases)
        let total = Suite(name: "portal-db", cases: cases)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes(of: total))>\n"
            + suites.map(element).joined() + "</testsuites>\n"
    }

    private func attributes(of suite: Suite) -> String {
        XML.attribute("name", suite.name) + XML.attribute("tests", "\(suite.cases.count)")
            + XML.attribute("failures", "\(suite.failureCount)") + XML.attribute("errors", "0")
            + XML.attribute("time", suite.duration.short())
    }

    private func element(_ suite: Suite) -> String {
        "  <testsuite\(attributes(of: suite))\(XML.attribute("skipped", "0"))>\n"
            + suite.cases.map(element).joined() + "  </testsuite>\n"
    }

    private func element(_ verification: Verification) -> String {
        let head =
            "    <testcase" + XML.attribute("name", verification.playDescription)
            + XML.attribute("classname", verification.scene.rawValue)
            + XML.attribute("time", verification.duration.short())
        guard !verification.isPassed else { return head + "/>\n" }
        let details = verification.difference.map { DifferenceWords($0).full() } ?? []
        let failure =
            "      <failure" + XML.attribute("message", verification.reason ?? verification.kind.rawValue)
            + XML.attribute("type", verification.kind.rawValue)
        let text = details.isEmpty ? "/>" : ">" + details.map { XML.escaped($0) }.joined(separator: "\n") + "</failure>"
        return head + ">\n" + failure + text + "\n    </testcase>\n"
    }
}
