import Testing

@testable import PortalRender

@Suite struct PresetCSSTests {
    private func css(_ names: String...) -> String {
        PresetCSS(
            names.map {
                PresetCSS.Preset(name: $0, animation: ".linear", values: [0, 1], controlPoints: nil, duration: 0.35)
            }, tolerance: 0.005
        ).text
    }

    @Test func aPresetIsAnEasingAndADuration() {
        #expect(css("hero/open").contains("  --hero-open: linear(0, 1);\n  --hero-open-duration: 0.35s;\n"))
    }

    @Test func namesStayApart() {
        let text = css("a/b", "a b", "a-b")
        #expect(["--a-b: ", "--a-b-2: ", "--a-b-3: "].allSatisfy(text.contains))
    }

    @Test(arguments: [
        (["x", "x-duration"], ["x", "x-duration", "x-duration-2", "x-duration-2-duration"]),
        (["x/duration", "x"], ["x-duration", "x-duration-duration", "x-2", "x-2-duration"]),
        (
            ["x", "x", "x-duration-2", "x 2"],
            [
                "x", "x-duration", "x-2", "x-2-duration", "x-duration-2", "x-duration-2-duration", "x-2-2",
                "x-2-2-duration",
            ]
        ),
    ])
    func noPropertyIsDefinedTwice(names: [String], properties: [String]) {
        let presets = names.map {
            PresetCSS.Preset(name: $0, animation: ".linear", values: [0, 1], controlPoints: nil, duration: 0.35)
        }
        let lines = PresetCSS(presets, tolerance: 0.005).text.split(separator: "\n").filter { $0.hasPrefix("  --") }
        #expect(lines.compactMap { $0.split(separator: ":").first?.dropFirst(4) }.map(String.init) == properties)
    }

    @Test(arguments: ["*/ } body { color: red } /*", "\u{1B}[31m", "\u{202E}evil"])
    func aNameDoesNotLeaveItsComment(name: String) {
        let text = css(name)
        #expect(text.components(of: "*/") == 2)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }

    @Test func aCurveIsItself() {
        let preset = PresetCSS.Preset(
            name: "ease", animation: ".easeIn", values: [0, 1], controlPoints: [0.42, 0, 1, 1], duration: 0.35)
        #expect(PresetCSS([preset], tolerance: 0.005).text.contains("--ease: cubic-bezier(0.42, 0, 1, 1);"))
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count - 1
    }
}
