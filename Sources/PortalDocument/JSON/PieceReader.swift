import PortalModel
import PortalSystem

/// Hands out a text piece by piece, each whole in memory while it is read.
///
/// A piece is read from what is in memory already. Where that turns out too short, more of the file is fetched and the
/// piece is read again from its start: rare, because what is in memory is much larger than most pieces, and it spares
/// every byte the question whether it is the last.
final class PieceReader {
    private let window: ByteWindow
    private let sizeLimit: Int
    private let sizedThing: String
    private var reader: ElementReader
    /// The bytes of the present piece, which stay in memory until the next one is asked for.
    private var size = 0
    private var places = PlaceMemory()

    /// - Parameter sizedThing: what a message says of a piece that is too large.
    init(source: any ByteSource, limits: DocumentLimits, sizedThing: String = "one element") {
        window = ByteWindow(source: source, size: limits.windowSize)
        sizeLimit = limits.elementSize
        self.sizedThing = sizedThing
        reader = ElementReader(bytes: window.bytes, count: 0, limits: limits)
    }

    var windowCapacity: Int { window.capacity }

    /// Whether anything is wrong with the present piece.
    var hasFaults: Bool { !reader.faults.isEmpty }

    /// Looks at the first bytes and passes a byte order mark.
    ///
    /// - Returns: what the file is, if it is no UTF-8 text, in words for a message.
    func faultOfBeginning(expected: String) throws(SystemError) -> String? {
        try window.fillFurther()
        let bytes = UnsafeBufferPointer(start: window.bytes, count: window.count)
        if bytes.isEmpty { return "is empty; expected \(expected)" }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { window.discard(3) }
        return FileSignature.fault(in: bytes, expected: expected)
    }

    /// Reads the next piece.
    ///
    /// - Throws: `ScanStop` where it is no JSON, `SystemError` where the file cannot be read.
    func next<Result>(_ read: (inout ElementReader) throws(ScanStop) -> Result) throws -> Result {
        window.advance(by: size)
        size = 0
        places = PlaceMemory()
        while true {
            reader.restart(bytes: window.bytes, count: window.count)
            do {
                let result = try read(&reader)
                // A number that ends with the bytes in memory may go on in the file.
                if reader.position < window.count || window.hasReachedEnd {
                    size = reader.position
                    return result
                }
            } catch {
                guard case .endOfBytes = error.reason, !window.hasReachedEnd else { throw error }
            }
            guard window.count < sizeLimit else {
                let reason = "is larger than \(sizeLimit >> 20) MiB, the most that \(sizedThing) may have"
                throw ScanStop(offset: 0, reason: .syntax(reason))
            }
            try window.fillFurther()
        }
    }

}

/// Where things of the present piece stand; nothing of this is known before it is asked for.
extension PieceReader {
    /// What is wrong with the present piece, in the order of the text.
    ///
    /// - Parameter path: the piece's own in the document.
    func faults(in file: String, _ path: JSONPath) -> [DocumentIssue] {
        issues(for: reader.faults, in: file, path)
    }

    /// The same of faults that were found later, as long as the piece is in memory.
    func issues(for faults: [Fault], in file: String, _ path: JSONPath = JSONPath()) -> [DocumentIssue] {
        guard !faults.isEmpty else { return [] }
        let faults = faults.sorted { $0.offset < $1.offset }
        return zip(faults, reader.paths(of: faults.map(\.offset))).map { fault, inner in
            let place = window.place(of: fault.offset)
            return DocumentIssue(file: file, place: place, path: path + inner, message: fault.message)
        }
    }

    /// Why the piece could not be read to its end; `nil` if its faults say so.
    func issue(for stop: ScanStop, in file: String, _ path: JSONPath) -> DocumentIssue? {
        let message: String
        switch stop.reason {
        case .tooManyFaults: return nil
        case .syntax(let text): message = text
        case .endOfBytes(let expected): message = "unexpected end of the file; expected \(expected)"
        }
        let inner = reader.paths(of: [stop.offset]).first ?? JSONPath()
        return DocumentIssue(file: file, place: window.place(of: stop.offset), path: path + inner, message: message)
    }

    /// The text of a value of the present piece.
    func text(of node: JSONNode) -> String {
        String(
            decoding: UnsafeBufferPointer(start: window.bytes + node.range.lowerBound, count: node.range.count),
            as: UTF8.self)
    }

    /// The present piece for when the reader has gone on.
    func kept() -> PieceText { window.text(count: size) }

    /// Where the value at a path stands: the nearest around it, if it is not there itself.
    func place(of path: JSONPath) -> TextPlace {
        window.place(of: reader.nearestOffset(of: path, remembering: &places))
    }
}
