/// A colour of the document: `#RRGGBB` or `#RRGGBBAA`, in sRGB.
public struct HexColor: Hashable, Sendable, CustomStringConvertible {
    /// The canonical text, with upper-case digits.
    public let description: String

    /// Reads `#` and six or eight hexadecimal digits; `nil` for anything else.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "#"), bytes.count == 7 || bytes.count == 9 else { return nil }
        guard bytes.dropFirst().allSatisfy(isHexadecimalDigit) else { return nil }
        description = bytes.contains { $0 > UInt8(ascii: "F") } ? text.uppercased() : text
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        description = bytes.reduce("#") { $0 + UInt32($1).hexadecimal(digits: 2) }
    }
}

private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
}
