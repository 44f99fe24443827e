import PortalModel
import PortalMotion

/// A spring is as stiff as it is written: SwiftUI integrates none that is stiffer than its steps can follow.
enum ShortResponses: AnimationRule {
    static let code = "P205"

    /// A text that starts from a preset has the preset's spring, which is a finding of its own.
    static func finding(_ use: WrittenAnimation, _ animation: Animation) -> Finding? {
        guard !use.text.isReference,
            case .fluidSpring(let response, _, _) = MotionParameters(animation.base),
            response < Animation.shortestResponse
        else { return nil }
        return warning(
            use.subject, use.path,
            "the response of '\(use.text)' is \(response.shortestText) s, but no spring moves faster than one of "
                + "\(Animation.shortestResponse.text(places: 4)) s: \(consequence(of: response))",
            "use a response or duration of 0.03 s or more")
    }

    private static func consequence(of response: Double) -> String {
        guard response > 0 else { return "this one is not immediate" }
        let ratio = Animation.shortestResponse / response
        return "this one is \((ratio * ratio).text(places: 2)) times softer than written"
    }
}
