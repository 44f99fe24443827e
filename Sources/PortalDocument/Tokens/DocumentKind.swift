import PortalSystem

/// What a text in JSON is by its content, and, where that could be either, by its file's name.
package enum DocumentKind {
    case catalog, tokens

    /// How many bytes are looked at, at most.
    package static let byteCount = 1 << 18

    /// - Parameters:
    ///   - bytes: the first of a file. Whatever is no file of tokens is left to the reader of documents.
    ///   - file: its name.
    package init(beginning bytes: [UInt8], ofFile file: String = "") {
        let isTokens =
            switch Self.rootMembers(in: bytes) {
            case .document: false
            case .tokens: Self.isForTokens(file) || Self.hasTokenKeys(bytes)
            case .unknown: Self.isForTokens(file)
            }
        self = isTokens ? .tokens : .catalog
    }

    private static func isForTokens(_ file: String) -> Bool {
        [".tokens", ".tokens.json"].contains(where: file.hasEnding)
    }

    private static func hasTokenKeys(_ bytes: [UInt8]) -> Bool {
        ["$value", "$ref", "$type", "$extends", "$description"].contains { bytes.contains(Array("\"\($0)\"".utf8)) }
    }

    private enum RootMembers {
        case document, tokens, unknown
    }

    /// What the outermost object is, as far as the bytes go.
    private static func rootMembers(in bytes: [UInt8]) -> RootMembers {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text =
            Array(bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]) + [UInt8](repeating: 0, count: 8)
        return text.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return .unknown }
            var reader = ElementReader(bytes: base, count: text.count - 8, limits: DocumentLimits())
            guard reader.skipSpace() == UInt8(ascii: "{") else { return .unknown }
            var kind = RootMembers.unknown
            do throws(ScanStop) {
                repeat {
                    reader.position += 1
                    let key = reader.text(try reader.scanKey())
                    let first = reader.skipSpace()
                    switch key {
                    case "format" where first == UInt8(ascii: "\""): return .document
                    case "presets", "popupSettings", "scenes": if first == UInt8(ascii: "[") { return .document }
                    default: break
                    }
                    if key.utf8.first == UInt8(ascii: "$") || first == UInt8(ascii: "{") && key != "extensions" {
                        kind = .tokens
                    }
                    try reader.skipValue()
                } while reader.skipSpace() == UInt8(ascii: ",")
            } catch {
                // Cut off, or no JSON: what was seen decides, and the reader says what is wrong.
            }
            return kind
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ word: [UInt8]) -> Bool {
        guard let first = word.first, count >= word.count else { return false }
        return (0...count - word.count).contains { self[$0] == first && self[$0..<$0 + word.count].elementsEqual(word) }
    }
}
