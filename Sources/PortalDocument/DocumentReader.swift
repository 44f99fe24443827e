import PortalModel
import PortalMotion
import PortalSystem

/// Reads a catalog document piece by piece, in the order of its text.
///
/// Only one element is in memory at a time. What is wrong is collected: faulty elements are left out, and when the
/// document ends ``next()`` throws all that was found.
///
/// ```swift
/// let reader = DocumentReader(source: try FileSource(path: path), file: path)
/// while let element = try reader.next() { ... }
/// ```
package final class DocumentReader {
    package let file: String
    /// Where the present element stands in the document, as `scenes[12]`.
    package private(set) var path = JSONPath()

    private let pieces: PieceReader
    private var issues: IssueList
    private var state = State.beginning
    private var keysSeen: Set<Key> = []

    private enum State {
        case beginning
        case members(isFirst: Bool)
        case elements(Section, index: Int)
        case ended(DocumentError?)
    }

    private typealias Key = DocumentKey

    private enum Section: String {
        case presets, popupSettings, scenes
    }

    /// - Parameter file: what messages call the document.
    package init(source: any ByteSource, file: String, limits: DocumentLimits = DocumentLimits()) {
        self.file = file
        pieces = PieceReader(source: source, limits: limits)
        issues = IssueList(limit: limits.issues)
    }

    /// The next element without faults; `nil` when a document without faults has ended.
    ///
    /// - Throws: ``DocumentError`` with everything that was found, when the document ends or cannot be read any
    ///   further; ``SystemError`` when the file cannot be read.
    package func next() throws -> CatalogElement? {
        while true {
            switch state {
            case .beginning: try begin()
            case .members(let isFirst):
                if let element = try nextMember(isFirst: isFirst) { return element }
            case .elements(let section, let index):
                if let element = try nextElement(of: section, index: index) { return element }
            case .ended(let error):
                if let error { throw error }
                return nil
            }
        }
    }

    /// Where a value of the present element stands: the nearest around it, if it is not there itself.
    package func place(of path: JSONPath) -> TextPlace { pieces.place(of: path) }

    /// The text of the present element, to be asked for such places later.
    package func keptText() -> PieceText { pieces.kept() }

    /// An issue of the present element, to be reported as the reader's own are.
    ///
    /// - Parameter path: below the element.
    package func issue(at path: JSONPath, _ message: String) -> DocumentIssue {
        DocumentIssue(file: file, place: place(of: path), path: self.path + path, message: message)
    }

    /// The bytes of memory that the text takes at present.
    var windowCapacity: Int { pieces.windowCapacity }
}

extension DocumentReader {
    private func begin() throws {
        if let reason = try pieces.faultOfBeginning(expected: "a catalog document (JSON)") {
            throw end(after: DocumentIssue(file: file, place: nil, path: path, message: reason))
        }
        try piece { reader throws(ScanStop) in
            try reader.expect(UInt8(ascii: "{"), "'{'; a catalog document is a JSON object")
        }
        state = .members(isFirst: true)
    }

    /// One key of the document's own object and, unless it is a section, its value.
    private func nextMember(isFirst: Bool) throws -> CatalogElement? {
        path = JSONPath()
        let name: String? = try piece { reader throws(ScanStop) in
            if reader.skipSpace() == UInt8(ascii: "}") {
                reader.position += 1
                return nil
            }
            if !isFirst { try reader.expect(UInt8(ascii: ","), "',' or '}'") }
            return reader.text(try reader.scanKey())
        }
        state = .members(isFirst: false)
        guard let name else {
            try endDocument()
            return nil
        }
        path = JSONPath()[name]
        guard let key = Key(rawValue: name), keysSeen.insert(key).inserted else {
            try skipMember(name)
            return nil
        }
        switch key {
        case .format: try readFormat()
        case .presets: try begin(.presets)
        case .popupSettings: try begin(.popupSettings)
        case .scenes: try begin(.scenes)
        case .extensions:
            return try value { reader throws(ScanStop) in try reader.rawValue() }.map { .extensions($0) }
        }
        return nil
    }

