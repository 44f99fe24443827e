import PortalModel
import Testing

@Suite struct LibraryTests {
    /// Files out there carry these.
    static let ids = [
        ("unnamed", "1aea1e79-1a4b-8a33-83ff-5a43e17d035f"),
        ("Motion of the Team", "6ebf4818-a320-8bf0-86f5-b109ae250688"), ("é", "72029f8f-8242-8495-898e-5d0f29e890f0"),
    ]

    @Test(arguments: ids) func `an id follows from the name alone`(name: String, id: String) {
        #expect(Library(named: name).id.rawValue == id)
    }

    @Test func `both spellings of a letter are one name`() {
        let (composed, decomposed) = (Library(named: "\u{E9}"), Library(named: "e\u{301}"))
        #expect(composed.id == decomposed.id)
        #expect(decomposed.name.unicodeScalars.count == 1)
    }

    @Test func `nobody passes for another library`() {
        let team = Library(named: "Team")
        #expect(Library(id: team.id, name: "Team") == team)
        #expect(Library(id: team.id, name: "team") == nil)
        #expect(Library(id: Library(named: "\u{E9}").id, name: "e\u{301}") == nil)
    }
}
