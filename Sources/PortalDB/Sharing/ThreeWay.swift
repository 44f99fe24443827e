import PortalModel

/// Where something of a library has changed since it was imported.
enum Progress {
    /// Not there; perhaps here.
    case none
    case there
    case onBothSides
    /// What has changed there is here already, whoever wrote it.
    case arrivedHereToo
}

extension Importer {
    /// Compares three contents, each in the library's names: what its file had, what that has now, and what is here.
    func progress<Element>(
        of arrival: Arrival<Element>, since origin: Provenance, _ origins: LibraryOrigins
    ) throws -> Progress {
        // What is here need not be read: nearly everything of a newer file is as it was.
        if arrival.digest == origin.theirDigest { return .none }
        guard let present = try Element.find(origin.name, in: store) else { return .there }
        if try origins.digest(of: present, knownAs: origin) == arrival.digest { return .arrivedHereToo }
        return try origins.isUnedited(present, knownAs: origin) ? .there : .onBothSides
    }
}
