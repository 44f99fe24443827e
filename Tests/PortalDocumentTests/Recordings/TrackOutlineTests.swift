import PortalModel
import Testing

@testable import PortalDocument

@Suite struct TrackOutlineTests {
    static let outline = TrackOutline(
        role: .layer, subject: "hero", firstFrame: 1, frameCount: 43, drawn: "1-18 20-43",
        columns: [.x, .cornerRadius], constant: [.cornerRadius])
    static let json =
        #"[{"role":"layer","subject":"hero","firstFrame":1,"frameCount":43,"drawn":"1-18 20-43","#
        + #""columns":"x cornerRadius","constant":"cornerRadius"}]"#

    @Test func `outlines are written without white space and come back`() {
        var still = Self.outline
        (still.constant, still.columns, still.drawn) = ([], [], "")
        for outlines in [[], [Self.outline], [Self.outline, still]] {
            #expect(TrackOutline.list(json: TrackOutline.json(outlines)) == outlines)
        }
        #expect(TrackOutline.json([Self.outline]) == Self.json)
    }

    @Test(arguments: [
        ("layer", "lair"), ("\"hero\"", "1"), ("43,", "9223372036854775807,"), ("1,", "-1,"),
        ("x corner", "x z corner"), (#","constant":"cornerRadius""#, ""), ("[", "[["), ("]", ""),
    ]) func `anything else is refused`(part: String, other: String) throws {
        let range = try #require(Self.json.firstRange(of: part))
        #expect(TrackOutline.list(json: Self.json.replacingCharacters(in: range, with: other)) == nil)
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
        String(self[..<range.lowerBound] + other + self[range.upperBound...])
    }
}
