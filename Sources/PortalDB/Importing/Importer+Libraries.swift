import PortalModel

/// References that a catalog keeps as foreign keys, so that libraries cannot fulfil them: a name that is only there must be
/// imported, too.
extension Importer {
    /// The finding that a preset starts from one that only a library has; `nil` if it does not.
    func baseOfLibrary(of name: Preset.ID) throws -> Finding? {
        guard !catalog.attachedLibraries.isEmpty, let base = try store.preset(name)?.animation.preset,
            try store.preset(base) == nil, let file = try catalog.names.preset(base)?.origin.library
        else { return nil }
        return finding("preset '\(name)'", "it starts from preset '\(base)'", file)
    }

    /// The finding that a pop-up names settings that only a library has; `nil` if no library has them either.
    func settingsOfLibrary(_ name: PopupSettings.ID, of subject: String) throws -> Finding? {
        guard let file = try catalog.names.popupSettings(name)?.origin.library else { return nil }
        return finding(subject, "it has pop-up settings '\(name)'", file)
    }

    private func finding(_ subject: String, _ need: String, _ file: LibraryFile) -> Finding {
        UnknownNames.error(
            subject, JSONPath(), "\(need), which only the library '\(file.path)' has", "import that, too")
    }
}
