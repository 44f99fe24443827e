import Testing

@testable import PortalDB

@Suite struct PlacesTests {
    static let insertions = [[], [0], [3, 1, 2, 1, 3, 0], [0, 1, 2, 3], [9, 9, 4, 7, 4]]

    @Test(arguments: insertions) func `each place is there once, in the scene's order`(inserted: [Int]) throws {
        var places = Places()
        var known: Set<Int> = []
        for place in inserted { #expect(places.insert(place) == known.insert(place).inserted) }
        #expect(places.order == known.sorted())
        for (place, placeInScene) in places.order.enumerated() {
            #expect(try places.place(of: placeInScene, "view", "v") == place)
        }
        for missing in [nil, 5, 10] {
            #expect(throws: PlanError.missing("view", "v")) { try places.place(of: missing, "view", "v") }
        }
    }
}
