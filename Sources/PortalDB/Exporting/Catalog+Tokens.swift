import PortalDocument
import PortalModel
import PortalMotion

/// What an export of design tokens has in it.
public struct TokenExportSummary: Hashable, Sendable {
    public var presetCount = 0
    /// How many of these were not selected, but are needed.
    public var dependencyCount = 0
    /// How many presets have a curve that is only near: the closest one to a spring. The exact animation is beside it.
    public var standInCount = 0
    /// How far the worst of these curves is from its animation, as a part of the distance.
    public var largestError = 0.0
    /// How many presets repeat, of which the curve is one pass.
    public var repeatingCount = 0
    /// Pop-up settings and scenes that were selected or needed; tokens cannot say them.
    public var leftOutCount = 0
}

extension Catalog {
    /// Writes presets as design tokens in the W3C community group's format: each as a transition under the path that its
    /// name is, and its exact animation among the token's extensions. ``importDocuments(_:_:)`` reads the same presets from
    /// them.
    ///
    /// - Throws: ``RefusedChange`` if something would dangle, ``CatalogError``, and what `write` throws.
    @discardableResult
    public func exportTokens(
        _ selection: ExportSelection = .everything, _ write: ([UInt8]) throws -> Void
    ) throws -> TokenExportSummary {
        try translating {
            try store.snapshot {
                var summary = TokenExportSummary()
                var presets: [Preset] = []
                let exported = try forEachElement(of: selection) { element in
                    if case .preset(let preset) = element { presets.append(preset) }
                }
                summary.presetCount = presets.count
                summary.dependencyCount = exported.neededPresetCount
                summary.leftOutCount = exported.popupSettingsCount + exported.sceneCount
                var writer = TokenWriter()
                var resolver = resolver()
                for preset in presets { writer.add(preset, animation: try resolved(preset, &resolver)) }
                try write(writer.text())
                summary.standInCount = writer.standIns.count
                summary.largestError = writer.standIns.largestError
                summary.repeatingCount = writer.standIns.repeating
                return summary
            }
        }
    }

    private func resolved(_ preset: Preset, _ resolver: inout AnimationResolver) throws -> Animation {
        do {
            return try resolver.animation(of: preset.name)
        } catch let error as ResolutionError {
            let remedy = error.remedy.map { "; \($0)" } ?? ""
            throw CatalogError(kind: .badData, "preset '\(preset.name)': \(error)\(remedy)")
        }
    }
}
