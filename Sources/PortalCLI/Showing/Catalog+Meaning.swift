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
