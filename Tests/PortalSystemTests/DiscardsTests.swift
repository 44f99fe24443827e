import PortalSystem
import Testing

@Suite struct DiscardsTests {
    private final class Witness: Sendable {}

    @Test func valuesAreKeptUntilTheyAreLetGo() {
        let discards = Discards<Witness>()
        weak var last: Witness?
        for _ in 0..<3 {
            let witness = Witness()
            last = witness
            discards.add(witness)
        }
        #expect(last != nil)
        discards.empty()
        #expect(last == nil)
        discards.empty()
    }
}
