import PortalCatalog
import PortalMotion
import PortalSQLite
import PortalSystem

/// Why something could not be done with a catalog.
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What a caller can do about it; the command's exit codes follow it.
    public enum Kind: Sendable {
        /// What was given, or what the file holds, is wrong.
        case badData
        /// A file or a named thing is not there.
        case missing
        /// The file cannot be made or written.
        case cannotCreate
        case inputOutput
        /// Another program uses the file: try again.
        case busy
    }

    public var kind: Kind
    public var description: String

    public init(kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    static func unknown(_ thing: String, _ name: String, among names: [String]) -> CatalogError {
        let hint = suggestionText(for: name, among: names).map { "; \($0)" } ?? ""
        return CatalogError(kind: .missing, "there is no \(thing) '\(name)'\(hint)")
    }
}

/// Runs a body whose errors are those of the layers below, and throws them as errors of the facade.
func translating<Result>(_ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch let error as SQLiteError {
        throw CatalogError(kind: error.kind, error.description)
    } catch let error as CatalogFileError {
        throw CatalogError(kind: error.kind, error.description)
    } catch let error as SystemError {
        throw CatalogError(kind: CatalogError.Kind(error), error.description)
    } catch let error as NameInUseError {
        throw CatalogError(kind: .badData, error.description)
    } catch let error as LastVersionError {
        throw CatalogError(kind: .badData, error.description)
    }
}

extension SQLiteError {
    fileprivate var kind: CatalogError.Kind {
        if isBusy || hasMoved { return .busy }
        if isReadOnly || cannotOpen { return .cannotCreate }
        let isOfContent = isDamage || isMismatch || isConstraint || isInterruption || isTooLarge || isDenied
        return isOfContent ? .badData : .inputOutput
    }
}

extension CatalogFileError {
    fileprivate var kind: CatalogError.Kind {
        switch reason {
        case .missing, .empty, .sceneIsGone: .missing
        case .notWritable, .newerMinor, .mustBeUpgraded, .hasSideFile: .cannotCreate
        case .notAFile, .notADatabase, .foreign, .newerMajor, .ledgerDiffers, .schemaDiffers, .migrationFailed,
            .damaged, .untrusted:
            .badData
        }
    }
}

extension CatalogError.Kind {
    package init(_ error: SystemError) {
        self =
            switch error.kind {
            case .missing: .missing
            case .cannotCreate: .cannotCreate
            case .inputOutput: .inputOutput
            case .busy: .busy
            }
    }
}
