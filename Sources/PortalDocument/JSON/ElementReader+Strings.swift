import PortalModel

/// Where a string's content stands between its quotes; checked, not yet decoded.
struct StringSlice {
    var start: Int
    var end: Int
    var hasEscapes: Bool
    /// Whether it is ASCII without escapes.
    var isPlain: Bool
}

extension ElementReader {
    /// Passes a string whose opening quote is the present byte, and checks it.
    @inline(__always)
    mutating func scanString() throws(ScanStop) -> StringSlice {
        position += 1
        let start = position
        skipPlainBytes()
        if bytes[position] == UInt8(ascii: "\"") {
            position += 1
            return StringSlice(start: start, end: position - 1, hasEscapes: false, isPlain: true)
        }
        return try scanRest(from: start)
    }

    func text(_ slice: StringSlice) -> String {
        if slice.hasEscapes { return String(decoding: unescaped(slice), as: UTF8.self) }
        return String(decoding: contents(of: slice), as: UTF8.self)
    }

    /// The string's own bytes between its quotes.
    @inline(__always)
    func contents(of slice: StringSlice) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + slice.start, count: slice.end - slice.start)
    }

    /// Passes eight bytes at a time while none is a quote, a backslash, a control character or beyond ASCII.
    ///
    /// Each test is the classic one for a zero byte in a word; borrows can only raise a false alarm in a byte above
    /// a true one, and the byte loop has the last word.
    @inline(__always)
    private mutating func skipPlainBytes() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits: UInt64 = 0x8080_8080_8080_8080
        while true {
            let word = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
            let quotes = word ^ (ones &* 0x22)
            let backslashes = word ^ (ones &* 0x5C)
            let special = (quotes &- ones) | (backslashes &- ones) | (word &- ones &* 0x20) | word
            guard special & highBits == 0 else { break }
            position += 8
        }
        while true {
            let byte = bytes[position]
            guard byte >= 0x20, byte < 0x80, byte != 0x22, byte != 0x5C else { return }
            position += 1
        }
    }

    /// Goes on after the first byte that is not plain.
    private mutating func scanRest(from start: Int) throws(ScanStop) -> StringSlice {
        var hasEscapes = false
        while true {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return StringSlice(start: start, end: position - 1, hasEscapes: hasEscapes, isPlain: false)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try scanEscape()
            case 0x80...:
                try scanMultibyte()
            case 0..<0x20:
                if position >= count { throw stop(expecting: "the end of the string") }
                throw stop("control character U+\(UInt32(byte).hexadecimal(digits: 4)) in a string; escape it")
            default:
                position += 1
                skipPlainBytes()
            }
        }
    }

    /// One character of two to four bytes, as table 3-7 of the Unicode standard allows them.
    private mutating func scanMultibyte() throws(ScanStop) {
        let first = bytes[position]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: throw stop("byte 0x\(UInt32(first).hexadecimal(digits: 2)) is not UTF-8 here")
        }
        for index in 1..<length where !(index == 1 ? second : 0x80...0xBF).contains(bytes[position + index]) {
            if position + index >= count { throw stopAtEnd("the rest of a character") }
            throw stop("bytes from 0x\(UInt32(first).hexadecimal(digits: 2)) on are not UTF-8")
        }
        position += length
    }

    private mutating func scanEscape() throws(ScanStop) {
        switch bytes[position + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit(at: position)
            if 0xDC00...0xDFFF ~= unit { throw loneSurrogate(unit) }
            if 0xD800...0xDBFF ~= unit {
                let second = position + 6
                guard bytes[second] == UInt8(ascii: "\\"), bytes[second + 1] == UInt8(ascii: "u") else {
                    let isCutOff = second >= count || (second + 1 == count && bytes[second] == UInt8(ascii: "\\"))
                    throw isCutOff ? stopAtEnd("the second half of a surrogate pair") : loneSurrogate(unit)
                }
                guard 0xDC00...0xDFFF ~= (try codeUnit(at: second)) else { throw loneSurrogate(unit) }
                position += 6
            }
            position += 6
        default:
            if position + 1 >= count { throw stopAtEnd("the rest of an escape") }
            throw stop("unknown escape; after '\\' JSON has one of \" \\ / b f n r t u")
        }
    }

    private func loneSurrogate(_ unit: UInt16) -> ScanStop {
        stop("\\u\(UInt32(unit).hexadecimal(digits: 4)) is half of a surrogate pair; the other half is missing")
    }

    /// The four digits of a `\u` escape.
    private func codeUnit(at escape: Int) throws(ScanStop) -> UInt16 {
        var unit: UInt16 = 0
        for index in escape + 2..<escape + 6 {
            guard let digit = hexadecimalDigit(bytes[index]) else {
                if index >= count { throw stopAtEnd("four hexadecimal digits") }
                throw stop("after '\\u' there must be four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    /// The bytes that a checked string stands for.
    func unescaped(_ slice: StringSlice) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(slice.end - slice.start)
        var index = slice.start
        while index < slice.end {
            guard bytes[index] == UInt8(ascii: "\\") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let letter = bytes[index + 1]
            if letter == UInt8(ascii: "u") {
                index += append(escape: index, to: &result)
                continue
            }
            index += 2
            switch letter {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            default: result.append(letter)
            }
        }
        return result
    }

    /// Decodes one `\u` escape or a pair of them; the number of bytes it took.
    private func append(escape index: Int, to result: inout [UInt8]) -> Int {
        let first = checkedUnit(at: index)
        guard 0xD800...0xDBFF ~= first else {
            result.append(contentsOf: String(decoding: [first], as: UTF16.self).utf8)
            return 6
        }
        result.append(contentsOf: String(decoding: [first, checkedUnit(at: index + 6)], as: UTF16.self).utf8)
        return 12
    }

    private func checkedUnit(at escape: Int) -> UInt16 {
        (escape + 2..<escape + 6).reduce(0) { $0 << 4 | UInt16(hexadecimalDigit(bytes[$1]) ?? 0) }
    }
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
