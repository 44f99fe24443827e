/// A part of all plays, for one of several machines. Which plays it has depends on their names alone.
///
/// ```swift
/// let second = Shard(2, of: 5)
/// ```
public struct Shard: Hashable, Sendable {
    /// From 1.
    public let number: Int
    public let count: Int

    /// `nil` unless 1 <= number <= count.
    public init?(_ number: Int, of count: Int) {
        guard number >= 1, number <= count else { return nil }
        self.number = number
        self.count = count
    }

    /// Whether the play of a name `SCENE/PLAY` is in the shard: each is in exactly one.
    public func contains(_ name: String) -> Bool { Int(Self.hash(name) % UInt64(count)) == number - 1 }

    /// FNV-1a of 64 bits (Fowler, Noll, Vo): the same on every machine and in every version.
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
