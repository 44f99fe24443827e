import PortalRender
import Testing

@Suite struct XMLTests {
    @Test(arguments: [
        ("a<b & \"c\" > d", "a&lt;b &amp; &quot;c&quot; &gt; d"), ("a\nb\tc", "a&#10;b&#9;c"),
        ("\u{0}\u{B}", "\u{FFFD}\u{FFFD}"),
        ("é → 日", "é → 日"),
    ])
    func textsAreEscaped(text: String, escaped: String) {
        #expect(XML.escaped(text) == escaped)
    }
}
