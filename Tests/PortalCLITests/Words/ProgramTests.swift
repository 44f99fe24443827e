import Testing

@testable import PortalCLI

/// A small table, so that the tests of parsing do not change with the commands.
private enum Kind: String, CaseIterable {
    case text, json, csv
}

extension Option<Int> {
    fileprivate static let rate = Option.value("fps", short: "f", .whole(1...1000, "N"), default: 60, "Frames a second")
}

extension Option<Kind> {
    fileprivate static let form = Option.value("format", .choice("FORMAT"), default: .text, "Form of the output")
}

extension Option<Bool> {
    fileprivate static let noop = Option.flag("dry-run", short: "n", "Change nothing")
    fileprivate static let quiet = Option.flag("quiet", short: "q", "Say nothing")
}

extension Option<Double?> {
    fileprivate static let longest = Option.optional("limit", .seconds(0.001...3600), "Longest play")
}

extension Option<[String]> {
    fileprivate static let tags = Option.list("tag", short: "t", .text("TAG"), "Only with this tag")
    fileprivate static let globs = Option.list("some", short: "s", .text("GLOB"), implied: "*", "Only some")
}

private let commands = [
    Command(
        name: "play", summary: "Play", arguments: [Command.Argument(name: "NAME", summary: "What to play")],
        options: [
            Option<Int>.rate.row, Option<Kind>.form.row, Option<Bool>.noop.row, Option<Bool>.quiet.row,
            Option<Double?>.longest.row, Option<[String]>.tags.row,
            Option<[String]>.globs.row,
        ],
        examples: [], run: { _, _ in .success }),
    Command(
        name: "list", summary: "List",
        arguments: [
            Command.Argument(name: "KIND", count: .optional, choices: ["scenes", "presets"], summary: "What"),
            Command.Argument(name: "NAME", count: .optional, summary: "Which"),
        ],
        examples: [], run: { _, _ in .success }),
    Command(
        name: "import", summary: "Import",
        arguments: [Command.Argument(name: "FILE", count: .several, summary: "Documents")],
        examples: [], run: { _, _ in .success }),
]

private let program = Program(
    name: "demo", summary: "A demonstration", options: [Option<String?>.database.row],
    table: commands.map { command in (command.name, { command }) })

@Suite struct ProgramTests {
    @Test func aValueMayBeginWithAMark() throws {
        let words = ["play", "-t\u{301}a", "--tag=\u{301}b", "-qt", "\u{301}c", "\u{301}name"]
        let invocation = try invocation(words)
        #expect(invocation[.tags] == ["\u{301}a", "\u{301}b", "\u{301}c"] && invocation[.quiet])
        #expect(invocation.arguments == ["\u{301}name"])
        #expect(throws: UsageError.self) { try self.invocation(["play", "-\u{301}", "x"]) }
    }

    private func invocation(_ words: [String]) throws -> Invocation {
        guard case .run(_, let invocation) = try program.parse(words) else {
            throw UsageError(message: "these words run nothing", command: nil)
        }
        return invocation
    }

    @Test(arguments: [
        ["play", "open", "--fps", "120"], ["play", "open", "--fps=120"], ["play", "-f", "120", "open"],
        ["play", "-f120", "open"], ["play", "-nf", "120", "open"], ["play", "-nqf120", "open"],
        ["play", "--fps=120", "--", "open"],
    ])
    func valuesStandInAnyOfTheCustomaryPlaces(words: [String]) throws {
        let invocation = try invocation(words)
        #expect(invocation[.rate] == 120)
        #expect(invocation.arguments == ["open"])
    }

    @Test func everyCommandStandsUnderItsName() {
        #expect(Program.standard.table.map(\.name) == Program.standard.commands.map(\.name))
    }

    @Test(arguments: [["list", "scenes"], ["--help"], ["--version"], ["lits"], []])
    func aRunMakesNoOtherCommand(words: [String]) {
        var program = program
        program.table = [
            ("list", { commands[1] }),
            (
                "play",
                {
                    Issue.record("'play' is made")
                    return commands[0]
                }
            ),
        ]
        _ = try? program.parse(words)
    }

    @Test func whatIsNotGivenHasItsDefault() throws {
        let invocation = try invocation(["play", "open"])
        #expect(invocation[.rate] == 60)
        #expect(invocation[.form] == .text)
        #expect(invocation[.noop] == false)
        #expect(invocation[.longest] == nil)
        #expect(invocation[.tags] == [])
        #expect(invocation[.database] == nil)
    }

    @Test func optionsHaveTheirTypes() throws {
        let words = ["--db", "a.db", "play", "-n", "--limit", "2.5", "-t", "one", "--tag=two", "--format=csv", "open"]
        let invocation = try invocation(words)
        #expect(invocation[.noop] && !invocation[.quiet])
        #expect(invocation[.longest] == 2.5)
        #expect(try self.invocation(["play", "--limit", "1e3", "open"])[.longest] == 1_000)
        #expect(invocation[.tags] == ["one", "two"])
        #expect(invocation[.form] == .csv)
        #expect(invocation[.database] == "a.db")
    }

