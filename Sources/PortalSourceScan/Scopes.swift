import PortalMotion

/// What surrounds a place in Swift text, from the outside in.
struct Scopes {
    enum Kind: Hashable {
        case file, type, function, closure, block
    }

    /// What a name stands for.
    enum Binding: Hashable {
        /// A `let` with a value that is written out; `branch` is that of ``Scopes/branch``.
        case constant(Constant, branch: Int)
        /// Why its value is not known.
        case other(String)
    }

    enum Constant: Hashable {
        case number(Double)
        case animation(Animation)
    }

    /// What a delayed container says to the views in it; `nil`: not known.
    struct DelayedContainer: Hashable {
        var duration: Double?
        var step: Double?
    }

    struct Scope {
        var kind: Kind
        /// Of the type, and of the function or property, around everything in it.
        var typeName: String
        var functionName: String
        /// Whether what it returns is an animation.
        var returnsAnimation: Bool
        var container: DelayedContainer?
        var bindings: [String: Binding] = [:]
    }

    private(set) var stack = [Scope(kind: .file, typeName: "", functionName: "", returnsAnimation: false)]
    /// Which branch of the innermost `#if` this is; 0 outside.
    var branch = 0

    /// Names are looked up in so many scopes.
    private static let reach = 64

    var innermost: Scope { stack[stack.count - 1] }

    /// Whether what is declared here is a member of `Animation` in an extension at the top of the file.
    var isInAnimation: Bool { stack.count == 2 && innermost.kind == .type && innermost.typeName == "Animation" }

    /// Opens one that is like the one around it, and changes it.
    mutating func open(_ kind: Kind, _ change: (inout Scope) -> Void) {
        var scope = innermost
        scope.kind = kind
        scope.bindings = [:]
        if kind != .block { scope.returnsAnimation = false }
        change(&scope)
        stack.append(scope)
    }

    mutating func close() {
        if stack.count > 1 { stack.removeLast() }
    }

    /// A second meaning of a name makes both uncertain: it may be that of another branch.
    mutating func bind(_ name: String, _ binding: Binding) {
        let isKnown = innermost.bindings[name] != nil
        stack[stack.count - 1].bindings[name] = isKnown ? .other("'\(name)' is declared more than once") : binding
    }

    /// What a name means here. A type's own members end the search: others may be declared elsewhere.
    func meaning(of name: String) -> Binding {
        for scope in stack.suffix(Self.reach).reversed() {
            switch scope.bindings[name] {
            case .constant(_, let home) where home != 0 && home != branch:
                return .other("'\(name)' depends on '#if'")
            case let binding?: return binding
            case nil: break
            }
            if scope.kind == .type { break }
        }
        return .other("'\(name)' is declared elsewhere")
    }
}
