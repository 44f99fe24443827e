import PortalDocument
import PortalModel

/// Where an element that is imported stands, for what is said of it.
struct ElementPlace {
    private let file: String
    private let element: JSONPath
    private let textPlace: (JSONPath) -> TextPlace?
    /// Whether paths below the element mean nothing to whoever wrote the file.
    private var isOnePlace = false

    /// The present element of a document.
    init(_ reader: DocumentReader) {
        file = reader.file
        element = reader.path
        textPlace = { reader.place(of: $0) }
    }

    /// An element of a document that is read further meanwhile.
    init(file: String, element: JSONPath, text: PieceText) {
        self.file = file
        self.element = element
        textPlace = { text.place(of: $0) }
    }

    /// An element of a database, as `presets.hero/open`.
    init(file: String, element: JSONPath) {
        self.init(file: file, element: element, textPlaces: [:])
    }

    /// A token, of which every part is said to be wrong at its name.
    init(token: DocumentIssue) {
        file = token.file
        element = token.path
        textPlace = { _ in token.place }
        isOnePlace = true
    }

    private init(file: String, element: JSONPath, textPlaces: [JSONPath: TextPlace]) {
        self.file = file
        self.element = element
        textPlace = { textPlaces[$0] ?? textPlaces[JSONPath()] }
    }

    /// The same place for when the reader has gone on: only the element's own place and these are found then.
    func kept(with paths: [JSONPath]) -> ElementPlace {
        let places = ([JSONPath()] + paths).compactMap { path in textPlace(path).map { (path, $0) } }
        return ElementPlace(
            file: file, element: element, textPlaces: Dictionary(places, uniquingKeysWith: { first, _ in first }))
    }

    /// - Parameter path: below the element.
    func issue(at path: JSONPath, _ message: String) -> DocumentIssue {
        DocumentIssue(file: file, place: textPlace(path), path: isOnePlace ? element : element + path, message: message)
    }
}
