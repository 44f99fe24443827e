import PortalModel

extension HexColor {
    /// Red, green, blue and alpha, 0...255.
    package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let digits = description.utf8.dropFirst().compactMap { UInt8(String(UnicodeScalar($0)), radix: 16) }
        func byte(_ place: Int) -> UInt8 { digits[2 * place] << 4 | digits[2 * place + 1] }
        return (byte(0), byte(1), byte(2), digits.count == 8 ? byte(3) : 255)
    }

    /// `#RRGGBB`, without the alpha.
    package var opaqueText: String { String(description.prefix(7)) }

    /// 0...1.
    package var alpha: Double { Double(bytes.alpha) / 255 }

    /// How bright it looks, 0...1, after Rec. 709 and with sRGB's curve taken as a square.
    var luminance: Double {
        let (red, green, blue, _) = bytes
        func light(_ byte: UInt8) -> Double { Double(byte) / 255 * Double(byte) / 255 }
        return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }
}
