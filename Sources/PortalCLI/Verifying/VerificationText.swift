import PortalDB
import PortalRender

/// Verifications for people: what is not as recorded, or all of them, and a summary.
struct VerificationText: VerificationReport {
    private static let indent = "    "

    let style: TextStyle
    let isVerbose: Bool
    private var isEmpty = true

    init(style: TextStyle, isVerbose: Bool) {
        self.style = style
        self.isVerbose = isVerbose
    }

    mutating func text(of verification: Verification) -> String {
        guard isVerbose || !verification.isPassed else { return "" }
        isEmpty = false
        let kind = verification.kind
        let name = verification.description.printable.truncated(to: style.width - VerdictKind.width - 2)
        let head = style.paint(kind.rawValue.padded(to: VerdictKind.width), kind.ink) + "  " + name + "\n"
        return head + details(of: verification).flatMap(indented).joined()
    }

    func end(_ tally: VerificationTally) -> String {
        let isClean = VerdictKind.allCases.allSatisfy { tally.counts[$0] == nil || $0.ink == .good }
        let summary = style.paint(tally.words, isClean ? .good : .heading)
        let shared = tally.changes.filter { $0.count > 1 }
        let changes = shared.flatMap { change, count in indented("\(change.description.printable): \(count) plays") }
        let heading = changes.isEmpty ? [] : ["\n" + style.paint("What has changed for several", .heading) + "\n"]
        return (heading + changes).joined() + (isEmpty ? "" : "\n") + summary + "\n"
            + tally.engineNotes.map { $0.printable + "\n" }.joined()
    }

    private func details(of verification: Verification) -> [String] {
        if let difference = verification.difference {
            let words = DifferenceWords(difference)
            return isVerbose ? words.full() : words.short()
        }
        return verification.reason.map { [$0.printable] } ?? []
    }

    private func indented(_ line: String) -> [String] {
        line.wrapped(to: style.width - Self.indent.count - 2).enumerated().map { number, part in
            Self.indent + (number == 0 ? "" : "  ") + part + "\n"
        }
    }
}
