/// A colour of the document: `#RRGGBB` or `#RRGGBBAA`, in sRGB.
public struct HexColor: Hashable, Sendable, CustomStringConvertible {
    /// The canonical text, with upper-case digits.
    public let description: String

    /// Reads `#` and six or eight hexadecimal digits; `nil` for anything else.
    public init?(_ text: String) {
        var text = text
        let spelling: (isColor: Bool, isCanonical: Bool) = text.withUTF8 { bytes in
            guard bytes.count == 7 || bytes.count == 9, bytes[0] == UInt8(ascii: "#") else { return (false, false) }
            let digits = UnsafeBufferPointer(rebasing: bytes[1...])
            return (digits.allSatisfy(isHexadecimalDigit), digits.allSatisfy { $0 < UInt8(ascii: "a") })
        }
        guard spelling.isColor else { return nil }
        description = spelling.isCanonical ? text : text.uppercased()
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        description = bytes.reduce("#") { $0 + UInt32($1).hexadecimal(digits: 2) }
    }

    /// The same colour, without the alpha where it is opaque.
    package var shortest: HexColor {
        guard alphaDigits == "FF" else { return self }
        return HexColor(String(description.dropLast(2))) ?? self
    }

    package var isInvisible: Bool { alphaDigits == "00" }

    /// Empty where it is left out.
    private var alphaDigits: Substring { description.dropFirst(7) }
}

private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
}
