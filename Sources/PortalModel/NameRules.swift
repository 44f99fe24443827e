#if canImport(Darwin)
    import Foundation
#else
    @_spi(_Unicode) import Swift
#endif

/// What makes a text a name of the catalog.
package enum NameRules {
    private static let maximumLength = 200

    /// What is wrong with a text as a name, or `nil` if nothing is. The text is taken as already normalised.
    package static func fault(in text: String) -> String? {
        if isPlain(text) { return nil }
        if text.isEmpty { return "a name must not be empty" }
        // A character has at least one byte, so that counting characters is seldom needed.
        if text.utf8.count > maximumLength, text.count > maximumLength {
            return "a name has at most \(maximumLength) characters, this has \(text.count)"
        }
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                return "a name must not contain control characters (U+\(scalar.value.hexadecimal(digits: 4)))"
            }
            if scalar == "{" || scalar == "}" { return "a name must not contain '{' or '}'" }
        }
        if text.utf8.first == UInt8(ascii: ".") { return "a name must not start with '.'" }
        if text.utf8.starts(with: "Animation.".utf8) { return "a name must not start with 'Animation.'" }
        if endsLikeAVersion(text) { return "a name must not end in '@' and digits" }
        return nil
    }

    /// The text in Unicode normalisation form C, in which every name is kept and compared.
    package static func normalized(_ text: String) -> String {
        if isASCII(text) { return text }
        #if canImport(Darwin)
            return text.precomposedStringWithCanonicalMapping
        #else
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: text._nfc)
            return String(scalars)
        #endif
    }

    /// Whether the text is in form C, byte for byte.
    package static func isNormalized(_ text: String) -> Bool {
        isASCII(text) || normalized(text).utf8.elementsEqual(text.utf8)
    }

    private static func isASCII(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in bytes.reduce(0, |) < 0x80 }
    }

    /// The text in Unicode normalisation form D: letters, and their marks after them.
    package static func decomposed(_ text: String) -> [Unicode.Scalar] {
        #if canImport(Darwin)
            return Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
        #else
            return Array(text._nfd)
        #endif
    }

    /// Whether a look at each byte shows that nothing is wrong, as with nearly every name.
    private static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.first, first != UInt8(ascii: "."), first != UInt8(ascii: "A") else { return false }
            return bytes.count <= maximumLength
                && bytes.allSatisfy { UInt8(ascii: " ")...UInt8(ascii: "z") ~= $0 && $0 != UInt8(ascii: "@") }
        }
    }

    /// The general category Cc, which Unicode never changes.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
    }

    private static func endsLikeAVersion(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let last = bytes.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last else { return false }
        let head = bytes.reversed().drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return head.first == UInt8(ascii: "@") && head.count < bytes.count
    }
}
