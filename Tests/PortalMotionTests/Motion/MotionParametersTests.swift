import Testing

@testable import PortalMotion

@Suite struct MotionParametersTests {
    static let spellings: [(MotionParameters, [String])] = [
        (
            .fluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0),
            [".default", ".smooth", ".spring", ".spring(dampingFraction: 1)", ".bouncy(extraBounce: -0.3)"]
        ),
        (
            .fluidSpring(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25),
            [".interactiveSpring", ".spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25)"]
        ),
        (
            .fluidSpring(response: 0.4, dampingFraction: 1.25, blendDuration: 0),
            [".spring(duration: 0.4, bounce: -0.2)", ".smooth(duration: 0.4, extraBounce: -0.2)"]
        ),
        (
            .interpolatingSpring(
                mass: 1, stiffness: 39.47841760435743, damping: 6.283185307179586, initialVelocity: 3),
            [".interpolatingSpring(duration: 1, bounce: 0.5, initialVelocity: 3)"]
        ),
        (
            .interpolatingSpring(mass: 2, stiffness: 100, damping: 5, initialVelocity: 0),
            [".interpolatingSpring(mass: 2, stiffness: 100, damping: 5)"]
        ),
        (.curve(.eased(.easeIn), duration: 0.35), [".easeIn", ".easeIn(duration: 0.35)"]),
        (.curve(.named(.circularEaseOut), duration: 1), [".timingCurve(.circularEaseOut, duration: 1)"]),
        (.curve(.bezier(x1: 0.1, y1: -1, x2: 1, y2: 2), duration: 0), [".timingCurve(0.1, -1, 1, 2, duration: 0)"]),
    ]

    @Test(arguments: spellings) func spellingsOfOneMotionHaveItsNumbers(
        parameters: MotionParameters, notations: [String]
    ) throws {
        for notation in notations {
            #expect(try MotionParameters(Animation(notation).base) == parameters, "\(notation)")
        }
    }

    static let shapes: [(CurveShape, UnitCurve.Name?, [Double]?)] = [
        (.eased(.linear), .linear, [0, 0, 1, 1]),
        (.eased(.easeInOut), .easeInOut, [0.42, 0, 0.58, 1]),
        (.named(.easeOut), .easeOut, [0, 0, 0.58, 1]),
        (.named(.circularEaseIn), .circularEaseIn, nil),
        (.bezier(x1: 0, y1: 2, x2: 0.5, y2: 1), nil, [0, 2, 0.5, 1]),
    ]

    @Test(arguments: shapes) func aShapeHasANameOrControlPoints(
        shape: CurveShape, name: UnitCurve.Name?, points: [Double]?
    ) {
        #expect(shape.name == name)
        #expect(shape.controlPoints == points)
    }
}
