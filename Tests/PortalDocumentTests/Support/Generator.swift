import PortalModel
import TestSupport

/// Random values as documents have them.
struct Generator: RandomNumberGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func next() -> UInt64 { random.next() }

    mutating func flag() -> Bool { Bool.random(using: &self) }

    mutating func one<Value>(of values: [Value]) -> Value { random.element(of: values) }

    mutating func any<Value: CaseIterable>(_ type: Value.Type) -> Value { one(of: Array(type.allCases)) }

    mutating func maybe<Value>(_ make: (inout Generator) -> Value) -> Value? { flag() ? make(&self) : nil }

    mutating func list<Value>(_ range: ClosedRange<Int> = 0...3, _ make: (inout Generator) -> Value) -> [Value] {
        (0..<Int.random(in: range, using: &self)).map { _ in make(&self) }
    }

    mutating func set<Value: CaseIterable & Hashable>(_ type: Value.Type, atLeast count: Int) -> Set<Value> {
        Set(
            Array(type.allCases).shuffled(using: &self).prefix(
                Int.random(in: count...type.allCases.count, using: &self)))
    }

    /// Any finite number, whole and short ones above all.
    mutating func number() -> Double {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: return Double(Int.random(in: -1000...1000, using: &self))
        case 1: return Double(Int.random(in: -100_000...100_000, using: &self)) / 100
        case 2: return Double.random(in: -1000...1000, using: &self)
        default:
            let number = Double(bitPattern: next())
            return number.isFinite ? number : 0.5
        }
    }

    mutating func notNegative() -> Double { abs(number()) }
    mutating func unit() -> Double { one(of: [0, 1, Double.random(in: 0...1, using: &self)]) }

    mutating func text() -> String {
        one(of: [
            "", "Portal 1", "Größe", "日本語", "a\"b\\c/d", "line\nbreak\ttab\r\u{1}", "😀", "null\0", "\u{2028}",
            "e\u{301}",
        ])
    }

    mutating func name() -> String {
        one(of: [
            "a", "red-card", "hero/open", "größe", "日本", "two words", "say \"hi\"", "back\\slash", "50%", "a@b", "@1x",
        ])
    }

    mutating func name<Owner>() -> Name<Owner> { Name(name()) }

    mutating func animation() -> AnimationText {
        one(of: [
            ".smooth(duration: 0.3)", ".bouncy", "hero/open", "{hero/open}.delay(0.1)",
            ".linear(duration: 2).speed(0.5)",
            ".easeOut(duration: 0.2)", ".default",
        ])
    }

    mutating func raw() -> RawJSON {
        RawJSON(
            text: one(of: [
                "{}", "[]", "null", "-0.0e+1", "\"\\u0041\"", "{\"a\": [1,2,{\"b\" :null}]}", "[1,\n    2]",
                "{\n\t\"x\" : 1\r\n}",
            ]))
    }
}
