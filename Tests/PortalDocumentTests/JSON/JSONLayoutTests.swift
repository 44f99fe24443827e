import CAllocations
import Testing

@testable import PortalDocument

@Suite struct JSONLayoutTests {
    @Test(arguments: [1, 9, 10, 99, 100, 1024, 4_294_967_295, 4_294_967_296, 0, -0.0, -1, 0.5, 1e21] as [Double])
    func `a number is written in its shortest text`(number: Double) {
        var json = JSONLayout()
        number.write(to: &json)
        #expect(String(decoding: json.text, as: UTF8.self) == number.shortestText)
    }

    /// A comma may follow, and has its place.
    @Test(arguments: [(98, false), (99, false), (100, true)])
    func `what fits stands on one line`(width: Int, isBroken: Bool) {
        let rest = width - #"{ "k": ["", "b"] }"#.utf8.count
        var json = JSONLayout()
        json.beginObject()
        json.key("k")
        [String(repeating: "a", count: rest), "b"].write(to: &json)
        json.endObject()
        var text: [UInt8] = []
        json.flush(level: 0, to: &text)
        #expect(text.contains(0x0A) == isBroken, "\(String(decoding: text, as: UTF8.self))")
    }

    /// It keeps the memory that it had for the value before.
    @Test(.enabled(if: allocations_are_counted() != 0, "the C library's memory cannot be watched"))
    func `how much a value has in it takes no memory of its own`() {
        func allocations(_ count: Int) -> Int64 {
            var json = JSONLayout()
            var text: [UInt8] = []
            var taken: [Int64] = []
            for _ in 0..<2 {
                text.removeAll(keepingCapacity: true)
                let before = allocations_of_thread()
                json.beginObject()
                for _ in 0..<count {
                    json.key("a key")
                    json.beginList()
                    json.beginObject()
                    json.key("another")
                    json.string("a text")
                    json.endObject()
                    json.digits(of: 12)
                    json.endList()
                }
                json.endObject()
                json.flush(level: 0, to: &text)
                taken.append(allocations_of_thread() - before)
            }
            return taken[1]
        }
        #expect(allocations(400) == allocations(4))
    }
}
