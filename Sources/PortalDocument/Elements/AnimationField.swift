import PortalModel
import PortalMotion

extension AnimationText: DocumentValue {
    static func read(_ reader: inout ElementReader) throws(ScanStop) -> AnimationText? {
        _ = reader.skipSpace()
        let offset = reader.position
        guard let text = try reader.string("an animation, as \".smooth(duration: 0.3)\"") else { return nil }
        do throws(AnimationFault) {
            return try reader.animations.canonical(text)
        } catch {
            try reader.fault(error.message, at: offset)
            return nil
        }
    }
}

/// The canonical texts of the animations read last: few different ones make up most of a document.
struct AnimationCache {
    private static let capacity = 1024
    private var texts: [String: AnimationText] = [:]

    mutating func canonical(_ text: String) throws(AnimationFault) -> AnimationText {
        if let known = texts[text] { return known }
        let canonical = AnimationText(try Self.check(text).description)
        if texts.count >= Self.capacity { texts.removeAll(keepingCapacity: true) }
        texts[text] = canonical
        return canonical
    }

    private static func check(_ text: String) throws(AnimationFault) -> AnimationExpression {
        let expression: AnimationExpression
        do {
            expression = try AnimationExpression(NameRules.normalized(text))
        } catch {
            throw AnimationFault(message: "\(error)")
        }
        if let fault = expression.reference.flatMap(NameRules.fault) {
            throw AnimationFault(message: "the preset's name: \(fault)")
        }
        return expression
    }
}

/// Why a text is no animation, in words for a message.
struct AnimationFault: Error {
    var message: String
}
