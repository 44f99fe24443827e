import Testing

@testable import PortalDB

@Suite struct RemovingTests {
    private static let (hero, late, same) = (
        NamedThing(.preset, "hero"), NamedThing(.preset, "late"), NamedThing(.preset, "same")
    )
    private static let (light, scene) = (NamedThing(.popup, "light"), NamedThing(.scene, "s"))

    /// What is to be removed, and who stands in the way of it.
    static let cases: [(things: [NamedThing], users: [NamedThing])] = [
        ([late], []), ([late, same], []), ([late, late], []), ([scene], []), ([scene, light], []),
        ([light], [scene]), ([hero, late, same, light, scene], []), ([hero, late, same, scene], [light, light]),
        ([hero, scene, light], [late, same]),
    ]

    @Test(arguments: cases) func whatStaysMayNotNeedIt(things: [NamedThing], users: [NamedThing]) throws {
        try withCatalog(RenamingTests.document) { catalog in
            try catalog.run(try catalog.tasks(PlaySelection()), record: .missing) { _ in }
            let recordings = try catalog.recordingCount(of: Self.scene)
            for dryRun in [true, false] {
                do {
                    let summary = try catalog.remove(things, dryRun: dryRun)
                    #expect(users.isEmpty && Set(summary.things) == Set(things))
                    #expect(summary.things.count == Set(things).count)
                    #expect(summary.recordingCount == (things.contains(Self.scene) ? recordings : 0))
                } catch let error as ThingsInUseError {
                    #expect(error.uses.map(\.user) == users)
                }
            }
            let left = Set(things).filter { (try? catalog.thing(named: $0.name, $0.kind)) == $0 }
            #expect(left == (users.isEmpty ? [] : Set(things)))
            var diagnoses: [Diagnosis] = []
            try Catalog.examine(path: catalog.path) { diagnoses.append($0) }
            #expect(diagnoses.filter { $0.severity != .note } == [])
        }
    }

    @Test func aNameOfTwoKindsNeedsOne() throws {
        try withCatalog(RenamingTests.document) { (catalog: Catalog) throws in
            let error = #expect(throws: CatalogError.self) { try catalog.thing(named: "hero") }
            #expect(error?.description == "'hero' is a preset and pop-up settings: say 'preset' or 'popup' before it")
            #expect(try catalog.thing(named: "hero", .popup) == NamedThing(.popup, "hero"))
            #expect(try catalog.thing(named: "late") == Self.late)
            #expect(throws: CatalogError.self) { try catalog.thing(named: "late", .scene) }
        }
    }

    @Test func patternsMeanThingsOfOneKind() throws {
        try withCatalog(RenamingTests.document) { (catalog: Catalog) throws in
            #expect(try catalog.things(matching: "l*", .preset) == [Self.late])
            #expect(try catalog.things(matching: "her*", .preset).map(\.name) == ["her", "hero", "hero/2"])
            #expect(try catalog.things(matching: "?ate") == [Self.late])
            let error = #expect(throws: CatalogError.self) { try catalog.things(matching: "l*") }
            #expect(error?.description == "'l*' is a preset and pop-up settings: say 'preset' or 'popup' before it")
            let none = #expect(throws: CatalogError.self) { try catalog.things(matching: "q*") }
            #expect(none?.description == "no preset, pop-up settings or scene matches 'q*'")
        }
    }
}
