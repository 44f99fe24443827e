import PortalModel

extension HexColor: DocumentValue {
    static func read(_ reader: inout ElementReader) throws(ScanStop) -> HexColor? {
        _ = reader.skipSpace()
        let offset = reader.position
        guard let text = try reader.string("a colour, as \"#FA5C59\"") else { return nil }
        if let color = HexColor(text) { return color }
        try reader.fault("'\(shortened(text))' is no colour; it must be #RRGGBB or #RRGGBBAA", at: offset)
        return nil
    }
}

extension ElementReader {
    /// One colour, or the list of a gradient's.
    mutating func fill() throws(ScanStop) -> [HexColor]? {
        switch skipSpace() {
        case UInt8(ascii: "\""): return try HexColor.read(&self).map { [$0] }
        case UInt8(ascii: "["): return try filledList("leave 'fill' out for no colour")
        default:
            try skipMismatch(expected: "a colour or a list of colours")
            return nil
        }
    }
}
