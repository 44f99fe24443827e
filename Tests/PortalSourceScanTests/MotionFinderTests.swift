import PortalMotion
import Testing

@testable import PortalSourceScan

let defaults = PackageDefaults(
    transition: .smooth(duration: 0.3), mirrorTransition: .smooth(duration: 0.4),
    timedTransition: .smooth(duration: 0.42, extraBounce: 0.2), popUpPresent: .interactiveSpring(response: 0.5),
    popUpDismiss: .easeOut(duration: 0.3), delayedDuration: 0.6, delayedStart: 0.1, delayedStep: 0.2)

func found(in text: String) -> [FoundMotion] { FoundMotion.all(in: Array(text.utf8), defaults: defaults) }

/// `use animation` each, `use ? reason` for what is not known, `use` alone for what has no motion.
func summary(of text: String) -> [String] {
    found(in: text).map(\.summary)
}

extension FoundMotion {
    var summary: String {
        switch value {
        case .animation(let animation): "\(use) \(animation)"
        case .unknown(let reason): "\(use) ? \(reason)"
        case .none: use
        }
    }
}

@Suite struct MotionFinderTests {
    @Test(
        arguments: [
            ("withAnimation(.smooth(duration: 0.4)) { }", ["withAnimation .smooth(duration: 0.4)"]),
            ("withAnimation { }", ["withAnimation .default"]),
            ("SwiftUI.withAnimation(SwiftUI.Animation.bouncy) { }", ["withAnimation .bouncy"]),
            ("withAnimation(.default, completionCriteria: .removed) { }", ["withAnimation .default"]),
            ("withAnimation(completionCriteria: .removed) { }", ["withAnimation .default"]),
            ("withAnimation(nil) { }", []),
            ("v.animation(.snappy, value: isOn)", ["animation .snappy"]),
            (
                "v\n  .animation(\n    .smooth\n      .speed(2)\n      .delay(0.1),\n    value: x)",
                ["animation .smooth.speed(2).delay(0.1)"]
            ),
            ("v.animation(.smooth) { content in content }", ["animation .smooth"]),
            ("v.transition(.opacity.animation(.linear(duration: 1)))", ["animation .linear(duration: 1)"]),
            (
                "let a = Animation.spring(response: 0.5, dampingFraction: 0.7)",
                ["Animation .spring(dampingFraction: 0.7)"]
            ),
            (
                "let a: Animation = .timingCurve(0.2, -0.1, 0.3, 1, duration: 0.5)",
                [": Animation .timingCurve(0.2, -0.1, 0.3, 1, duration: 0.5)"]
            ),
            (
                "let a: SwiftUI.Animation? = .timingCurve(.circularEaseIn, duration: 1)",
                [": Animation .timingCurve(.circularEaseIn, duration: 1)"]
            ),
            ("let a: [Animation] = [.smooth, .bouncy]", [": [Animation] .smooth", ": [Animation] .bouncy"]),
            ("func f(animation: Animation = .snappy) { }", [": Animation .snappy"]),
            ("var a: Animation { .smooth }", ["return .smooth"]),
            (
                "func a() -> Animation { if x { return .smooth }; return .bouncy }",
                ["return .smooth", "return .bouncy"]
            ),
            (
                "var a: Animation {\n switch self {\n case .x: .smooth\n default: .bouncy } }",
                ["return .smooth", "return .bouncy"]
            ),
            ("extension Animation { static var a: Self { .smooth(duration: 1) } }", ["return .smooth(duration: 1)"]),
            ("extension Animation { static let a: Self = .smooth }", [": Animation .smooth"]),
            ("Transaction(animation: .easeIn(duration: 0.2))", ["animation: .easeIn(duration: 0.2)"]),
            ("import SwiftUI\na.animation(other)", ["animation ? 'other' is declared elsewhere"]),
            ("$x.animation(.easeInOut)", ["animation .easeInOut"]),
            ("t.animation = .smooth", ["animation = .smooth"]),
            ("v.phaseAnimator(p) { a } animation: { _ in .bouncy }", ["animation: .bouncy"]),
            ("\"\\(withAnimation(.smooth) { 1 })\"", ["withAnimation .smooth"]),
            (
                "#if os(iOS)\nwithAnimation(.smooth) {}\n#else\nwithAnimation(.bouncy) {}\n#endif",
                ["withAnimation .smooth", "withAnimation .bouncy"]
            ),
            (
                "#if false\nwithAnimation(.smooth) {}\n#else\nwithAnimation(.bouncy) {}\n#endif",
                ["withAnimation .bouncy"]
            ),
            ("#if false\r\nwithAnimation(.smooth) {}\r\n#endif", []), ("let a: Animation = ", []),
            (
                "withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) {}",
                ["withAnimation .linear(duration: 1).repeatForever(autoreverses: false)"]
            ),
            ("withAnimation(.`default`.repeatCount(3)) {}", ["withAnimation .default.repeatCount(3)"]),
        ] as [(String, [String])])
    func motionsAreFound(text: String, expected: [String]) {
        #expect(summary(of: text) == expected)
    }

