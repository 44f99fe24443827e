import Foundation
import TestSupport
import Testing

/// The scripts are tried in the shells themselves, where they are installed.
@Suite struct CompletionsTests {
    static let goldenNames = shells.map { "completions.\($0)" }
    static let shells = ["bash", "zsh", "fish"]

    /// What stands before the cursor, and what is offered, in the order of the names.
    private static let cases: [(line: String, offers: [String])] = [
        ("im", ["import"]),
        ("help comp", ["compare", "completions"]),
        ("list --hi", ["--history"]),
        ("list --format ", ["csv", "json", "text"]),
        ("list -f j", ["json"]),
        ("list pre", ["presets"]),
        ("list --format csv tr", ["transitions"]),
        ("play -f json --record m", ["missing"]),
        ("import do", ["docs/", "document.json"]),
        ("import document.json do", ["docs/", "document.json"]),
        ("--db document.json sho", ["show"]),
        ("show all-", ["all-named", "all-of it"]),
        ("--db document.json check scenes", ["scenes-of-document.json"]),
        ("compare presets-x presets", ["presets-named", "presets-of it"]),
        ("play plays", ["plays-named", "plays-of it"]),
        ("check one two", []),
        ("render pl", ["plays-named", "plays-of it"]),
        ("verify pl", ["plays-named", "plays-of it"]),
        ("merge do", ["docs/", "document.json"]),
        ("export --presets pre", ["presets-named", "presets-of it"]),
        ("export --popups ", ["popups-named", "popups-of it"]),
        ("rename scene here ", []),
    ]

