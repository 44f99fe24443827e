import PortalCatalog
import PortalDocument
import PortalModel
import PortalSQLite

extension Catalog {
    /// Reads everything that a document of the catalog would have, and reads that document: what cannot be read is lost, and
    /// what is not read back would make an export that nobody can import.
    func examineElements(_ report: (Diagnosis) throws -> Void) throws {
        var echo = ElementEcho(from: path)
        var found: [Diagnosis] = []
        do {
            _ = try forEachElement(withScenes: true) { found += echo.faults(of: $0) }
        } catch let error as SQLiteError where !error.isBusy {
            // A page at a time is quick, but where one thing is damaged each is looked at alone.
            found = try allNames().flatMap { kind, name in
                try faults(of: "\(kind.noun) '\(name)'", &echo) { try element(of: kind, name) }
            }
            found += try faults(of: "the free data", &echo) { try store.extensions().map { .extensions($0) } }
        }
        for diagnosis in found { try report(diagnosis) }
    }

    private func allNames() throws -> [(kind: Provenance.Kind, name: String)] {
        var names: [(kind: Provenance.Kind, name: String)] = []
        try store.forEachName { names.append(($0, $1)) }
        return names
    }

    private func element(of kind: Provenance.Kind, _ name: String) throws -> CatalogElement? {
        switch kind {
        case .preset: try store.preset(Preset.ID(name)).map { .preset($0) }
        case .popupSettings: try store.popupSettings(PopupSettings.ID(name)).map { .popupSettings($0) }
        case .scene: try store.scene(Scene.ID(name)).map { .scene($0) }
        }
    }

    private func faults(
        of title: String, _ echo: inout ElementEcho, _ read: () throws -> CatalogElement?
    ) throws -> [Diagnosis] {
        do {
            return try read().map { echo.faults(of: $0) } ?? []
        } catch let error as SQLiteError where !error.isBusy {
            return [Diagnosis(.error, title, error.message, advice)]
        }
    }
}

private let advice = "another program wrote it; correct it there, or restore the file from a backup"

extension ElementEcho {
    fileprivate mutating func faults(of element: CatalogElement) -> [Diagnosis] {
        do {
            _ = try readBack(element)
            return []
        } catch {
            let title = element.title
            return error.issues.map { issue in
                let (message, head) = (issue.message.utf8, "\(title): ".utf8)
                let rest = message.starts(with: head) ? Substring(message.dropFirst(head.count)) : ""
                return Diagnosis(.error, title, rest.isEmpty ? issue.message : String(rest), advice)
            }
        }
    }
}
