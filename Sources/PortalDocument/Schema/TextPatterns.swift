import PortalMotion

/// The texts of a document, as regular expressions: what they refuse the reader refuses too.
enum TextPatterns {
    static var definitions: [(key: String, value: SchemaValue)] {
        [
            (
                "name",
                [
                    "title": "Name", "type": "string", "maxLength": 200, "pattern": .text("^\(name(before: "$"))$"),
                    "description": """
                    At most 200 characters; no control characters, '{' or '}'; does not start with '.' or \
                    'Animation.' nor end in '@' and digits. '/' groups.
                    """,
                ]
            ),
            ("namespace", ["title": "Namespace", "anyOf": [["const": ""], .name]]),
            (
                "animation",
                [
                    "title": "Animation", "type": "string",
                    "description": "SwiftUI's notation, the name of a preset, or '{name}' with modifiers after it.",
                    "examples": [".smooth(duration: 0.4)", "hero/open", "{hero/open}.delay(0.1)"],
                    "anyOf": [
                        ["pattern": .text("^\(space)(Animation)?\\.(\(bases))\(space)(\(call))?\(modifiers)\(space)$")],
                        ["pattern": .text("^\(space)\\{\(name(before: "\\}"))\\}\(modifiers)\(space)$")],
                        ["pattern": .text("^(?!\(space)(Animation)?\\.)(?!\(space)$)\(name(before: "$"))$")],
                    ],
                ]
            ),
            (
                "color",
                [
                    "title": "Colour", "type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
                    "description": "#RRGGBB or #RRGGBBAA.",
                ]
            ),
            (
                "fill",
                [
                    "title": "Fill", "description": "A colour, or the list of a gradient's colours.",
                    "anyOf": [.reference("color"), .filledList(of: .reference("color"))],
                ]
            ),
        ]
    }

    private static let space = "[\\t-\\r ]*"
    private static let call = "\\([^\\(\\)]*\\)"
    private static let bases = Animation.Base.names.joined(separator: "|")
    private static let modifiers =
        "(\(space)\\.(\(Animation.Modifier.names.joined(separator: "|")))\(space)\(call))*"

    /// A name that stands before something.
    private static func name(before end: String) -> String {
        "(?!\\.|Animation\\.)(?![^\\{\\}]*@[0-9]+\(end))[^\\{\\}\\u0000-\\u001F\\u007F-\\u009F]{1,200}"
    }
}
