import Testing

@testable import PortalDB

@Suite struct ShardTests {
    /// The values of the authors' own test suite: a shard must not change from one version to the next.
    @Test(
        arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)]
            as [(String, UInt64)])
    func theHashIsFNV1a(text: String, hash: UInt64) {
        #expect(Shard.hash(text) == hash)
    }

    @Test(arguments: 1...7) func everyPlayIsInExactlyOneShard(count: Int) {
        let shards = (1...count).compactMap { Shard($0, of: count) }
        let names = (0..<1000).map { "scene-\($0 % 50)/play-\($0)" }
        for name in names { #expect(shards.count { $0.contains(name) } == 1) }
        for shard in shards { #expect(names.count(where: shard.contains) > 500 / count) }
    }

    @Test(arguments: [(0, 1), (2, 1), (1, 0), (-1, 3)]) func aShardIsOneOfItsCount(number: Int, count: Int) {
        #expect(Shard(number, of: count) == nil)
    }
}
