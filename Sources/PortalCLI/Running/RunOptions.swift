import PortalDB

extension Option where Value == Int? {
    static let jobs = Option.optional(
        "jobs", short: "j", .whole(1...256, "N"), "Plays at once; as many as there are processors without it")
}

extension Option where Value == Shard? {
    static let shard = Option.optional(
        "shard", .shard, "Only the K-th of N parts, by the plays' names: for one of N machines")
}

extension Option where Value == String? {
    static let tag = Option.optional("tag", .text("TAG"), "Only plays that move with a preset of this tag")
}

extension Option<Bool> {
    static let verbose = Option.flag("verbose", short: "v", "Say everything")
}

extension ValueForm<Shard> {
    static let shard = ValueForm(
        valueName: "K/N", nature: "K/N with K from 1 to N, as 2/5",
        read: { word in
            let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            return numbers.count == 2 ? Shard(numbers[0], of: numbers[1]) : nil
        },
        spell: { "\($0.number)/\($0.count)" })
}

extension Invocation {
    /// The plays that the arguments, `--tag` and `--shard` mean.
    var selection: PlaySelection {
        PlaySelection(arguments, tag: self[.tag], shard: self[.shard])
    }
}
