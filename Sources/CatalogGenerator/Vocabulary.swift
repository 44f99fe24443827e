/// The words that apps are made of.
enum Vocabulary {
    static let areas = [
        "account", "alarm", "banking", "calendar", "camera", "checkout", "contacts", "cooking", "fitness", "health",
        "library", "mail", "maps", "messages", "music", "news", "notes", "onboarding", "photos", "podcasts", "shop",
        "tickets", "travel", "weather",
    ]

    static let screens = [
        "album", "archive", "article", "basket", "board", "card", "chart", "compose", "day-view", "detail", "editor",
        "favourites", "feed", "filter", "gallery", "goal", "history", "inbox", "invite", "item", "journal", "map-pin",
        "now-playing", "order", "player", "profile", "recipe", "search", "settings", "summary", "timer", "wallet",
    ]

    static let things = [
        "amber", "birch", "cedar", "coral", "dawn", "delta", "dune", "ember", "fern", "fjord", "garnet", "glacier",
        "harbour", "heath", "indigo", "island", "juniper", "lagoon", "larch", "maple", "meadow", "mesa", "moss",
        "oasis",
        "opal", "orchid", "pebble", "prairie", "quartz", "reef", "ridge", "river", "saffron", "sierra", "spruce",
        "summit", "thistle", "tundra", "valley", "willow",
    ]

    static let actions = ["Continue", "Not now", "Delete", "Share", "Try again", "Keep", "Undo", "Tell me more"]

    static func title(_ name: String) -> String {
        let words = name.split { $0 == "-" || $0 == "/" }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
