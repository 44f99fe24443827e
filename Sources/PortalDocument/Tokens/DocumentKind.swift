import PortalSystem

/// What a text in JSON is by its content.
package enum DocumentKind {
    case catalog, tokens

    /// How many bytes are looked at, at most.
    package static let byteCount = 1 << 18

    /// - Parameter bytes: the first of a file. Whatever is no file of tokens is left to the reader of documents.
    package init(beginning bytes: [UInt8]) {
        self = Self.rootMembersAreTokens(bytes) && Self.hasTokenKeys(bytes) ? .tokens : .catalog
    }

    private static func hasTokenKeys(_ bytes: [UInt8]) -> Bool {
        ["$value", "$ref", "$type", "$extends", "$description"].contains { bytes.contains(Array("\"\($0)\"".utf8)) }
    }

    /// Whether the outermost object is no catalog document, as far as the bytes go.
    private static func rootMembersAreTokens(_ bytes: [UInt8]) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text =
            Array(bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]) + [UInt8](repeating: 0, count: 8)
        return text.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return false }
            var reader = ElementReader(bytes: base, count: text.count - 8, limits: DocumentLimits())
            guard reader.skipSpace() == UInt8(ascii: "{") else { return false }
            var isTokens = false
            do throws(ScanStop) {
                repeat {
                    reader.position += 1
                    let key = reader.text(try reader.scanKey())
                    let first = reader.skipSpace()
                    switch key {
                    case "format" where first == UInt8(ascii: "\""): return false
                    case "presets", "popupSettings", "scenes": if first == UInt8(ascii: "[") { return false }
                    default: break
                    }
                    if key.utf8.first == UInt8(ascii: "$") || first == UInt8(ascii: "{") && key != "extensions" {
                        isTokens = true
                    }
                    try reader.skipValue()
                } while reader.skipSpace() == UInt8(ascii: ",")
            } catch {
                // Cut off, or no JSON: what was seen decides, and the reader says what is wrong.
            }
            return isTokens
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ word: [UInt8]) -> Bool {
        guard let first = word.first, count >= word.count else { return false }
        return (0...count - word.count).contains { self[$0] == first && self[$0..<$0 + word.count].elementsEqual(word) }
    }
}
