import Foundation
import Testing

/// What a page's script reads.
struct PageContent: Decodable {
    struct Report: Decodable {
        var headline: String
        var tone: String
        var facts: [String]
    }

    struct Play: Decodable {
        var name: String
        var scene: String
        var play: String
        var verdict: String?
        var facts: [String]
        var pictures: [Picture]
    }

    struct Picture: Decodable {
        var frames: Int
    }

    var title: String
    var report: Report?
    var plays: [Play]

    init(of html: String) throws {
        let start = try #require(html.range(of: "id=\"data\">"))
        let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
        self = try JSONDecoder().decode(Self.self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
    }
}
