/// Base64, after RFC 4648: the alphabet with `+` and `/`, and `=` at the end.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let triple = bytes[start..<min(start + 3, bytes.count)]
            let bits = triple.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - triple.count))
            for place in 0..<4 {
                text.append(place <= triple.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
