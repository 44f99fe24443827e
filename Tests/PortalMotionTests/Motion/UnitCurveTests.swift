import Testing

@testable import PortalMotion

@Suite struct UnitCurveTests {
    private static func curve(named name: String) -> UnitCurve? {
        if let name = UnitCurve.Name(rawValue: name) { return UnitCurve(name) }
        return switch name {
        case "bezier(0.25,0.1,0.75,0.9)": .bezier(start: [0.25, 0.1], end: [0.75, 0.9])
        case "bezier(-0.5,2,1.5,-1)": .bezier(start: [-0.5, 2], end: [1.5, -1])
        default: nil
        }
    }

    @Test func valuesAndVelocitiesAgree() throws {
        for row in Reference.table("unitcurve") {
            let curve = try #require(Self.curve(named: row["curve"]))
            let x = try #require(row.number("x"))
            #expect(agree(curve.value(at: x), row.number("value") ?? .nan, within: 1e-12), "\(row["curve"]) \(x)")
            #expect(
                agree(curve.velocity(at: x), row.number("velocity") ?? .nan, within: 1e-12), "\(row["curve"]) \(x)")
        }
    }

    @Test func whatSwiftUIShowsIsMet() throws {
        for row in Reference.table("unitcurve_swiftui_checks") {
            let curve = try #require(Self.curve(named: row["curve"]))
            let x = try #require(row.number("x"))
            let tolerance = row.number("abs_tolerance") ?? 0
            let value = row.number("value") ?? .nan
            #expect(abs(curve.value(at: x) - value) <= tolerance, "\(row["curve"]) \(x)")
            if let velocity = row.number("velocity") {
                let found = curve.velocity(at: x)
                #expect(found == velocity || abs(found - velocity) <= tolerance, "\(row["curve"]) \(x)")
            }
        }
    }

    @Test(arguments: UnitCurve.Name.allCases)
    func theInverseGivesBackTheTime(name: UnitCurve.Name) {
        let curve = UnitCurve(name)
        for x in stride(from: 0.0, through: 1, by: 0.0625) {
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-2, "\(x)")
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test func timesOutsideAreClamped() {
        #expect(UnitCurve.circularEaseIn.value(at: 2) == 1)
        #expect(UnitCurve.linear.value(at: -1) == 0)
    }
}
