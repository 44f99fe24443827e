import PortalSystem
import Testing

@Suite struct FileEndingTests {
    @Test(arguments: [
        ("a.swift", true), ("A.SWIFT", true), ("x/a.Swift", true), (".swift", true), ("swift", false), ("", false),
        ("a.swift.txt", false), ("aswift", false), ("a.swift ", false), ("\u{600}.swift", true),
        ("a.swift\u{301}", false), ("é.swift", true), ("ft", false),
    ])
    func theCaseOfLettersDoesNotCount(name: String, ends: Bool) {
        #expect(name.hasEnding(".swift") == ends)
    }
}
