import Testing

@testable import PortalCatalog

@Suite struct ForeignFaultTests {
    @Test(
        arguments: [
            "*** in database main ***\nTree 5 page 9: unable to get the page. error code=7",
            "Tree 5 page 9: btreeInitPage() returns error code 7",
        ])
    func aCheckWithoutMemorySaysNothingOfTheFile(verdict: String) {
        #expect(ForeignFault(verdict: verdict) == .takesTooMuch)
    }

    @Test(
        arguments: [
            "Tree 5 page 9: btreeInitPage() returns error code 11",
            "Tree 5 page 9: unable to get the page. error code=522",
            "Page 7 is never used", "CHECK constraint failed in preset",
        ])
    func whatElseItSaysIsDamage(verdict: String) {
        #expect(ForeignFault(verdict: verdict) == .damaged(verdict))
    }
}