    @Test(
        arguments: [
            "// withAnimation(.smooth) { }", "/* /* */ withAnimation(.smooth) { } */", "\"withAnimation(.smooth)\"",
            "\"\"\"\nwithAnimation(.smooth)\n\"\"\"", "#\"\\(withAnimation(.smooth))\"#", "/withAnimation(.smooth)/",
            "switch x { case .smooth: 1\ndefault: 2 }", "let mode: Mode = .default", "f(.smooth)", "f(style: .linear)",
            "func withAnimation(_ a: Int) { }", "layer.animation(forKey: \"x\")", "layer.animation(\"x\")",
            "Lottie.Animation.default", "let a: Lottie.Animation = .default", "list.insert(animation: .automatic)",
            "let x = Animation.self", "Mode.animation(x, for: 1)", "view.withAnimation(.smooth)",
            "enum Animation { case smooth }", "func f() -> Mode { .default }", "var a: Animation? = nil",
            "withAnimation", "func a() -> Animation { return", "let portal = 1", "x.portal(1)", "x.popUp()",
            "let a: [Animation] = []",
            "case .animation(let x): 1", "a.animation(other)", "withAnimation\n(.smooth)",
            "protocol P { func a() -> Animation\n var b: Mode { get } }",
        ])
    func otherThingsAreNot(text: String) {
        #expect(summary(of: text) == [])
    }

    @Test(
        arguments: [
            ("v.portalTransition(id: \"a\", in: n, isActive: $x) { }", ["portalTransition .smooth(duration: 0.3)"]),
            (
                "v.portalTransition(id: \"a\", animate: $x) { }",
                ["portalTransition .smooth(duration: 0.42, extraBounce: 0.2)"]
            ),
            ("v.portalTransition(item: $x, in: n, animation: .bouncy) { }", ["portalTransition .bouncy"]),
            (
                "v.portalPrivateTransition(id: 1, in: n, isActive: $x)",
                ["portalPrivateTransition .smooth(duration: 0.4)"]
            ),
            (
                "v.popUp(isPresented: $x) { }.popUpPresentAnimation(.defaultPopUpPresent.speed(2)).popUpDismissAnimation(.easeOut)",
                [
                    "popUp", "popUpPresentAnimation .interactiveSpring(response: 0.5).speed(2)",
                    "popUpDismissAnimation .easeOut",
                ]
            ),
            (
                "PortalContainer { v.portalSource(id: \"a\").portalDestination(id: \"a\") }",
                ["PortalContainer", "portalSource", "portalDestination"]
            ),
            ("v.portal(id: 1, as: .source, in: n).portalHeader(title: \"a\")", ["portal", "portalHeader"]),
            (
                "DelayedTransitionView(delay: 0.5) { v.delayedPresentation(viewIndex: 2) }",
                ["DelayedTransitionView", "delayedPresentation .easeOut(duration: 0.6).delay(1.1)"]
            ),
            (
                "DelayedTransitionView { v.delayedPresentation(viewIndex: 1, animationDuration: 1) }",
                ["DelayedTransitionView", "delayedPresentation .easeOut(duration: 1).delay(0.30000000000000004)"]
            ),
            (
                "v.delayedPresentation(viewIndex: 0, animationDuration: 1, delay: 0)",
                ["delayedPresentation .easeOut(duration: 1).delay(0.1)"]
            ),
            (
                "v.delayedPresentation(viewIndex: 0)",
                ["delayedPresentation ? the animationDuration of its DelayedTransitionView is not known here"]
            ),
            (
                "DelayedTransitionView { ForEach(a) { i in v.delayedPresentation(viewIndex: i) } }",
                ["DelayedTransitionView", "delayedPresentation ? 'i' is no literal"]
            ),
        ] as [(String, [String])])
    func thePackagesModifiersAreFound(text: String, expected: [String]) {
        #expect(summary(of: text) == expected)
    }

