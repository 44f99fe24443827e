import PortalDocument
import PortalModel

/// One thing that a document brings, or what is wrong with it beside the others.
enum ArrivingElement {
    case preset(Preset, ElementPlace)
    case popupSettings(PopupSettings, ElementPlace)
    case scene(ArrivingScene)
    case extensions(RawJSON, ElementPlace)
    case fault(DocumentIssue)

    init(_ element: CatalogElement, at place: ElementPlace, _ motion: inout DocumentMotion) {
        switch element {
        case .preset(let preset):
            motion.learn(preset)
            self = .preset(preset, place)
        case .popupSettings(let settings):
            motion.learn(settings)
            self = .popupSettings(settings, place)
        case .scene(let scene):
            var arriving = ArrivingScene(scene, at: place)
            arriving.motion = motion.findings(in: arriving.index, arriving.writtenAnimations)
            self = .scene(arriving)
        case .extensions(let raw): self = .extensions(raw, place)
        }
    }
}

extension OpenableDocument {
    /// - Parameter handOn: takes an element and the size of its text, and says whether more is wanted.
    /// - Throws: ``DocumentError`` with what the reader has found, when all before was handed on.
    func readElements(_ handOn: (ArrivingElement, _ size: Int) -> Bool) throws {
        let reader = DocumentReader(source: try open(), file: name)
        var names = DocumentNames()
        var motion = DocumentMotion()
        while let element = try reader.next() {
            let text = reader.keptText()
            let place = ElementPlace(file: name, element: reader.path, text: text)
            let issue = names.issue(of: element, in: reader)
            let arriving = issue.map { .fault($0) } ?? ArrivingElement(element, at: place, &motion)
            guard handOn(arriving, text.byteCount) else { return }
        }
    }
}