    /// In place of the program: names that tell what was asked for.
    private static let program = """
        #!/bin/sh
        database=it
        for word; do case $word in --db=*) database=${word#--db=} ;; esac; done
        [ "$1 $2" = 'completions --names' ] || exit 1
        [ "$database" != it ] || printf '%s\\n' "$3-named"
        printf '%s\\n' "$3-of $database" | if [ "$database" = it ]; then cat; else tr ' ' -; fi

        """

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try FileManager.default.createDirectory(atPath: directory.file("docs"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: directory.file("bin"), withIntermediateDirectories: true)
        try directory.write("{}", to: "document.json")
        try directory.write(Self.program, to: "bin/portal-db")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: directory.file("bin/portal-db"))
        for shell in Self.shells {
            try directory.write(RunResult(["completions", shell]).output, to: "script.\(shell)")
        }
    }

    @Test(arguments: shells)
    func scriptsAreTheGoldens(_ shell: String) throws {
        let result = RunResult(["completions", shell])
        #expect(result.code == .success && result.errors.isEmpty)
        try Goldens(of: "PortalCLITests").compare(result.output, with: "completions.\(shell)")
    }

    @Test(.enabled(if: InstalledProgram("bash") != nil, "bash is not installed"))
    func bashOffersWhatFits() throws {
        try expectOffers(
            of: "bash",
            """
            PATH=$PWD/bin:$PATH
            . ./script.bash
            try() {
                COMP_WORDS=(portal-db "$@") COMP_CWORD=$#
                _portal_db
                for word in "${COMPREPLY[@]}"; do
                    [ ! -d "$word" ] || word=$word/
                    printf '%s\\t' "${word//\\\\/}"
                done | tr '\\t' '\\n' | sort | tr '\\n' '\\t'
                echo
            }

            """
        ) { line in "try \(line)\(line.hasSuffix(" ") ? "''" : "")" }
    }

    @Test(.enabled(if: InstalledProgram("fish") != nil, "fish is not installed"))
    func fishOffersWhatFits() throws {
        try expectOffers(
            of: "fish",
            """
            set -x PATH $PWD/bin $PATH
            source script.fish

            """
        ) { line in
            "string join \\t -- (complete -C'portal-db \(line)' | string replace -r '\\t.*' '' | sort) ''; or true"
        }
    }

    /// Of zsh the line itself is compared, because what it offers is only on the screen.
    @Test(.enabled(if: InstalledProgram("zsh") != nil, "zsh is not installed"))
    func zshCompletesTheLine() throws {
        let lines = [
            ("im", "import "), ("list --hi", "list --history "), ("list --format=c", "list --format=csv "),
            ("list -f j", "list -f json "), ("help compl", "help completions "), ("import doc", "import doc"),
            ("import document.", "import document.json "), ("show all-o", "show all-of\\ it "),
            ("compare presets-x presets-n", "compare presets-x presets-named "),
            ("--db document.json check scen", "--db document.json check scenes-of-document.json "),
            ("check --db document.json scen", "check --db document.json scenes-of-document.json "),
        ]
        let setup = """
            zmodload zsh/zpty
            zpty shell env TERM=dumb zsh -f -i
            zpty -w shell "cd ${(q)PWD}; PATH=\\$PWD/bin:\\$PATH PS1= ; autoload -Uz compinit; compinit -u -D; . ./script.zsh"
            zpty -w shell 'try() { zle complete-word; print -r -- "<$BUFFER>"; BUFFER= }; zle -N try; bindkey "^I" try'
            # What is typed comes back, too: its end is a word that is not typed.
            zpty -w shell 'print -r -- RE""ADY'
            zpty -r -m shell answer '*READY*'
            try() {
                zpty -w -n shell "$1"$'\\t'
                zpty -r -m shell answer '*<*>*'
                answer=${answer##*<}
                print -r -- ${answer%%>*}
            }

            """
        let calls = lines.map { "try 'portal-db \($0.0)'\n" }.joined()
        try directory.write(setup + calls, to: "try.zsh")
        let zsh = try #require(InstalledProgram("zsh"))
        let result = try zsh.run("-f", "try.zsh", in: directory.path)
        let found = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        #expect(found == lines.map { "portal-db \($0.1)" }, "\(result.errors)")
    }

    /// A scene with a play whose name begins with an accent, which makes one character with a slash before it.
    private static let marked = """
        {"format": "portal-catalog/1", "scenes": [{
            "name": "marked", "canvas": {"width": 9, "height": 9},
            "views": [{"id": "a", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}],
            "popups": [{"id": "\u{301}open", "view": "a"}]}]}
        """

    @Test func namesComeFromTheCatalog() throws {
        let workspace = try Workspace.withSeeds()
        func names(_ kind: String, _ start: String) -> [Substring] {
            workspace.run("completions", "--names", kind, "--starting-with=\(start)").output.split(separator: "\n")
        }
        #expect(names("scenes", "pop") == ["popup-alert"])
        #expect(names("presets", "swiftui/sn") == ["swiftui/snappy"])
        #expect(names("popups", "") == Array(names("all", "").suffix(names("popups", "").count)))
        #expect(names("plays", "portal-sheet/open-1") == ["portal-sheet/open-1"])
        #expect(names("plays", "portal-sh") == ["portal-sheet"])
        #expect(names("all", "nothing*") == [])
        #expect(names("all", "") == names("all", ""))
        workspace.run("import", "-", input: Self.marked)
        #expect(names("plays", "marked/") == ["marked/\u{301}open"])
        #expect(names("plays", "marked/\u{301}") == ["marked/\u{301}open"])
        let report = workspace.run("verify", "marked", "--format", "junit").output
        #expect(report.contains(#"name="\#u{301}open" classname="marked""#))
    }

    @Test(arguments: [
        (["completions"], "portal-db: SHELL is missing: bash, zsh or fish\n"),
        (["completions", "bash", "--names", "scenes"], "portal-db: SHELL and --names exclude each other\n"),
        (["completions", "csh"], "portal-db: unknown SHELL 'csh': it must be bash, zsh or fish"),
    ])
    func otherWordsAreRefused(_ words: [String], _ message: String) {
        let result = RunResult(words)
        #expect(result.code == .usage)
        #expect(result.errors.hasPrefix(message))
    }

    private func expectOffers(of shell: String, _ setup: String, _ call: (String) -> String) throws {
        try directory.write(setup + Self.cases.map { call($0.line) + "\n" }.joined(), to: "try.\(shell)")
        let program = try #require(InstalledProgram(shell))
        let result = try program.run("try.\(shell)", in: directory.path)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        try #require(lines.count == Self.cases.count, "\(result.output)")
        for (line, (words, offers)) in zip(lines, Self.cases) {
            #expect(line.split(separator: "\t").map(String.init).sorted() == offers, "\(words)")
        }
    }
}
