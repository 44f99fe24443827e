import PortalDB
import PortalRender

/// What was found in Swift sources.
struct MotionReport {
    var scan: SourceScan

    /// For programs.
    var listing: Listing {
        Listing(
            columns: [
                "file", "line", "declaration", "use", "text", "animation", "match", "preset", "gap", "name", "reason",
            ].map { Listing.Column($0) },
            rows: scan.motions.map { motion in
                let verdict = Verdict(motion)
                return [
                    .text(motion.file), .whole(motion.line), .text(motion.declaration), .text(motion.use),
                    .text(motion.text), .text(verdict.animation), .text(verdict.kind?.rawValue),
                    .text(verdict.preset?.rawValue), verdict.gap.map(Listing.Cell.number) ?? .absent,
                    .text(motion.name?.rawValue), .text(verdict.reason),
                ]
            })
    }

    /// For people.
    var table: Listing {
        Listing(
            columns: ["place", "in", "use", "animation", "preset"].map { Listing.Column($0) },
            rows: scan.motions.map { motion in
                let verdict = Verdict(motion)
                return [
                    .text("\(motion.file):\(motion.line)"), .text(motion.declaration), .text(motion.use),
                    .text(verdict.animation ?? (verdict.reason == nil ? "" : motion.text)),
                    .text(verdict.words(motion)),
                ]
            })
    }

    /// `12 motions in 3 files: 5 exact, 2 near, 3 new; 2 cannot be evaluated.`
    var conclusion: String {
        let kinds = scan.motions.map { Verdict($0).kind }
        let files = scan.fileCount.of("file")
        guard kinds.contains(where: { $0 != nil }) else { return "No motion in \(files)." }
        let counts = [(Verdict.Kind.exact, "exact"), (.near, "near"), (.new, "new")].compactMap { kind, word in
            let count = kinds.count { $0 == kind }
            return count > 0 ? "\(count) \(word)" : nil
        }
        let unknown = kinds.count { $0 == .unknown }
        let parts = [counts.joined(separator: ", "), unknown > 0 ? "\(unknown) cannot be evaluated" : ""]
        let motions = kinds.count { $0 != nil }.of("motion")
        return "\(motions) in \(files): \(parts.filter { !$0.isEmpty }.joined(separator: "; "))."
    }
}

/// A motion beside the presets.
private struct Verdict {
    enum Kind: String {
        case exact, near, unknown
        case new = "none"
    }

    /// `nil`: it has no motion of its own.
    var kind: Kind?
    var animation: String?
    var preset: Preset.ID?
    var gap: Double?
    var reason: String?

    init(_ motion: SourceMotion) {
        switch motion.value {
        case .none: break
        case .unknown(let reason):
            kind = .unknown
            self.reason = reason
        case .animation(let animation, let match):
            self.animation = animation.description
            switch match {
            case .exact(let name): (kind, preset) = (.exact, name)
            case .near(let name, let gap): (kind, preset, self.gap) = (.near, name, gap)
            case .none: kind = .new
            }
        }
    }

    func words(_ motion: SourceMotion) -> String {
        let name = preset?.rawValue ?? ""
        return switch kind {
        case nil: ""
        case .exact: "= \(name)"
        case .near: "~ \(name), \(((gap ?? 0) * 100).short(places: 1)) % off"
        case .new: "new"
        case .unknown: "cannot be evaluated: \(reason ?? "")"
        }
    }
}
