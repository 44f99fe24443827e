import Testing

@testable import PortalDocument

@Suite struct DocumentKindTests {
    @Test(
        arguments: [
            (#"{"format": "portal-catalog/1", "presets": []}"#, .catalog),
            (#"{"presets": [{"name": "$value"}], "format": "portal-catalog/1"}"#, .catalog),
            (#"{"extensions": {"$value": 1}, "format": "portal-catalog/1"}"#, .catalog),
            (#"{"$schema": "x", "$description": "x", "format": "portal-catalog/1"}"#, .catalog),
            ("\u{FEFF}" + #"{"a": {"$value": 1}}"#, .tokens), (#"{"$description": "x"}"#, .tokens),
            (#"{"format": {"$type": "color", "$value": 1}}"#, .tokens),
            (#"{"presets": {"a": {"$value": 1}}}"#, .tokens),
            (##"{"a": {"$ref": "#/b"##, .tokens), (#"{"a": {"$value": 1} x"#, .tokens), (#"{"a": {}}"#, .catalog),
            (#"{"a": "$value"}"#, .catalog), (#"[{"$value": 1}]"#, .catalog), ("", .catalog), ("{}", .catalog),
        ] as [(String, DocumentKind)])
    func theContentSaysWhatAFileIs(_ text: String, _ kind: DocumentKind) {
        #expect(DocumentKind(beginning: Array(text.utf8)) == kind)
    }

    @Test(
        arguments: [
            ("{}", .tokens), (#"{"g": {}}"#, .tokens), ("", .tokens), (#"{"a": 1}"#, .tokens), ("[]", .tokens),
            (#"{"format": "portal-catalog/1"}"#, .catalog), (#"{"presets": []}"#, .catalog),
        ] as [(String, DocumentKind)])
    func theNameDecidesWhatTheContentLeavesOpen(_ text: String, _ kind: DocumentKind) {
        for file in ["motion.tokens", "x/Motion.Tokens.JSON"] {
            #expect(DocumentKind(beginning: Array(text.utf8), ofFile: file) == kind)
        }
        #expect(DocumentKind(beginning: Array(text.utf8), ofFile: "tokens.json") == .catalog)
    }
}
