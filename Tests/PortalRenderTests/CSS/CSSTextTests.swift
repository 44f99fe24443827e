import Testing

@testable import PortalRender

@Suite struct CSSTextTests {
    @Test(arguments: [
        ("a / b * c", "a / b * c"), ("*/", "* /"), ("**//", "** //"), ("*/*/", "* /* /"), ("*/\u{301}", "* /\u{301}"),
    ])
    func nothingInACommentEndsIt(text: String, comment: String) {
        #expect(CSS.comment(text).unicodeScalars.elementsEqual(comment.unicodeScalars))
    }
}
