/// The SHA-256 of something, written `sha256:` and 64 hexadecimal digits.
///
/// ```swift
/// print(recording.resultDigest)  // sha256:9f86d081...
/// ```
public struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// The 32 bytes of the hash.
    public let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads `sha256:` and 64 hexadecimal digits; `nil` for anything else.
    public init?(_ description: String) {
        let prefix = "sha256:"
        guard description.hasPrefix(prefix) else { return nil }
        let digits = description.utf8.dropFirst(prefix.utf8.count).compactMap(hexadecimalValue)
        guard digits.count == 64, description.utf8.count == prefix.utf8.count + 64 else { return nil }
        bytes = stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    public var description: String { "sha256:" + hexadecimal }

    /// The 64 lower-case hexadecimal digits alone.
    public var hexadecimal: String {
        String(unsafeUninitializedCapacity: 2 * bytes.count) { digits in
            for (place, byte) in bytes.enumerated() {
                digits[2 * place] = hexadecimalDigit(byte >> 4)
                digits[2 * place + 1] = hexadecimalDigit(byte & 15)
            }
            return 2 * bytes.count
        }
    }
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
}
