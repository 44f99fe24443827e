import PortalModel
import PortalSQLite
import Testing

@testable import PortalCatalog

@Suite struct WordListTests {
    @Test(arguments: [("", []), ("x", [.x]), ("scale centerX", [.scale, .centerX])] as [(String, [Track.Column])])
    func `words stand in one column`(text: String, columns: [Track.Column]) {
        #expect(WordList(columns).columnValue == .text(text))
        #expect(WordList<Track.Column>(columnValue: .text(text))?.words == columns)
    }

    @Test func `a word that means nothing is refused`() {
        #expect(WordList<Track.Column>(columnValue: .text("x colour")) == nil)
        #expect(WordList<HexColor>(columnValue: .text("#FFFFFF #GGGGGG")) == nil)
        #expect(WordList<Track.Column>(columnValue: .null) == nil)
    }

    @Test func `a list without words is NULL where that is wanted`() {
        #expect(WordList<HexColor>(nonEmpty: []) == nil)
    }
}
