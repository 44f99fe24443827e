import Foundation
import PortalDocument
import PortalModel
import PortalPlayback
import PortalSystem
import TestSupport
import Testing

@testable import PortalDB

/// The seeds of the project, read once.
struct Seeds: Sendable {
    private(set) var scenes: [Scene] = []
    private var presets: [Preset.ID: AnimationText] = [:]
    private var settings: [PopupSettings.ID: PopupStyle] = [:]

    private static let all = Result { try Seeds() }

    static func get() throws -> Seeds { try all.get() }

    private init() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Project.seeds)
        for name in names.sorted() where name.hasSuffix(".json") {
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(Project.seeds)/\(name)")))
            let reader = DocumentReader(source: MemorySource(bytes), file: name)
            while let element = try reader.next() { add(element) }
        }
    }

    private mutating func add(_ element: CatalogElement) {
        switch element {
        case .preset(let preset): presets[preset.name] = preset.animation
        case .popupSettings(let named): settings[named.name] = named.style
        case .scene(let scene): scenes.append(scene)
        case .extensions: break
        }
    }

    func play(_ seed: SeedPlay, reduceMotion: Bool = false) throws -> Recording {
        PortalPlayback.play(try plan(seed), try PlayOptions(reduceMotion: reduceMotion))
    }

    func plan(_ seed: SeedPlay) throws -> Plan {
        let scene = try #require(scenes.first { $0.name.rawValue == seed.scene })
        return try plan(try #require(scene.plays.first { $0.name == seed.play }), of: scene)
    }

    func plan(_ play: Play, of scene: Scene) throws -> Plan {
        let resolver = AnimationResolver { presets[$0] }
        var builder = PlanBuilder(index: SceneIndex(scene), resolver: resolver, popupStyle: { settings[$0] })
        return try builder.plan(play)
    }
}
