extension SeedPlay {
    static let delayedLines = [
        SeedPlay(
            "delayed-lines/lines", first: 0, "appeared lines", last: 66, "settled lines",
            "last view 0.1 + 2 * 0.2 + 0.6 s: over after 66 since in doubles 1.1 - 0.5 > 0.6"),
        SeedPlay(
            "delayed-lines/buttons", first: 0, "appeared buttons", last: 61, "settled buttons",
            "last view 0.1 + 1 * 0.1 + 0.8 s: over after 61"),
        SeedPlay(
            "delayed-lines/lines-then-buttons", first: 0, "appeared lines", last: 66 + 61, "settled buttons",
            "appeared at 1.1 s: 66; last view 0.1 + 1 * 0.1 + 0.8 s: over after 61"),
        SeedPlay(
            "delayed-lines/all-together", first: 0, "appeared lines", last: 66, "settled lines",
            "appeared at 0; last view 0.1 + 2 * 0.2 + 0.6 s: over after 66 since in doubles 1.1 - 0.5 > 0.6"),
        SeedPlay(
            "delayed-lines/appear-twice", first: 0, "appeared lines", last: 66, "settled lines",
            "appeared at 0; last view 0.1 + 2 * 0.2 + 0.6 s: over after 66 since in doubles 1.1 - 0.5 > 0.6"),
    ]
}
