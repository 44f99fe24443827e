import PortalDB
import PortalRender

/// Verifications as a page: what is not as recorded with its old and its new motion side by side.
struct VerificationPage {
    private let catalog: Catalog
    private var verifications: [Verification] = []

    init(catalog: Catalog) {
        self.catalog = catalog
    }

    mutating func add(_ verification: Verification) { verifications.append(verification) }

    /// Plays everything again that the page shows.
    ///
    /// - Throws: ``CatalogError``, ``ResolutionError``, ``PlanError``.
    func page(_ tally: VerificationTally) throws -> MotionPage {
        let isPassed = verifications.allSatisfy(\.isPassed)
        let shared = tally.changes.filter { $0.count > 1 }.map { "\($0.change): \($0.count) plays" }
        return MotionPage(
            title: "Verification",
            report: MotionPage.Report(
                headline: isPassed ? "Everything is as recorded" : "Not everything is as recorded",
                isGood: isPassed, facts: [tally.words] + tally.engineNotes + shared),
            plays: try verifications.map(play))
    }

    private func play(_ verification: Verification) throws -> MotionPage.Play {
        MotionPage.Play(
            name: verification.description, scene: verification.scene.rawValue,
            play: verification.playDescription,
            verdict: MotionPage.Verdict(word: verification.kind.rawValue, tone: verification.kind.tone),
            seconds: verification.duration, facts: facts(of: verification), pictures: try pictures(of: verification))
    }

    private func facts(of verification: Verification) -> [String] {
        guard let difference = verification.difference else { return verification.reason.map { [$0] } ?? [] }
        let words = DifferenceWords(difference)
        let isOldDrawnAnew = difference.isInputChanged
        return words.full() + words.engines
            + (isOldDrawnAnew ? ["colours, labels and still views of the recorded motion are those of today"] : [])
    }

    private func pictures(of verification: Verification) throws -> [MotionPage.Shown] {
        let hasOld: Bool
        let hasNew: Bool
        switch verification.verdict {
        case .identical, .unplayable: return []
        case .tolerated, .stale, .changed: (hasOld, hasNew) = (true, true)
        case .missing, .damaged: (hasOld, hasNew) = (false, true)
        case .gone: (hasOld, hasNew) = (true, false)
        }
        let scene = try catalog.scene(verification.scene)
        var shown: [(recording: Recording, scene: Scene)] = []
        if hasOld, let old = try catalog.recording(of: verification.play, in: scene, verification.options) {
            shown.append(old)
        }
        if hasNew, let play = scene.plays.first(where: { $0.name == verification.play }) {
            shown.append((try catalog.play(play, of: scene, verification.options, record: .off).recording, scene))
        }
        return try shown.map { recording, scene in
            let picture = try MotionPicture(of: recording, in: scene) { try catalog.look(of: $0) }
            return MotionPage.Shown(recording: recording, picture: picture)
        }
    }
}

extension VerdictKind {
    fileprivate var tone: MotionPage.Verdict.Tone {
        switch ink {
        case .good: .good
        case .bad: .bad
        case .notice, .heading, .quiet, .motion: .notice
        }
    }
}
