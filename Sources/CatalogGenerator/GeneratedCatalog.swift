import PortalModel

/// A catalog as a company has it: as many scenes as are asked for, the presets that they share, each derived from
/// another, and no scene a copy of another one.
///
/// The same seed and count give the same elements, one after the other and in a document's order:
///
/// ```swift
/// for element in GeneratedCatalog(sceneCount: 1_000, seed: 1) { try writer.write(element) }
/// ```
package struct GeneratedCatalog: Sequence, Sendable {
    /// How many scenes in a row fly with a preset of the first of them.
    private static let family = 20

    package let sceneCount: Int
    package let seed: UInt64

    package init(sceneCount: Int, seed: UInt64) {
        self.sceneCount = sceneCount
        self.seed = seed
    }

    package func makeIterator() -> AnyIterator<CatalogElement> {
        let presets = SharedMotion.presets.map(CatalogElement.preset)
        let families = stride(from: 0, to: sceneCount, by: Self.family).lazy.map {
            CatalogElement.preset(preset(of: $0))
        }
        let settings = SharedMotion.popupSettings.map(CatalogElement.popupSettings)
        let scenes = (0..<sceneCount).lazy.map { CatalogElement.scene(scene(at: $0)) }
        var parts = [
            AnyIterator(presets.makeIterator()), AnyIterator(families.makeIterator()),
            AnyIterator(settings.makeIterator()), AnyIterator(scenes.makeIterator()),
        ][...]
        return AnyIterator {
            while let part = parts.first {
                if let element = part.next() { return element }
                parts.removeFirst()
            }
            return nil
        }
    }

    /// Neighbours in the document are in different areas, so that rows do not arrive in the order of names.
    private func place(at index: Int) -> (area: String, name: String) {
        let (areas, screens) = (Vocabulary.areas, Vocabulary.screens)
        let area = areas[index % areas.count]
        let screen = screens[index / areas.count % screens.count]
        let number = index / (areas.count * screens.count)
        return (area, number == 0 ? "\(area)/\(screen)" : "\(area)/\(screen)-\(number + 1)")
    }

    private func preset(of index: Int) -> Preset {
        var dice = Dice(seed: seed, stream: -1 - index)
        let (area, name) = place(at: index)
        let parent = SharedMotion.name(of: dice.pick(SharedMotion.tempos), in: area)
        let change =
            dice.chance(50) ? ".delay(\(dice.hundredths(in: 1...12)))" : ".speed(\(dice.hundredths(in: 80...110)))"
        return Preset(
            name: Preset.ID("\(name)/flight"), animation: AnimationText("{\(parent)}\(change)"),
            summary: dice.chance(40) ? "How \(Vocabulary.title(name).lowercased()) opens" : nil,
            tags: dice.chance(30) ? [area, dice.pick(["hero", "quiet", "playful"])] : [])
    }

    private func scene(at index: Int) -> Scene {
        var dice = Dice(seed: seed, stream: index)
        let (area, name) = place(at: index)
        let family = place(at: index - index % Self.family).name
        let motion =
            dice.chance(60) ? "\(family)/flight" : SharedMotion.name(of: dice.pick(SharedMotion.tempos), in: area)
        var scene = Scene(name: Scene.ID(name), title: Vocabulary.title(name), canvas: Size(width: 393, height: 852))
        scene.views = [.background(dice.pick(["#FFFFFF", "#F2F2F7", "#101418"]))]
        switch dice.number(in: 1...100) {
        case ...55: scene.addCards(flying: motion, &dice)
        case ...70: scene.addGroup(flying: motion, &dice)
        case ...84: scene.addPopups(&dice)
        case ...94: scene.addLines(&dice)
        default: scene.addHeader(&dice)
        }
        return scene
    }
}
