import PortalDB

extension Catalog {
    /// What a text means; or why nothing, as without a library that it needs.
    func meaning(of text: AnimationText) throws -> Result<Animation, ResolutionError> {
        do {
            return .success(try animation(text))
        } catch let error as ResolutionError {
            return .failure(error)
        }
    }

    /// How pop-ups with settings look: as they do by default, where a library has them that is not at hand.
    func look(of settings: PopupSettings.ID) throws -> PopupStyle {
        do {
            return try popupSettings(settings).style
        } catch let error as CatalogError where error.kind == .missing {
            return PopupStyle()
        }
    }
}

extension CatalogError {
    /// - Parameter play: as `card-grid/open-1`.
    init(_ reason: Unplayable, play: String) {
        self.init(kind: .badData, "\(play) cannot be played: \(reason); '\(reason.examiner)' says more")
    }
}

extension Unplayable {
    /// The command that finds it in the catalog: the order of steps is no matter of meaning, and no rule is about it.
    fileprivate var examiner: String { if case .plan(.unorderedSteps) = self { "doctor" } else { "check" } }
}

extension Result<Animation, ResolutionError> {
    /// As details have it.
    var words: String {
        switch self {
        case .success(let animation): animation.description
        case .failure(let error): "nothing: \(error)"
        }
    }
}
