import TestSupport
import Testing

@Suite struct CheckCommandTests {
    static let goldenNames = ["check.txt"]

    private let workspace: Workspace

    init() throws { workspace = try Workspace.withSeeds() }

    @Test func findingsNameTheThingAndTheWayOut() throws {
        let result = workspace.run("check", "portal-mismatch")
        #expect(result.code == .differences)
        try Goldens(of: "PortalCLITests").compare(result.output, with: "check.txt")
    }

    @Test func nothingToFindIsSuccess() {
        let result = workspace.run("check", "card-grid")
        #expect(result.code == .success)
        #expect(result.output == "Nothing to remark.\n")
        #expect(workspace.run("check", "card-grid", "--format", "json").output == "[]\n")
    }

    @Test func findingsAreDataToo() {
        let result = workspace.run("check", "--format", "csv")
        #expect(result.code == .differences)
        #expect(
            result.output.hasPrefix("code,severity,scene,subject,path,message,remedy\r\nP303,warning,portal-mismatch,"))
    }
}
