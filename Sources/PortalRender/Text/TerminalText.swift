extension Character {
    /// Columns that the character takes in a terminal: 0, 1 or 2.
    @usableFromInline package var terminalWidth: Int {
        guard let base = unicodeScalars.first else { return 0 }
        switch base.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        if base.value < 0x1100 && unicodeScalars.count == 1 { return 1 }
        let asksForEmoji = unicodeScalars.contains("\u{FE0F}") && base.properties.isEmoji
        let isWide = base.properties.isEmojiPresentation || asksForEmoji || base.isEastAsianWide
        return isWide ? 2 : 1
    }
}

extension Unicode.Scalar {
    /// Whether Unicode's East Asian Width (UAX #11) is Wide or Fullwidth, by blocks.
    fileprivate var isEastAsianWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF,
            0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

// Inlinable, so that other modules need not look up what a String can do.
extension StringProtocol {
    /// Columns that the text takes in a terminal.
    @inlinable package var terminalWidth: Int {
        isPlain ? utf8.count : reduce(0) { $0 + $1.terminalWidth }
    }

    /// Whether there are only letters, digits and signs of ASCII: each is a character of its own and takes a column.
    @inlinable var isPlain: Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } } ?? false
    }

    /// The text with spaces after it up to a width.
    @inlinable package func padded(to width: Int) -> String {
        String(self) + String(repeating: " ", count: Swift.max(0, width - terminalWidth))
    }

    /// The text with spaces before it up to a width.
    @inlinable package func rightAligned(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - terminalWidth)) + String(self)
    }

    /// The text cut to a width, with `…` in place of what is missing.
    package func truncated(to width: Int) -> String {
        if terminalWidth <= width { return String(self) }
        var text = ""
        var columns = 1
        for character in self {
            columns += character.terminalWidth
            if columns > width { break }
            text.append(character)
        }
        return width > 0 ? text + "…" : ""
    }

    /// The text up to its last character that is not a space.
    package var withoutTrailingSpaces: String {
        String(prefix(upTo: lastIndex { $0 != " " }.map(index(after:)) ?? startIndex))
    }

    /// The text on one line and without anything that a terminal would obey, or that would turn the order of letters.
    package var printable: String {
        if isPlain { return String(self) }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
            case .format where scalar.properties.isBidiControl: text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text in lines of at most a width, broken at spaces; a longer word keeps its line.
    package func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        for word in split(separator: " ") {
            if let line = lines.last, line.terminalWidth + 1 + word.terminalWidth <= width {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