    @Test func placesAreNamed() {
        let text = """
            struct Outer { struct CardView {
                static let spring: Animation = .smooth
                func open() {
                    if x { withAnimation(.bouncy) { } }
                }
                var body: some View {
                    Text("a").animation(.snappy, value: card.isOpen)
                        .portalTransition(id: "hero", in: n, isActive: $x) { }
                }
            } }
            withAnimation { }
            """
        #expect(
            found(in: text).map { "\($0.line) \($0.declaration.joined(separator: "/")) \($0.detail)" } == [
                "2 CardView/spring ", "4 CardView/open ", "7 CardView/body card.isOpen", "8 CardView/body hero", "11  ",
            ])
    }
}

@Suite struct EvaluationTests {
    @Test(
        arguments: [
            ("duration: 0.1 + 0.2 * 2", ".linear(duration: 0.5)"),
            ("duration: (1 - 0.5) / -(-2)", ".linear(duration: 0.25)"),
            ("duration: 1_0.5e-1", ".linear(duration: 1.05)"), ("duration: 0x1p-1", ".linear(duration: 0.5)"),
            ("duration: 0b10", ".linear(duration: 2)"), ("duration: 1 / 2", ".linear(duration: 0.5)"),
            ("duration: base * 2", "'base' is declared elsewhere"),
            ("duration: flag ? 1 : 2", "'flag' is declared elsewhere"),
            ("duration: max(1, 2)", "a call computes 'max(1, 2)'"),
            ("duration: Timing.open", "'Timing.open' is no literal"),
            ("duration: 1 / 0", "its value is not finite"), ("duration: -1", "duration is -1; it must be at least 0"),
            ("length: 1", "unknown argument 'length' of '.linear'"), ("duration: \"1\"", "'\"1\"' is no literal"),
            ("duration: 1.rounded()", "a call computes '1.rounded()'"),
        ] as [(String, String)])
    func numbersAreWorkedOut(argument: String, expected: String) {
        #expect(summary(of: "withAnimation(.linear(\(argument))) { }").map(\.afterUse) == [expected])
    }

