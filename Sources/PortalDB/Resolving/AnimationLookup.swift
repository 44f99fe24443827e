import PortalModel
import PortalMotion

/// What many texts of a catalog mean, with each preset looked up at most once, and not at all if it is at hand.
package final class AnimationLookup {
    private var resolver: AnimationResolver
    private let atHand: Presets

    private final class Presets {
        var texts: [Preset.ID: AnimationText] = [:]
    }

    package init(in catalog: Catalog) {
        let presets = Presets()
        atHand = presets
        resolver = AnimationResolver { [names = catalog.names] name in
            try presets.texts[name] ?? names.preset(name)?.value.animation
        }
    }

    /// Presets that were read anyway.
    package func learn(_ presets: [Preset]) {
        for preset in presets { atHand.texts[preset.name] = preset.animation }
    }

    /// - Throws: ``ResolutionError``, ``CatalogError``.
    package func animation(_ text: AnimationText) throws -> Animation {
        try translating { try resolver.animation(text) }
    }
}
