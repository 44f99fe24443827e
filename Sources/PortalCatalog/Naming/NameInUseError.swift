/// Why something is not removed: what stays names it.
package struct NameInUseError: Error, Hashable, CustomStringConvertible {
    /// As `preset 'hero/open'`.
    package var thing: String
    /// As `scene 'card-grid', popups[2].settings`.
    package var user: String

    package var description: String { "\(thing) is used by \(user)" }
}
