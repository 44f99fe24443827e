import PortalDB
import PortalRender

/// A verdict by its word, in the order in which they are counted.
enum VerdictKind: String, CaseIterable {
    case identical, tolerated, stale, changed, missing, gone, damaged, unplayable

    init(_ verdict: Verification.Verdict) {
        switch verdict {
        case .identical: self = .identical
        case .tolerated: self = .tolerated
        case .stale: self = .stale
        case .changed: self = .changed
        case .missing: self = .missing
        case .gone: self = .gone
        case .damaged: self = .damaged
        case .unplayable: self = .unplayable
        }
    }

    var ink: Ink {
        switch self {
        case .identical, .tolerated: .good
        case .stale, .missing, .gone: .notice
        case .changed, .damaged, .unplayable: .bad
        }
    }

    static let width = allCases.map(\.rawValue.count).max() ?? 0
}

extension Verification {
    var kind: VerdictKind { VerdictKind(verdict) }

    /// The verdict's reason in a few words, on one line; `nil` for what is as recorded.
    var reason: String? {
        switch verdict {
        case .identical, .tolerated: nil
        case .missing: "not recorded; 'play --record missing' or 'accept' records it"
        case .gone: "the scene has no such play any more; 'accept' makes its recording history"
        case .damaged: "what is stored is not what was recorded; 'accept' records it anew"
        case .unplayable(let reason): reason.description
        case .stale(let difference): DifferenceWords(difference).inputs.first ?? "the input has changed"
        case .changed(let difference):
            DifferenceWords(difference).first ?? DifferenceWords(difference).short().first ?? "the result has changed"
        }
    }
}