    private func skipMember(_ name: String) throws {
        let message: String
        if Key(rawValue: name) != nil {
            message = "the key '\(name)' is given twice"
        } else {
            let keys = Key.allCases.map(\.rawValue)
            let help =
                suggestionText(for: name, among: keys) ?? "a document has the keys \(keys.joined(separator: ", "))"
            message = "unknown key '\(shortened(name))'; \(help)"
        }
        try piece { reader throws(ScanStop) in
            _ = reader.skipSpace()
            try reader.fault(message, at: reader.position)
            try reader.skipValue()
        }
    }

    /// A document of another format is not looked into any further.
    private func readFormat() throws {
        let format = try value { reader throws(ScanStop) in try reader.string("\"\(DocumentFormat.catalog)\"") }
        guard let format, format != DocumentFormat.catalog else { return }
        let what = format.hasPrefix("portal-recording/") ? "is a recording" : "the format is '\(shortened(format))'"
        throw end(after: issue(at: JSONPath(), "\(what); this version reads '\(DocumentFormat.catalog)'"))
    }

    private func begin(_ section: Section) throws {
        let isList = try piece { reader throws(ScanStop) in
            guard reader.skipSpace() == UInt8(ascii: "[") else {
                try reader.skipMismatch(expected: "a list")
                return false
            }
            reader.position += 1
            return true
        }
        if isList { state = .elements(section, index: 0) }
    }

    private func nextElement(of section: Section, index: Int) throws -> CatalogElement? {
        path = JSONPath()[section.rawValue]
        let hasEnded = try piece { reader throws(ScanStop) in
            if reader.skipSpace() == UInt8(ascii: "]") {
                reader.position += 1
                return true
            }
            if index > 0 { try reader.expect(UInt8(ascii: ","), "',' or ']'") }
            return false
        }
        if hasEnded {
            state = .members(isFirst: false)
            return nil
        }
        path = path[index]
        state = .elements(section, index: index + 1)
        switch section {
        case .presets: return try value(Preset.read).map { .preset($0) }
        case .popupSettings: return try value(PopupSettings.read).map { .popupSettings($0) }
        case .scenes: return try value(Scene.read).map { .scene($0) }
        }
    }

    private func endDocument() throws {
        path = JSONPath()
        try piece { reader throws(ScanStop) in
            _ = reader.skipSpace()
            if reader.position < reader.count { throw reader.stop(expecting: "nothing after the document") }
        }
        if !keysSeen.contains(.format) {
            let message = "the key 'format' is missing; a document has \"format\": \"\(DocumentFormat.catalog)\""
            issues.append(DocumentIssue(file: file, place: nil, path: path, message: message))
        }
        state = .ended(issues.error)
    }

    /// The value that follows; `nil` if there was a fault anywhere in it.
    private func value<Value>(_ read: (inout ElementReader) throws(ScanStop) -> Value?) throws -> Value? {
        let value = try piece(read)
        return pieces.hasFaults ? nil : value
    }

    /// The next piece of the text, its faults collected; what is no JSON ends the reading.
    private func piece<Result>(_ read: (inout ElementReader) throws(ScanStop) -> Result) throws -> Result {
        do {
            let result = try pieces.next(read)
            issues.append(contentsOf: pieces.faults(in: file, path))
            if issues.hasMore { throw end() }
            return result
        } catch let stop as ScanStop {
            issues.append(contentsOf: pieces.faults(in: file, path))
            throw end(after: pieces.issue(for: stop, in: file, path))
        }
    }

    /// Ends the reading early.
    private func end(after issue: DocumentIssue? = nil) -> DocumentError {
        if let issue { issues.append(issue) }
        let error = issues.error ?? DocumentError(issues: [])
        state = .ended(error)
        return error
    }
}
