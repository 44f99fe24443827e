import Testing

@testable import PortalMotion

@Suite struct SpringTests {
    private static let tolerance = 1e-12

    private static func spring(_ row: Reference.Row) throws -> Spring {
        let (p1, p2) = (try #require(row.number("p1")), try #require(row.number("p2")))
        switch row["init"] {
        case "duration_bounce": return Spring(duration: p1, bounce: p2)
        case "response_ratio": return Spring(response: p1, dampingRatio: p2)
        case "settling_ratio_epsilon":
            return Spring(settlingDuration: p1, dampingRatio: p2, epsilon: try #require(row.number("p3")))
        case let form:
            return Spring(
                mass: p1, stiffness: p2, damping: try #require(row.number("p3")),
                allowOverDamping: form.hasSuffix("over"))
        }
    }

    private static func springs() throws -> [String: Spring] {
        let rows = Reference.table("spring_props")
        return try Dictionary(uniqueKeysWithValues: rows.map { ($0["case"], try spring($0)) })
    }

    @Test(arguments: Reference.table("spring_props"))
    func propertiesReadBackAsInSwiftUI(row: Reference.Row) throws {
        let spring = try Self.spring(row)
        let found = [
            "angular_frequency": spring.angularFrequency, "decay_constant": spring.decayConstant, "mass": spring.mass,
            "duration": spring.duration, "bounce": spring.bounce, "response": spring.response,
            "damping_ratio": spring.dampingRatio, "stiffness": spring.stiffness, "damping": spring.damping,
            "settling_duration": spring.settlingDuration, "physical_stiffness": spring.physicalStiffness,
            "settling_t100_v-250_e0.01":
                spring.settlingDuration(target: 100.0, initialVelocity: -250, epsilon: 0.01),
            "settling_vec_e0.001": spring.settlingDuration(target: SIMD2(120, -340), epsilon: 0.001),
            "force_t1_p0.25_v-2": spring.force(target: 1.0, position: 0.25, velocity: -2),
            "physical_force": spring.physicalForce(target: 1.0, position: 0.25, velocity: -2),
        ]
        for (column, value) in found {
            let expected = try #require(row.number(column))
            #expect(agree(value, expected, within: Self.tolerance), "\(column)")
        }
    }

    @Test func valuesAndVelocitiesAgree() throws {
        let springs = try Self.springs()
        for row in Reference.table("spring_values") {
            let spring = try #require(springs[row["case"]])
            let time = try #require(row.number("t"))
            let target = try #require(row.number("target"))
            let initial = try #require(row.number("v0"))
            let value = spring.value(target: target, initialVelocity: initial, time: time)
            let velocity = spring.velocity(target: target, initialVelocity: initial, time: time)
            let physical = spring.physicalVelocity(target: target, initialVelocity: initial, time: time)
            let expected = (try #require(row.number("value")), try #require(row.number("velocity")))
            #expect(agree(value, expected.0, within: Self.tolerance), "\(row["case"]) \(time)")
            #expect(agree(velocity, expected.1, within: Self.tolerance), "\(row["case"]) \(time)")
            let exact = (row.number("value_exact") ?? expected.0, row.number("velocity_exact") ?? expected.1)
            #expect(agree(value, exact.0, within: Self.tolerance), "\(row["case"]) \(time)")
            #expect(agree(physical, exact.1, within: Self.tolerance), "\(row["case"]) \(time)")
        }
    }

    @Test func updatesAgree() throws {
        let springs = [
            "smooth": Spring(), "bouncy": Spring(bounce: 0.3), "db_0.7_-0.2": Spring(duration: 0.7, bounce: -0.2),
        ]
        for (name, spring) in springs {
            var (value, velocity) = (0.0, 0.0)
            for row in Reference.table("spring_update") where row["case"] == name {
                spring.update(
                    value: &value, velocity: &velocity, target: try #require(row.number("target")),
                    deltaTime: try #require(row.number("dt")))
                #expect(agree(value, try #require(row.number("value")), within: Self.tolerance), "\(name) \(row["k"])")
                #expect(
                    agree(velocity, try #require(row.number("velocity")), within: Self.tolerance), "\(name) \(row["k"])"
                )
            }
        }
    }

    /// The search stops early, but not so early that the spring would settle at another time.
    @Test(arguments: [0.2, 0.5, 0.9, 1.0], [0.05, 0.5, 3])
    func aSettlingDurationIsNearlyMet(ratio: Double, duration: Double) {
        let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
        let later = stride(from: duration * 1.3, through: duration * 3, by: duration / 50)
        #expect(later.allSatisfy { abs(spring.value(target: 1.0, time: $0) - 1) < 0.002 })
    }
}
