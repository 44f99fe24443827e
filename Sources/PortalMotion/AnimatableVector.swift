/// What can be animated: a number or a vector of numbers.
///
/// An animation looks at the length of a whole vector to decide when it is over, which is why a position is one
/// animated value and not two.
public protocol AnimatableVector: Hashable, Sendable {
    static var zero: Self { get }

    static func + (a: Self, b: Self) -> Self
    static func - (a: Self, b: Self) -> Self

    /// The vector with every component multiplied by `factor`.
    func scaled(by factor: Double) -> Self

    /// The sum of the squares of the components, added from the first to the last.
    var lengthSquared: Double { get }
}

extension AnimatableVector {
    /// The Euclidean length.
    public var length: Double { lengthSquared.squareRoot() }
}

extension Double: AnimatableVector {
    public func scaled(by factor: Double) -> Double { self * factor }

    public var lengthSquared: Double { self * self }
}

extension SIMD2<Double>: AnimatableVector {
    public func scaled(by factor: Double) -> SIMD2<Double> { self * factor }

    public var lengthSquared: Double { x * x + y * y }
}
