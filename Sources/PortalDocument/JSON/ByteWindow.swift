import PortalModel
import PortalSystem

/// The part of a file that is in memory: the bytes from the current place on, and zeros after them.
///
/// The zeros end every scan, so that none needs to compare its place with the end, and let eight bytes be
/// loaded at once anywhere. What is passed is counted in lines and columns and forgotten.
final class ByteWindow {
    static let padding = 8

    private let source: any ByteSource
    private var base: UnsafeMutableRawPointer
    private(set) var capacity: Int
    private var start = 0
    private var end = 0
    private(set) var hasReachedEnd = false
    private var counter = TextCounter()
    /// The place asked for last, from which the next is counted if it comes after.
    private var asked: (offset: Int, counter: TextCounter)?

    /// - Parameter size: the bytes that are read at a time, unless more are needed.
    init(source: any ByteSource, size: Int) {
        self.source = source
        capacity = size + Self.padding
        base = .allocate(byteCount: capacity, alignment: 8)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    }

    deinit { base.deallocate() }

    var count: Int { end - start }

    /// A copy of the bytes at the front, which stays when the window goes on.
    func text(count: Int) -> PieceText { PieceText(UnsafeBufferPointer(start: bytes, count: count), after: counter) }

    /// ``count`` bytes and the zeros after them, until the window is next filled.
    var bytes: UnsafePointer<UInt8> { UnsafeRawPointer(base + start).assumingMemoryBound(to: UInt8.self) }

    /// Where a byte of the window stands in the text.
    func place(of offset: Int) -> TextPlace {
        let counter = counter(at: offset)
        asked = (offset, counter)
        return counter.place
    }

    private func counter(at offset: Int) -> TextCounter {
        var (start, counter) = (0, counter)
        if let asked, asked.offset <= offset { (start, counter) = asked }
        counter.pass(UnsafeRawBufferPointer(start: bytes + start, count: min(offset, count) - min(start, count)))
        return counter
    }

    /// Goes on by so many bytes, at most ``count``.
    func advance(by length: Int) {
        counter = counter(at: length)
        asked = nil
        start += length
    }

    /// Leaves out bytes that are no part of the text, as a byte order mark.
    func discard(_ length: Int) {
        start += length
    }

    /// Reads more: as much as there is room for, or as many bytes again if there is none.
    ///
    /// Doubling keeps what is scanned again for want of bytes below what is scanned once.
    func fillFurther() throws(SystemError) {
        guard !hasReachedEnd else { return }
        let room = capacity - Self.padding
        let wanted = count < room ? room : 2 * count
        makeRoom(for: wanted)
        while count < wanted, !hasReachedEnd {
            let length = try source.read(
                into: UnsafeMutableRawBufferPointer(start: base + end, count: wanted - end))
            end += length
            hasReachedEnd = length == 0
        }
        (base + end).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    }

    private func makeRoom(for wanted: Int) {
        let kept = count
        if wanted + Self.padding > capacity {
            let larger = UnsafeMutableRawPointer.allocate(byteCount: wanted + Self.padding, alignment: 8)
            larger.copyMemory(from: base + start, byteCount: kept)
            base.deallocate()
            base = larger
            capacity = wanted + Self.padding
        } else if start > 0 {
            base.copyMemory(from: base + start, byteCount: kept)
        }
        start = 0
        end = kept
    }
}
