import Foundation
import TestSupport
import Testing

@testable import PortalRender

@Suite struct PageColumnTests {
    private static let columns: [(values: [Double], places: Int, json: String)] = [
        ([1.5, 1.5, 1.5], 2, "1.5"), ([0, -0.0], 2, "0"), ([], 2, "0"),
        // What does not differ in the digits that are shown is constant.
        ([81.501, 81.499], 2, "81.5"), ([0.00004, 0.00003], 4, "0"),
        // Too large for whole hundredths, and no numbers at all.
        ([1e300, 1, -1], 2, "[1e+300,1,-1]"), ([.infinity, -.infinity, .nan], 2, "[1e308,-1e308,1e308]"),
        ([1e300, 1e300], 2, "1e+300"),
    ]

    @Test(arguments: columns) func aColumnIsANumberOrAList(values: [Double], places: Int, json: String) {
        #expect(PageColumn.json(values, places: places) == json)
    }

    private static let packings: [(values: [Int], bytes: [UInt8])] = [
        // Second differences 100, 0, 0 and then -100: it stands still.
        ([100, 200, 300, 300], [200, 1, 0, 1, 199, 1]), ([0, 0, 1], [0, 1, 2]), ([-1], [1]), ([64], [128, 1]),
    ]

    @Test(arguments: packings) func differencesOfDifferencesArePacked(values: [Int], bytes: [UInt8]) {
        #expect(PageColumn.packed(values) == bytes)
    }

    @Test(arguments: [2, 4]) func whatIsPackedComesBackToTheShownDigits(places: Int) throws {
        var random = SplitMix(seed: 7)
        let largest = [1.0, 500, 9e8][Int.random(in: 0..<3, using: &random)]
        let values = (0..<2000).map { frame in
            frame % 500 < 200 ? 42 : Double.random(in: -largest...largest, using: &random)
        }
        let json = PageColumn.json(values, places: places)
        #expect(json.hasPrefix("\"\(places):"))
        let bytes = try #require(Data(base64Encoded: String(json.dropFirst(3).dropLast())))
        let read = unpacked([UInt8](bytes), count: values.count)
        for (value, whole) in zip(values, read) {
            let shown = (Double(whole) / (places == 2 ? 100 : 10_000)).fixed(places: places)
            #expect(shown == value.fixed(places: places))
        }
    }

    @Test func factorsHaveMorePlaces() {
        #expect(["opacity", "scale", "scaleX", "progress"].allSatisfy { PageColumn.places(of: $0) == 4 })
        #expect(["x", "centerY", "rotation", "blur", "width"].allSatisfy { PageColumn.places(of: $0) == 2 })
    }

    @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"]) func base64IsThatOfOthers(text: String) {
        #expect(Base64.text(of: Array(text.utf8)) == Data(text.utf8).base64EncodedString())
    }
}

/// What the page's script does with packed bytes.
private func unpacked(_ bytes: [UInt8], count: Int) -> [Int] {
    var rest = bytes[...]
    func next() -> Int {
        var (number, shift) = (0, 0)
        while let byte = rest.popFirst() {
            number |= Int(byte & 127) << shift
            shift += 7
            if byte < 128 { break }
        }
        return number
    }
    var (value, step, zeros) = (0, 0, 0)
    return (0..<count).map { _ in
        if zeros > 0 {
            zeros -= 1
        } else {
            let number = next()
            if number == 0 { zeros = next() } else { step += number % 2 == 1 ? -(number + 1) / 2 : number / 2 }
        }
        value += step
        return value
    }
}