    @Test(
        arguments: [
            (["open", "--some"], ["*"]), (["open", "--some", "a"], ["a"]), (["--some", "--", "open"], ["*"]),
            (["open", "--some", "--some=b", "-s"], ["*", "b", "*"]),
            (["open", "-s", "a", "-sb", "-s", "-n"], ["a", "b", "*"]),
            (["-ns", "a", "open", "--some", "-n"], ["a", "*"]), (["open"], []),
        ] as [([String], [String])])
    func aValueThatMayBeLeftOutIsTheNextWordUnlessThatHasADash(words: [String], values: [String]) throws {
        let invocation = try invocation(["play"] + words)
        #expect(invocation[.globs] == values)
        #expect(invocation.arguments == ["open"])
    }

    @Test(arguments: [
        (["import", "-"], ["-"]), (["import", "a", "b", "-"], ["a", "b", "-"]), (["import", "--", "--db"], ["--db"]),
        (["list"], []), (["list", "presets", "hero/*"], ["presets", "hero/*"]), (["play", "--", "-x"], ["-x"]),
    ])
    func argumentsAreWhatIsLeft(words: [String], arguments: [String]) throws {
        #expect(try invocation(words).arguments == arguments)
    }

    @Test(
        arguments: [
            ([], "a command is missing: play, list or import"),
            (["--db", "x"], "a command is missing: play, list or import"),
            (["pley"], "unknown command 'pley'; did you mean 'play'?"),
            (["frobnicate"], "unknown command 'frobnicate'"),
            (["play"], "NAME is missing"),
            (["import"], "FILE is missing"),
            (["play", "a", "b"], "'b' is one argument too many"),
            (["list", "preset"], "unknown KIND 'preset': it must be scenes or presets; did you mean 'presets'?"),
            (["play", "--formt", "json", "a"], "unknown option '--formt'; did you mean '--format'?"),
            (["play", "--colour"], "unknown option '--colour'"),
            (["play", "-x", "a"], "unknown option '-x'"),
            (["play", "-nx", "a"], "unknown option '-x'"),
            (["play", "a", "--fps"], "option '--fps' needs a value: N"),
            (["play", "a", "--fps", "--dry-run"], "option '--fps' needs a value: N"),
            (["play", "a", "-f"], "option '-f' needs a value: N"),
            (["play", "a", "--fps", "0"], "option '--fps' is '0'; it must be a whole number from 1 to 1000"),
            (["play", "a", "--fps", "60.5"], "option '--fps' is '60.5'; it must be a whole number from 1 to 1000"),
            (["play", "a", "--fps="], "option '--fps' is ''; it must be a whole number from 1 to 1000"),
            (
                ["play", "a", "--limit", "nan"],
                "option '--limit' is 'nan'; it must be a number of seconds from 0.001 to 3600"
            ),
            (
                ["play", "a", "--limit", "-1"],
                "option '--limit' is '-1'; it must be a number of seconds from 0.001 to 3600"
            ),
            (
                ["play", "a", "--limit", "0x10"],
                "option '--limit' is '0x10'; it must be a number of seconds from 0.001 to 3600"
            ),
            (
                ["play", "a", "--format", "jsn"],
                "option '--format' is 'jsn'; it must be text, json or csv; did you mean 'json'?"
            ),
            (["play", "a", "--format", "xml"], "option '--format' is 'xml'; it must be text, json or csv"),
            (["play", "a", "--some="], "option '--some' is ''; it must be a text that is not empty"),
            (["play", "--some", "a"], "NAME is missing"),
            (["play", "a", "--dry-run=yes"], "option '--dry-run' takes no value"),
            (["play", "a", "--fps", "1", "--fps", "2"], "option '--fps' is given twice"),
            (["play", "\u{1B}[2J", "--b\u{7}"], #"unknown option '--b\u{07}'"#),
        ] as [([String], String)])
    func mistakesNameTheWordAndTheWayOut(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try program.parse(words) }
        #expect(error?.message == message)
    }

    @Test func theCommandOfAMistakeIsKnown() {
        let error = #expect(throws: UsageError.self) { try program.parse(["play"]) }
        #expect(error?.command == "play")
    }

    @Test(
        arguments: [
            (["--help"], nil), (["-h"], nil), (["play", "-h"], "play"), (["play", "a", "--fps=1", "--help"], "play"),
            (["import", "--help", "--nonsense"], "import"), (["-h", "play"], nil),
        ] as [([String], String?)])
    func helpNeedsNothingElse(words: [String], name: String?) throws {
        guard case .help(let command) = try program.parse(words) else {
            Issue.record("no help")
            return
        }
        #expect(command?.name == name)
    }
}
