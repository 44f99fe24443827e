import Testing

@testable import PortalSourceScan

@Suite struct HostileSourceTests {
    /// Each would take long if anything were searched again and again.
    @Test(
        arguments: [
            "(", "{", "}", "\"\\(", "#", "#\"", "/*", "=/a\\/", "#if a\n", "`", "withAnimation(", ".animation(.smooth",
            "let a = ", "func a(_ b: Animation = ", "if let a = b { ", "a ? b : ", "let a: Animation = -(", "1+",
            "\u{0}",
            ".smooth", "struct A { ", "case .a: .smooth ",
        ])
    func repeatedTextIsReadOnce(piece: String) {
        let text = String(repeating: piece, count: 3000)
        _ = found(in: "var a: Animation { " + text)
        _ = found(in: text)
    }

    @Test func anyBytesAreRead() {
        let pieces = [
            "withAnimation", ".animation", "(", ")", "{", "}", "[", "]", ".smooth", "Animation", ":", "=", ",", "let",
            "d",
            "\"", "\\(", "#if", "#endif", "\n", "func", "->", "0.4", "+", "?", "/", "*", "in", "for", "case", "value:",
        ]
        var state: UInt64 = 7
        for _ in 0..<400 {
            let text = (0..<60).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return pieces[Int(state >> 33) % pieces.count] + (state >> 20 & 1 == 0 ? " " : "")
            }
            for motion in found(in: text.joined()) { #expect(motion.line > 0) }
        }
    }
}
