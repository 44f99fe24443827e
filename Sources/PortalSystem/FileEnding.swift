extension StringProtocol {
    /// Whether the name of a file ends so, whatever the case of its letters: `Motion.SWIFT` is Swift, too.
    ///
    /// - Parameter ending: in small letters, with its dot.
    package func hasEnding(_ ending: String) -> Bool {
        utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, letter in
            (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte) == letter
        }
    }
}
