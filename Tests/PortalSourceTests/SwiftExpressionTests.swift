import Testing

@testable import PortalSource

@Suite struct SwiftExpressionTests {
    private let call = SwiftExpression.Call("modify", (1...9).map { "argument\($0): \($0 * 1_000_000)" })

    @Test func whatFitsStaysOnOneLine() {
        let expression = SwiftExpression([SwiftExpression.Call(".smooth"), SwiftExpression.Call(".delay", ["0.1"])])
        #expect(expression.lines("return ", indent: 1) == ["    return .smooth.delay(0.1)"])
        #expect(expression.lines(indent: 0, isBroken: true) == [".smooth", "    .delay(0.1)"])
    }

    @Test func aLongCallFillsItsLines() {
        let lines = SwiftExpression([call]).lines(indent: 1)
        #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 120 })
        #expect(lines[0] == "    modify(" && lines[2].hasSuffix("argument9: 9000000)"))
    }

    @Test func aBlockFollowsAParenthesisOfItsOwn() {
        let lines = SwiftExpression([call]).lines(suffix: " {", indent: 1)
        #expect(lines.last == "    ) {" && lines[lines.count - 2].hasSuffix("argument9: 9000000"))
    }
}
