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

    @Test(arguments: [
        ("a", "a/b"), ("a/", "a/b"), ("/", "/b"), ("a/\u{301}", "a/\u{301}/b"), ("\u{600}/", "\u{600}/b"),
    ])
    func aPathIsThatOfTheDirectoryAndTheName(directory: String, path: String) {
        #expect(directory.path(of: "b").utf8.elementsEqual(path.utf8))
    }

    @Test(arguments: [
        ("a", "a"), ("./a", "a"), ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("../../a/..", "../.."),
        ("/../a", "/a"), ("/a/../..", "/"), (".", ""), ("", ""), ("a/\u{301}/../b", "a/b"), ("..a/...", "..a/..."),
    ])
    func aPathHasOneSpelling(path: String, normalized: String) {
        #expect(path.normalizedPath == normalized)
    }

    @Test(arguments: [
        ("m.json", "b.json", "b.json"), ("a/m.json", "../b.json", "a/../b.json"), ("a/m.json", "/b.json", "/b.json"),
        ("/m.json", "b.json", "/b.json"), ("a/\u{301}m", "\u{301}b", "a/\u{301}b"),
    ])
    func aNeighbourIsInTheSameDirectory(file: String, neighbour: String, path: String) {
        #expect(file.path(ofNeighbour: neighbour).utf8.elementsEqual(path.utf8))
    }

    @Test(arguments: [(".a", true), (".\u{301}a", true), ("a.b", false), ("", false)])
    func aDotInFrontHides(name: String, isHidden: Bool) {
        #expect(name.isHidden == isHidden)
    }
}
