import PortalModel
import PortalMotion

/// A token's value that stands for an animation beside it, which says more.
struct TokenStandIn {
    var value: Animation
    /// The preset that the value is an alias of.
    var alias: AnimationText?
    var animation: AnimationText
    /// Of the animation.
    var place: TokenNode
    /// How far the value was from the animation when both were written, as a part of the distance.
    var error: Double
}

extension TokenSet {
    /// Reports every value that is not what an export writes for the animation: another tool has changed one of them.
    ///
    /// - Parameter presets: those of each file; what starts from another one is known in the catalog only.
    func checkStandIns(among presets: [[Preset]]) {
        let meanings = presets.map { TokenMeanings(of: $0) }
        for standIn in standIns {
            let own = [meanings[standIn.place.file]] + meanings
            guard let exact = own.meaning(of: standIn.animation), exact != standIn.value else { continue }
            if let alias = standIn.alias, own.meaning(of: alias) == exact { continue }
            if TokenCourse(of: standIn.value).isNear(TokenCourse(of: exact), error: standIn.error) { continue }
            fault(
                "\(standIn.animation) does not go with the token's value, \(standIn.value); "
                    + "remove this extension to take the value", at: standIn.place)
        }
    }
}

/// The animations of a file's presets, by their names.
private struct TokenMeanings {
    let texts: [String: AnimationText]

    init(of presets: [Preset]) {
        texts = Dictionary(presets.map { ($0.name.rawValue, $0.animation) }) { first, _ in first }
    }
}

extension [TokenMeanings] {
    /// What an animation is, given the presets that it starts from; `nil` if one of them is not here, or there are more
    /// than a catalog follows.
    fileprivate func meaning(of text: AnimationText) -> Animation? {
        var expressions: [AnimationExpression] = []
        var text = text
        while expressions.count <= TokenSet.chainLimit, let expression = try? AnimationExpression(text.description) {
            expressions.append(expression)
            guard let name = expression.reference else {
                return expressions.reversed().reduce(nil) { $1.resolved($0) }
            }
            guard let next = lazy.compactMap({ $0.texts[name] }).first else { return nil }
            text = next
        }
        return nil
    }
}
