import Testing

@testable import PortalDocument

@Suite struct FlatJSONTests {
    static let cases: [(value: SchemaValue, members: String)] = [
        ([:], #""":"{}""#),
        (["a": 1, "b": ["c": "\"\n", "d": [:]]], #""a":"1","b.c":"\"\n","b.d":"{}""#),
        (["a": [], "b": ["", "x", true, -0.5]], #""a":"","b":", x, true, -0.5""#),
        (
            ["a": [["b": 1, "c": [2]], [:], [3, 4], []], "d": 5],
            #""a[0].b":"1","a[0].c":"2","a[1]":"{}","a[2]":"3, 4","a[3]":"","d":"5""#
        ),
        (["a": [1, [2, 3], 4, ["b": [5]], 6], "c": 7], #""a[0]":"2, 3","a[1].b":"5","c":"7""#),
        ([[], [1]], #""[0]":"","[1]":"1""#), ([1, "\""], #""":"1, \"""#),
    ]

    @Test(arguments: cases.indices) func `values have the paths that lead to them`(index: Int) {
        let (value, members) = Self.cases[index]
        var json = FlatJSON { _ in true }
        value.write(to: &json)
        #expect(String(decoding: json.members, as: UTF8.self) == members)
    }

    @Test func `only what is wanted is written`() {
        var json = FlatJSON { $0 == Array("a[1].b".utf8) }
        (["a": [["b": 1], ["b": 2]]] as SchemaValue).write(to: &json)
        #expect(String(decoding: json.members, as: UTF8.self) == #""a[1].b":"2""#)
        var list = FlatJSON { $0 == Array("b".utf8) }
        (["a": [1, 2], "b": [3, 4]] as SchemaValue).write(to: &list)
        #expect(String(decoding: list.members, as: UTF8.self) == #""b":"3, 4""#)
    }
}
