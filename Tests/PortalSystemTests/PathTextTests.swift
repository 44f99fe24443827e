import PortalSystem
import Testing

@Suite struct PathTextTests {
    @Test(arguments: [
        ("a", "a"), ("/a", "a"), ("a/b.c", "b.c"), ("a//b/", "b"), ("/", ""), ("", ""),
        ("a/\u{301}b", "\u{301}b"), ("\u{600}/b", "b"),
    ])
    func theNameOfAFileIsTheLastPart(path: String, name: String) {
        #expect(path.fileName == name)
    }

    @Test(arguments: [("a", "a/b"), ("a/", "a/b"), ("/", "/b"), ("a/\u{301}", "a/\u{301}/b"), ("\u{600}/", "\u{600}/b")])
    func aPathIsThatOfTheDirectoryAndTheName(directory: String, path: String) {
        #expect(directory.path(of: "b").utf8.elementsEqual(path.utf8))
    }

    @Test(arguments: [(".a", true), (".\u{301}a", true), ("a.b", false), ("", false)])
    func aDotInFrontHides(name: String, isHidden: Bool) {
        #expect(name.isHidden == isHidden)
    }
}
