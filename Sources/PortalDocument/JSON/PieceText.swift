import PortalModel

/// The text of one element, for the places of its values when the document is read further: only what is said of an
/// element needs these, and most often nothing is.
package final class PieceText {
    /// With zeros after them, as the scanning wants them.
    private let bytes: [UInt8]
    /// At the beginning, and at the place asked for last.
    private let start: TextCounter
    private var asked: (offset: Int, counter: TextCounter)
    private var places = PlaceMemory()

    init(_ bytes: UnsafeBufferPointer<UInt8>, after start: TextCounter) {
        self.bytes = [UInt8](unsafeUninitializedCapacity: bytes.count + ByteWindow.padding) { copy, count in
            _ = copy.update(fromContentsOf: bytes)
            copy[bytes.count...].update(repeating: 0)
            count = bytes.count + ByteWindow.padding
        }
        self.start = start
        asked = (0, start)
    }

    package var byteCount: Int { bytes.count - ByteWindow.padding }

    /// Where the value at a path stands: the nearest around it, if it is not there itself.
    package func place(of path: JSONPath) -> TextPlace {
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return start.place }
            let reader = ElementReader(bytes: base, count: byteCount, limits: DocumentLimits())
            let offset = min(reader.nearestOffset(of: path, remembering: &places), byteCount)
            if offset < asked.offset { asked = (0, start) }
            asked.counter.pass(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[asked.offset..<offset]))
            asked.offset = offset
            return asked.counter.place
        }
    }
}
