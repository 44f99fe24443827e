extension SeedPlay {
    static let delayedRow = [
        SeedPlay(
            "delayed-row/chips", first: 0, "appeared chips", last: 73, "settled chips",
            "last view 0.1 + 6 * 0.05 + 0.8 s: over after 73"),
        SeedPlay(
            "delayed-row/lines", first: 0, "appeared lines", last: 91, "settled lines",
            "last view 0.1 + 4 * 0.2 + 0.6 s: over after 91"),
        SeedPlay(
            "delayed-row/cups", first: 0, "appeared cups", last: 61, "settled cups",
            "last view 0.1 + 2 * 0.15 + 0.6 s: over after 61"),
        SeedPlay(
            "delayed-row/chips-then-lines", first: 0, "appeared chips", last: 24 + 91, "settled lines",
            "appeared at 0.4 s: 24; last view 0.1 + 4 * 0.2 + 0.6 s: over after 91"),
        SeedPlay(
            "delayed-row/cups-on-their-shelf", first: 0, "appeared cups", last: 61, "settled cups",
            "appeared at 0; last view 0.1 + 2 * 0.15 + 0.6 s: over after 61"),
        SeedPlay(
            "delayed-row/moved-and-removed", first: 0, "appeared lines", last: 91, "settled lines",
            "appeared at 0; last view 0.1 + 4 * 0.2 + 0.6 s: over after 91"),
        SeedPlay(
            "delayed-row/asked-twice", first: 0, "appeared chips", last: 73, "settled chips",
            "appeared at 0; last view 0.1 + 6 * 0.05 + 0.8 s: over after 73"),
    ]
}
