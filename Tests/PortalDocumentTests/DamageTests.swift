import PortalDocument
import Testing

/// Documents with random damage: any answer is fine, as long as there is one and it is always the same.
@Suite struct DamageTests {
    @Test(arguments: 0..<150)
    func damagedDocumentsAreAnsweredTheSameWayInAnyWindow(_ seed: Int) throws {
        var generator = Generator(seed: UInt64(seed))
        var bytes = Array(try written([.preset(generator.preset()), .scene(generator.scene())]).utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes[index] = generator.one(of: Array("{}[],:\"\\0-.eu".utf8))
            case 2: bytes.remove(at: index)
            default: bytes.removeSubrange(index..<min(bytes.count, index + 30))
            }
        }
        let whole = try readAll(bytes)
        for size in [20, 33, 250] {
            #expect(try readAll(bytes, chunkSize: 13, limits: DocumentLimits(windowSize: size)) == whole)
        }
    }
}
