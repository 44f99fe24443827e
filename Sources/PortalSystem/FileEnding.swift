extension StringProtocol {
    /// Whether the name of a file ends so, whatever the case of its letters: `Motion.SWIFT` is Swift, too.
    ///
    /// - Parameter ending: in small letters, with its dot.
    package func hasEnding(_ ending: String) -> Bool { suffix(ending.count).lowercased() == ending }
}
