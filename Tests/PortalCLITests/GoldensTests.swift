import TestSupport
import Testing

@Suite struct GoldensTests {
    @Test func everyGoldenHasATest() throws {
        let names = [
            RunTests.goldenNames, ImportCommandTests.goldenNames, ListCommandTests.goldenNames,
            ShowCommandTests.goldenNames, PlayCommandTests.goldenNames, CheckCommandTests.goldenNames,
            CompareCommandTests.goldenNames, VerifyCommandTests.goldenNames, HistoryCommandsTests.goldenNames,
            PlayManyTests.goldenNames, MigrateCommandTests.goldenNames, NamingCommandsTests.goldenNames,
            DoctorCommandTests.goldenNames, CompletionsTests.goldenNames, ManPageTests.goldenNames,
            RenderCommandTests.goldenNames, TokenCommandsTests.goldenNames, ImportSourcesTests.goldenNames,
        ]
        #expect(try Goldens(of: "PortalCLITests").orphans(besides: names.flatMap(\.self)) == [])
    }
}
