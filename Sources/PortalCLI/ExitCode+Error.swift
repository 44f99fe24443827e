import PortalDB
import PortalSystem

extension ExitCode {
    /// What an error means to the shell.
    init(_ error: any Error) {
        switch error {
        case let error as CatalogError: self = error.kind.exitCode
        case let error as SystemError: self = CatalogError.Kind(error).exitCode
        case is PlayOptionsError: self = .usage
        case is ResolutionError, is PlanError: self = .badData
        default: self = .inputOutput
        }
    }
}

extension CatalogError.Kind {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .badData: .badData
        case .missing: .noInput
        case .cannotCreate: .cannotCreate
        case .inputOutput: .inputOutput
        case .busy: .busy
        }
    }
}
