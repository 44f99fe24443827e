/// Why a play cannot be played.
public enum Unplayable: Error, Hashable, Sendable, CustomStringConvertible {
    /// An animation that it uses means nothing.
    case animation(ResolutionError)
    /// There is no plan of it.
    case plan(PlanError)

    public var description: String {
        switch self {
        case .animation(let error): error.description
        case .plan(let error): error.description
        }
    }
}

/// What a body makes of a play, or why the play cannot be played.
///
/// - Throws: what else the body throws.
package func ifPlayable<Success>(_ body: () throws -> Success) throws -> Result<Success, Unplayable> {
    do {
        return .success(try body())
    } catch let error as ResolutionError {
        return .failure(.animation(error))
    } catch let error as PlanError {
        return .failure(.plan(error))
    }
}
