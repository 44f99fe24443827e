import PortalCatalog
import PortalDocument
import PortalModel

/// What has a name in a catalog and can come from a file: presets, pop-up settings and scenes.
protocol SharedElement: Hashable {
    static var kind: Provenance.Kind { get }
    /// The part of a summary that counts it.
    static var counts: WritableKeyPath<ImportSummary, ImportSummary.Counts> { get }

    /// The name, whatever it is the name of.
    var sharedName: String { get set }
    var element: CatalogElement { get }
    /// The presets and settings that it names.
    var references: Set<ElementKey> { get }

    /// - Returns: `nil` for an element of another kind.
    init?(_ element: CatalogElement)
    func renaming(_ names: Renaming) -> Self
    static func find(_ sharedName: String, in store: CatalogStore) throws -> Self?
    /// Where nothing has the name.
    func insert(into store: CatalogStore) throws
    /// In the place of what may have the name.
    func put(into store: CatalogStore) throws
}

/// What tells things of one file apart.
struct ElementKey: Hashable {
    var kind: Provenance.Kind
    var sharedName: String
}

extension SharedElement {
    var key: ElementKey { ElementKey(kind: Self.kind, sharedName: sharedName) }

    /// As a document would have given it.
    ///
    /// - Throws: ``DocumentError`` if no document could.
    func readBack(from file: String) throws(DocumentError) -> Self {
        Self(try element.readBack(from: file)) ?? self
    }
}

extension Provenance.Kind {
    /// What one is called in a message.
    package var noun: String {
        switch self {
        case .preset: "preset"
        case .popupSettings: "pop-up settings"
        case .scene: "scene"
        }
    }

    /// The noun with its article, if it has one.
    var nounPhrase: String { self == .popupSettings ? noun : "a \(noun)" }
}

extension Preset: SharedElement {
    static var kind: Provenance.Kind { .preset }
    static var counts: WritableKeyPath<ImportSummary, ImportSummary.Counts> { \.presets }

    var sharedName: String {
        get { name.rawValue }
        set { name = ID(rawValue: newValue) }
    }

    var element: CatalogElement { .preset(self) }

    init?(_ element: CatalogElement) {
        guard case .preset(let content) = element else { return nil }
        self = content
    }

    static func find(_ sharedName: String, in store: CatalogStore) throws -> Preset? {
        try store.preset(ID(rawValue: sharedName))
    }

    func insert(into store: CatalogStore) throws { try store.put(self) }
    func put(into store: CatalogStore) throws { try store.put(self) }
}

extension PopupSettings: SharedElement {
    static var kind: Provenance.Kind { .popupSettings }
    static var counts: WritableKeyPath<ImportSummary, ImportSummary.Counts> { \.popupSettings }

    var sharedName: String {
        get { name.rawValue }
        set { name = ID(rawValue: newValue) }
    }

    var element: CatalogElement { .popupSettings(self) }

    init?(_ element: CatalogElement) {
        guard case .popupSettings(let content) = element else { return nil }
        self = content
    }

    static func find(_ sharedName: String, in store: CatalogStore) throws -> PopupSettings? {
        try store.popupSettings(ID(rawValue: sharedName))
    }

    func insert(into store: CatalogStore) throws { try store.insert(self) }
    func put(into store: CatalogStore) throws { try store.put(self) }
}

extension Scene: SharedElement {
    static var kind: Provenance.Kind { .scene }
    static var counts: WritableKeyPath<ImportSummary, ImportSummary.Counts> { \.scenes }

    var sharedName: String {
        get { name.rawValue }
        set { name = ID(rawValue: newValue) }
    }

    var element: CatalogElement { .scene(self) }

    init?(_ element: CatalogElement) {
        guard case .scene(let content) = element else { return nil }
        self = content
    }

    static func find(_ sharedName: String, in store: CatalogStore) throws -> Scene? {
        try store.scene(ID(rawValue: sharedName))
    }

    func insert(into store: CatalogStore) throws { try store.insert(self) }
    func put(into store: CatalogStore) throws { try store.put(self) }
}
