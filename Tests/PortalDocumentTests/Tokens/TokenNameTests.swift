import PortalModel
import Testing

@testable import PortalDocument

@Suite struct TokenNameTests {
    @Test(
        arguments: [
            ("hero/open", ["hero", "open"]), ("snappy", ["snappy"]), ("v1.5", ["v1%2E5"]), ("$x/$y", ["%24x", "%24y"]),
            ("cost$", ["cost$"]), ("a//b", ["a", "%2Fb"]), ("/a", ["%2Fa"]), ("a/", ["a%2F"]), ("/", ["%2F"]),
            ("//", ["%2F%2F"]), ("50%", ["50%"]), ("%2E", ["%252E"]), ("%.", ["%%2E"]), ("%2.", ["%2%2E"]),
            ("%25", ["%2525"]), ("a b/ö", ["a b", "ö"]), ("$root", ["%24root"]), (".\u{301}", ["%2E\u{301}"]),
        ] as [(String, [String])])
    func aNameIsAPath(_ name: String, _ path: [String]) {
        #expect(TokenName.path(ofPreset: name) == path)
        #expect(TokenName.presetName(of: path).unicodeScalars.elementsEqual(name.unicodeScalars))
    }

    /// Every text of up to six of the characters that matter, so that no two have one path.
    @Test func noTwoNamesHaveOnePath() {
        let alphabet = ["/", ".", "$", "%", "2", "E", "5", "F"]
        var names = [""]
        var paths: Set<[String]> = []
        var count = 0
        for _ in 0..<5 {
            names = names.flatMap { name in alphabet.map { name + $0 } }
            for name in names {
                let path = TokenName.path(ofPreset: name)
                let isClean = path.allSatisfy { TokenName.fault(in: $0) == nil && $0.first != "$" }
                guard isClean, TokenName.presetName(of: path) == name else {
                    Issue.record("'\(name)' is \(path)")
                    return
                }
                paths.insert(path)
                count += 1
            }
        }
        #expect(paths.count == count)
    }
}
