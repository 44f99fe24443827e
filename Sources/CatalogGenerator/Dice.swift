/// Numbers that look random and follow from a seed: SplitMix64 (Steele, Lea and Flood, 2014).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter stream: of one seed every stream differs, so that each scene is what it is whatever comes before it.
    init(seed: UInt64, stream: Int) {
        var start = Dice(state: seed)
        state = start.next() ^ UInt64(truncatingIfNeeded: stream) &* 0xD134_2543_DE82_EF95
    }

    private init(state: UInt64) { self.state = state }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int(next() >> 33) % choices.count]
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() >> 33) % range.count
    }

    /// So many times in a hundred.
    mutating func chance(_ percent: Int) -> Bool { number(in: 1...100) <= percent }

    /// A multiple of 0.01.
    mutating func hundredths(in range: ClosedRange<Int>) -> Double { Double(number(in: range)) / 100 }
}
