/// What was given for each option, in the order of the words. They are few: a dictionary would cost a start more than it
/// saves.
struct GivenOptions: Sendable {
    private var given: [(name: String, values: [String])] = []

    /// `nil` for an option that was not given.
    subscript(name: String) -> [String]? { given.first { $0.name == name }?.values }

    mutating func append(_ value: String, for name: String) {
        if let place = given.firstIndex(where: { $0.name == name }) {
            given[place].values.append(value)
        } else {
            given.append((name, [value]))
        }
    }
}
