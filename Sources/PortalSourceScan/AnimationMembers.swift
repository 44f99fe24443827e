import PortalMotion

/// What Swift files declare as members of `Animation`, as `extension Animation { static let cardOpen = ... }`.
///
/// A member is used in other files and in front of its declaration, so that it has to be known before anything is found.
package struct AnimationMembers: Sendable {
    private enum Meaning {
        case animation(Animation)
        /// Why it is not known.
        case unknown(String)
    }

    private var meanings: [String: Meaning] = [:]

    package init() {}

    /// Adds those of a file. A member may start from one that stands in front of it, or is there already.
    package mutating func collect(in bytes: [UInt8], defaults: PackageDefaults) {
        var finder = MotionFinder(bytes, defaults: defaults, members: self)
        guard finder.source.extendsAnimation else { return }
        finder.collectsMembers = true
        _ = finder.find()
        self = finder.members
    }

    /// - Parameter animation: `nil` if it is not written out.
    mutating func add(_ name: String, _ animation: Animation?) {
        // It depends on `#if`, or is another type's that has this name.
        let isKnown = meanings[name] != nil
        meanings[name] =
            isKnown
            ? .unknown("'.\(name)' is declared more than once")
            : animation.map { .animation($0) } ?? .unknown("'.\(name)' is not written out where it is declared")
    }

    /// - Returns: `nil` if no file declares it.
    func animation(_ name: String) throws(Unevaluated) -> Animation? {
        switch meanings[name] {
        case .animation(let animation): return animation
        case .unknown(let reason): throw Unevaluated(reason)
        case nil: return nil
        }
    }
}

extension SourceText {
    fileprivate var extendsAnimation: Bool {
        tokens.indices.contains { place in
            guard isWord(place, "extension") else { return false }
            return isWord(place + 1, "Animation") || isWord(place + 1, "SwiftUI") && isWord(place + 3, "Animation")
        }
    }
}