    @Test(
        arguments: [
            ("let d = 0.4; withAnimation(.linear(duration: d)) {}", ".linear(duration: 0.4)"),
            ("let d: Double = 1\nlet e = d * 0.5\nwithAnimation(.linear(duration: e)) {}", ".linear(duration: 0.5)"),
            (
                "struct A { private static let d: CGFloat = 2\nfunc f() { withAnimation(.linear(duration: d)) {} } }",
                ".linear(duration: 2)"
            ),
            ("let d = 1\nwithAnimation(.linear(duration: d)) {}", "'d' is no literal"),
            ("var d = 0.4\nwithAnimation(.linear(duration: d)) {}", "'d' is a variable"),
            ("let d = 0.4\nfunc f(d: Double) { withAnimation(.linear(duration: d)) {} }", "'d' is a parameter"),
            ("let d = 0.4\nfunc f(_ d: Double) { withAnimation(.linear(duration: d)) {} }", "'d' is a parameter"),
            ("let d = 0.4\nlet f = { d in withAnimation(.linear(duration: d)) {} }", "'d' is a closure's parameter"),
            (
                "let d = 0.4\nlet f = { (d: Double) in withAnimation(.linear(duration: d)) {} }",
                "'d' is a closure's parameter"
            ),
            (
                "let d = 0.4\nfunc f() { for d in x { withAnimation(.linear(duration: d)) {} } }",
                "'d' changes in a loop"
            ),
            (
                "let d = 0.4\nfunc f() { if let d = x { withAnimation(.linear(duration: d)) {} } }",
                "'d' is set when it runs"
            ),
            (
                "let d = 0.4\nfunc f() { if let d { withAnimation(.linear(duration: d)) {} } }",
                "'d' is set when it runs"
            ),
            (
                "let d = 0.4\nfunc f() { let (c, d) = x; withAnimation(.linear(duration: d)) {} }",
                "'d' is a part of something"
            ),
            (
                "let d = 0.4\nfunc f() { let c = 1.0, d = 2.0; withAnimation(.linear(duration: d)) {} }",
                "'d' is declared beside another"
            ),
            (
                "let d = 0.4\nextension A { func f() { withAnimation(.linear(duration: d)) {} } }",
                "'d' is declared elsewhere"
            ),
            (
                "#if A\nlet d = 0.4\n#else\nlet d = 0.5\n#endif\nwithAnimation(.linear(duration: d)) {}",
                "'d' is declared more than once"
            ),
            ("#if A\nlet d = 0.4\n#endif\nwithAnimation(.linear(duration: d)) {}", "'d' depends on '#if'"),
            ("let a = f(.x).y\nwithAnimation(a) {}", "'a' is no literal"),
            ("func f(a: Animation) { withAnimation(a) {} }", "'a' is a parameter"),
            ("withAnimation(isOn ? .smooth : .bouncy) {}", "a condition chooses it"),
            ("withAnimation(isOn?.x == 1\n  ? .smooth\n  : .bouncy) {}", "a condition chooses it"),
            ("withAnimation(a ?? .smooth) {}", "it may come from elsewhere"),
            ("withAnimation(make()) {}", "a call computes 'make()'"),
            ("withAnimation(.cardOpen) {}", "'.cardOpen' is declared elsewhere"),
            ("withAnimation(.smooth.card()) {}", "'.card' is no modifier of animations"),
            ("withAnimation(.spring(Spring(mass: 1))) {}", "a call computes 'Spring(mass: 1)'"),
            ("withAnimation(.smooth(duration: 1, duration: 2)) {}", "'duration' is given twice"),
            ("withAnimation(.linear(duration: 1).repeatCount(n)) {}", "'n' is no literal"),
            ("withAnimation(.smooth\n#if A\n.speed(2)\n#endif\n) {}", "what follows depends on '#if'"),
        ] as [(String, String)])
    func constantsCountOnlyIfTheyAreCertain(text: String, expected: String) {
        #expect(summary(of: text).map(\.afterUse) == [expected])
    }

    @Test func aConstantAnimationIsAlsoOneWhereItIsUsed() {
        #expect(
            summary(of: "let a = Animation.smooth\nwithAnimation(a) {}")
                == ["Animation .smooth", "withAnimation .smooth"])
    }
}

extension String {
    /// Without `use` and `?`.
    fileprivate var afterUse: String {
        let rest = drop { $0 != " " }.dropFirst()
        return String(rest.hasPrefix("? ") ? rest.dropFirst(2) : rest)
    }
}
