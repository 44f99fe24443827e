import PortalDB
import PortalDocument

extension Catalog {
    /// What a preset's name, or an animation's text, means.
    func animation(words: String) throws -> Animation {
        do {
            return try animation(AnimationText(try AnimationExpression(words).description))
        } catch let error as NotationError {
            throw CatalogError(kind: .badData, "'\(words)' is neither a preset nor an animation: \(error)")
        }
    }
}
