import PortalModel

/// What of a catalog is exported.
///
/// ```swift
/// let cards = ExportSelection(presets: ["hero/*"], scenes: ["card-grid"])
/// ```
public struct ExportSelection: Hashable, Sendable {
    /// Names, or patterns with `*`, `?` and `[a-z]`.
    public var presets: [String]
    public var popupSettings: [String]
    public var scenes: [String]
    /// Whether what the selected things need comes along: the presets and settings that they name, and so on. Otherwise an
    /// export that would lack any of it is refused.
    public var includesDependencies: Bool

    public init(
        presets: [String] = [], popupSettings: [String] = [], scenes: [String] = [], includesDependencies: Bool = true
    ) {
        self.presets = presets.map(NameRules.normalized)
        self.popupSettings = popupSettings.map(NameRules.normalized)
        self.scenes = scenes.map(NameRules.normalized)
        self.includesDependencies = includesDependencies
    }

    /// The whole catalog, with its own free data.
    public static let everything = ExportSelection()

    /// Nothing in particular is selected, which means everything.
    public var isWhole: Bool { presets.isEmpty && popupSettings.isEmpty && scenes.isEmpty }

    /// The catalog as it is, with what dangles in it.
    var isCopy: Bool { isWhole && includesDependencies }
}

/// What an export has in it.
public struct ExportSummary: Hashable, Sendable {
    public var presetCount = 0
    public var popupSettingsCount = 0
    public var sceneCount = 0
    /// How many of these were not selected, but are needed.
    public var dependencyCount = 0
    /// How many of the needed are presets.
    var neededPresetCount = 0
    /// What the file is called wherever it is imported; `nil` for a document.
    public var library: Library?
    /// What a copy of the whole catalog names, and neither the catalog nor a library has.
    public var danglingNames: [DanglingName] = []
}
