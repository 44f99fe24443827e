import PortalModel

/// JSON on one line, as short as it can be.
indirect enum LottieJSON: CustomStringConvertible {
    case text(String)
    case number(Double)
    case list([LottieJSON])
    case object(KeyValuePairs<String, LottieJSON>)

    static func whole(_ number: Int) -> LottieJSON { .number(Double(number)) }
    static func numbers(_ numbers: [Double]) -> LottieJSON { .list(numbers.map(LottieJSON.number)) }

    /// A property that does not change.
    static func fixed(_ value: LottieJSON) -> LottieJSON { .object(["a": .whole(0), "k": value]) }

    var description: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func append(to bytes: inout [UInt8]) {
        switch self {
        case .text(let text): appendJSONString(text, to: &bytes)
        // A thousandth is far below what is seen, of a pixel as of a percentage.
        case .number(let number): bytes += Array(number.short(places: 3).utf8)
        case .list(let values):
            bytes.append(UInt8(ascii: "["))
            for (place, value) in values.enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                value.append(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (place, member) in members.enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                appendJSONString(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.append(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}
