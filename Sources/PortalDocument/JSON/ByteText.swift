import PortalModel

/// A text that grows by a few bytes at a time, for which an array would look each time whether it is its own.
struct ByteText: ~Copyable {
    private(set) var count = 0
    private var capacity: Int
    private var start: UnsafeMutablePointer<UInt8>

    /// - Parameter capacity: above 0.
    init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    /// Until something is appended.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// The memory is kept.
    mutating func removeAll() { count = 0 }

    /// Removes what was appended since there were so many bytes.
    mutating func cut(to count: Int) { self.count = min(count, self.count) }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        makeRoom(for: 1)
        start[count] = byte
        count += 1
    }

    mutating func append(_ byte: UInt8, times: Int) {
        makeRoom(for: times)
        (start + count).update(repeating: byte, count: times)
        count += times
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        makeRoom(for: bytes.count)
        (start + count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

    /// Appends a text as a JSON string, as ``appendJSONString(_:to:)`` does.
    mutating func append(quoted text: String) {
        append(UInt8(ascii: "\""))
        append(escaped: text)
        append(UInt8(ascii: "\""))
    }

    /// The same without the quotes.
    mutating func append(escaped text: String) {
        var text = text
        let isPlain = text.withUTF8 { bytes in
            guard isPlainJSON(bytes) else { return false }
            append(bytes)
            return true
        }
        if isPlain { return }
        var escaped: [UInt8] = []
        appendJSONContent(text, to: &escaped)
        append(escaped)
    }

    /// Appends a number in decimal digits.
    mutating func append(digits number: UInt32) {
        var place: UInt32 = 1
        while number / place >= 10 { place *= 10 }
        while place > 0 {
            append(UInt8(ascii: "0") + UInt8(number / place % 10))
            place /= 10
        }
    }

    @inline(__always)
    private mutating func makeRoom(for length: Int) {
        if capacity - count < length { grow(by: length) }
    }

    private mutating func grow(by length: Int) {
        capacity = max(2 * capacity, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
