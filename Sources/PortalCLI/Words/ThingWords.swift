import PortalDB

extension Command.Argument {
    /// The kind of what the names after it mean.
    static let kind = Command.Argument(
        name: "KIND", count: .leading, choices: NamedThing.Kind.allCases.map(\.rawValue),
        summary: "What it is; it may be left out where the name is of one kind only")
}

extension Invocation {
    /// The kind, if it is given, and the words after it.
    ///
    /// - Parameter count: how many words there are at least without a kind.
    func names(atLeast count: Int) -> (kind: NamedThing.Kind?, names: [String]) {
        let kind = arguments.first.flatMap(NamedThing.Kind.init(rawValue:))
        return kind == nil || arguments.count <= count ? (nil, arguments) : (kind, Array(arguments.dropFirst()))
    }
}
