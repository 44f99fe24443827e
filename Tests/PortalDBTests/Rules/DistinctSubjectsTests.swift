import Testing

@testable import PortalDB

/// Names that make one subject of two things.
@Suite struct DistinctSubjectsTests {
    private static func portals(_ keys: (id: String, namespace: String)...) -> String {
        let portals = keys.map {
            "{\"id\": \"\($0.id)\", \"namespace\": \"\($0.namespace)\", \"source\": \"a\", \"destination\": \"b\"}"
        }
        return "\"portals\": [\(portals.joined(separator: ", "))]"
    }

    private static func popups(_ popups: (id: String, content: String)...) -> String {
        "\"popups\": [\(popups.map { "{\"id\": \"\($0.id)\", \($0.content)}" }.joined(separator: ", "))]"
    }

    private static let item = #""items": ["a"]"#
    private static let view = #""view": "b""#

    static let cases: [(scene: String, finding: String?)] = [
        (
            portals(("p", ""), ("p", "n"), ("/p", "")),
            "portals[2].id: recordings call it '/p', as they call another portal of the scene; "
                + "give one of them another id"
        ),
        // Ids that nothing else has are subjects.
        (portals(("p", "n"), ("n/p", "")), nil), (portals(("b/c", "a"), ("c", "a/b")), nil),
        (
            popups(("u", item), ("u:a", view)),
            "popups[1].id: recordings call it 'u:a', as they call another pop-up of the scene; "
                + "give one of them another id"
        ),
        (popups(("u", item), ("u:b", view)), nil), (popups(("u", view), ("u:b", #""view": "a""#)), nil),
    ]

    @Test(arguments: cases) func `what recordings could not tell apart is refused`(scene: String, finding: String?)
        throws
    {
        for code in ["P101", "P113"] {
            let expected = code == "P113" ? [finding].compactMap { $0 } : []
            #expect(try RuleCase(code: code, scene: scene, findings: expected).found() == expected)
        }
    }
}
