/// A curve from (0, 0) to (1, 1) that maps the elapsed part of a duration to progress, as SwiftUI's `UnitCurve`.
///
///     UnitCurve.easeInOut.value(at: 0.25)          // 0.129...
///     UnitCurve.easeInOut.inverse.value(at: 0.129) // 0.25, nearly
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseInOutInverse
        case bezier(start: SIMD2<Double>, end: SIMD2<Double>)
    }

    private let function: Function

    /// The straight line, not rounded.
    public static let linear = UnitCurve(function: .linear)
    public static let easeIn = bezier(.easeIn)
    public static let easeOut = bezier(.easeOut)
    public static let easeInOut = bezier(.easeInOut)
    /// The lower right quarter of a circle: 1 - sqrt(1 - x^2).
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    /// The upper left quarter of a circle, the mirror of `circularEaseIn`.
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    /// The two quarters, each at half size.
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// A cubic Bezier curve with two control points.
    ///
    /// As in SwiftUI their x are clamped to 0...1 when the curve is evaluated, and for a value their y as well. (An
    /// animation's `.timingCurve(x1, y1, x2, y2)` keeps its y, and overshoots.)
    public static func bezier(start: SIMD2<Double>, end: SIMD2<Double>) -> UnitCurve {
        UnitCurve(function: .bezier(start: start, end: end))
    }

    private static func bezier(_ ease: Animation.Ease) -> UnitCurve {
        let points = ease.controlPoints
        return bezier(start: [points[0], points[1]], end: [points[2], points[3]])
    }

    /// Progress at `x`, which is clamped to 0...1. A Bezier curve's value is a multiple of 2^-20.
    public func value(at x: Double) -> Double {
        let x = Self.clamped(x)
        return switch function {
        case .linear: x
        case .circularEaseIn: 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut where x < 0.5: (1 - (1 - 4 * x * x).squareRoot()) * 0.5
        case .circularEaseInOut: (((8 - 4 * x) * x - 3).squareRoot() + 1) * 0.5
        case .circularEaseInOutInverse where x < 0.5: ((1 - x) * x).squareRoot()
        case .circularEaseInOutInverse: 1 - ((1 - x) * x).squareRoot()
        case .bezier(let p1, let p2):
            CubicBezier(
                x1: Self.clamped(p1.x), y1: Self.clamped(p1.y), x2: Self.clamped(p2.x), y2: Self.clamped(p2.y)
            ).value(at: x)
        }
    }

    /// The slope at `x`, which is clamped to 0...1; infinite at a vertical tangent.
    public func velocity(at x: Double) -> Double {
        let x = Self.clamped(x)
        return switch function {
        case .linear: 1
        case .circularEaseIn: x / (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - x) / ((2 - x) * x).squareRoot()
        case .circularEaseInOut where x < 0.5: 2 * x / (1 - 4 * x * x).squareRoot()
        case .circularEaseInOut: (2 - 2 * x) / ((8 - 4 * x) * x - 3).squareRoot()
        case .circularEaseInOutInverse: abs(1 - 2 * x) / (2 * ((1 - x) * x).squareRoot())
        case .bezier(let p1, let p2):
            CubicBezier(x1: Self.clamped(p1.x), y1: p1.y, x2: Self.clamped(p2.x), y2: p2.y).velocity(at: x)
        }
    }

    /// The curve with x and y exchanged: for a progress it gives the time.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(function: .circularEaseInOutInverse)
        case .circularEaseInOutInverse: .circularEaseInOut
        case .bezier(let start, let end): .bezier(start: [start.y, start.x], end: [end.y, end.x])
        }
    }

    private static func clamped(_ x: Double) -> Double { min(max(x, 0), 1) }
}
