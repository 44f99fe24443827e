import PortalModel
import PortalMotion

/// A scene under check, with what its texts mean.
struct CheckedScene {
    let index: SceneIndex
    /// What the checks of motion look at.
    let writtenAnimations: [WrittenAnimation]
    private let animations: [AnimationText: Result<Animation, ResolutionError>]
    private let styles: [PopupSettings.ID: PopupStyle]

    init(
        index: SceneIndex, writtenAnimations: [WrittenAnimation] = [],
        animations: [AnimationText: Result<Animation, ResolutionError>] = [:],
        styles: [PopupSettings.ID: PopupStyle] = [:]
    ) {
        self.index = index
        self.writtenAnimations = writtenAnimations
        self.animations = animations
        self.styles = styles
    }

    /// Looks up what the scene names.
    ///
    /// - Parameters:
    ///   - uses: where the scene has animations.
    ///   - style: of settings; `nil` if there are none of the name.
    /// - Throws: what looking up throws.
    init(
        _ index: SceneIndex, _ uses: [WrittenAnimation], _ resolver: inout AnimationResolver,
        style: (PopupSettings.ID) throws -> PopupStyle?
    ) throws {
        var animations: [AnimationText: Result<Animation, ResolutionError>] = [:]
        for use in uses where animations[use.text] == nil {
            do {
                animations[use.text] = .success(try resolver.animation(use.text))
            } catch let error as ResolutionError {
                animations[use.text] = .failure(error)
            }
        }
        var styles: [PopupSettings.ID: PopupStyle] = [:]
        for name in index.scene.namedSettings where styles[name] == nil { styles[name] = try style(name) }
        self.init(index: index, writtenAnimations: uses, animations: animations, styles: styles)
    }

    /// Whether all was found that the scene names.
    var isResolved: Bool {
        animations.values.allSatisfy { (try? $0.get()) != nil }
            && index.scene.namedSettings.allSatisfy { styles[$0] != nil }
    }

    func findings(of rules: [any Rule.Type]) -> [Finding] { rules.flatMap { $0.findings(in: self) } }

    var scene: Scene { index.scene }

    func resolution(_ text: AnimationText) -> Result<Animation, ResolutionError>? { animations[text] }

    /// `nil` for a text that means no animation, which is a finding of its own.
    func animation(_ text: AnimationText) -> Animation? { try? animations[text]?.get() }

    /// The animation that a transition flies with; `nil` if its text means none.
    func animation(of transition: Transition) -> Animation? {
        transition.animation.map { animation($0) } ?? index.defaultAnimation(of: transition)
    }

    func popupStyle(_ name: PopupSettings.ID) -> PopupStyle? { styles[name] }
}

extension Scene {
    fileprivate var namedSettings: [PopupSettings.ID] {
        popups.compactMap { popup in
            if case .named(let name) = popup.settings { name } else { nil }
        }
    }
}
