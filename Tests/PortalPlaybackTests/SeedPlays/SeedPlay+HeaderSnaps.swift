extension SeedPlay {
    static let headerSnaps = [
        SeedPlay("header-snaps/artist", "no event: scrolls to 30 + 40 in 0.5 s, so that letting go finds progress 1"),
        SeedPlay("header-snaps/album", "no event: scrolls to 5 + 40 in 0.5 s, so that letting go finds progress 1"),
        SeedPlay(
            "header-snaps/station",
            "no event: the accessory does not flow, so scrolls to 5 + 40; letting go finds progress 1"),
        SeedPlay(
            "header-snaps/divider", "no event: a third of no height is 0: scrolls to 40; letting go finds progress 1"),
        SeedPlay(
            "header-snaps/let-go-on-the-way-down", first: 12, "snapped artist 1", last: 12, "snapped artist 1",
            "let go at 0.2 s: 12; (44 - 30) / 40 = 0.35 on the way down: to 1"),
        SeedPlay(
            "header-snaps/let-go-on-the-way-up", first: 42, "snapped artist 0", last: 42, "snapped artist 0",
            "let go at 0.7 s: 42; (58 - 30) / 40 = 0.7 on the way up: to 0"),
        SeedPlay(
            "header-snaps/a-tremble-says-nothing", first: 9, "snapped artist 1", last: 9, "snapped artist 1",
            "let go at 0.15 s: 9; a move of 0.05 is none, so the way is still down: to 1"),
        SeedPlay(
            "header-snaps/keep-and-release", first: 6, "snapped artist 1", last: 126, "snapped artist 1",
            "let go at 2.1 s: 126; 0.5 down: 1; 60 keeps it; 59.95 releases at 0.74875, still on the way down: "
                + "1; 40 releases, 41 is down: 1"),
        SeedPlay(
            "header-snaps/nearest-at-one-half", first: 24, "snapped album 0", last: 24, "snapped album 0",
            "let go at 0.4 s: 24; (25 - 5) / 40 = 0.5 is not above 0.5: to 0"),
        SeedPlay(
            "header-snaps/nearest-above-one-half", first: 3, "snapped album 1", last: 3, "snapped album 1",
            "let go at 0.05 s: 3; (25.5 - 5) / 40 = 0.5125: to 1"),
        SeedPlay(
            "header-snaps/nearest-and-back", first: 18, "snapped album 1", last: 48, "snapped album 0",
            "let go at 0.8 s: 48; at 5 there is nothing to snap; 30 is 0.625: to 1; 20 releases at 0.375: to 0"),
        SeedPlay("header-snaps/left-in-between", "no event: let go at (25 - 5) / 40 = 0.5 with snapping none"),
        SeedPlay(
            "header-snaps/photo-removed", first: 18, "snapped artist 1", last: 18, "snapped artist 1",
            "let go at 0.3 s: 18; (40 - 30) / 40 = 0.25 on the way down: to 1"),
        SeedPlay(
            "header-snaps/a-line-without-area", first: 6, "snapped divider 0", last: 42, "snapped divider 1",
            "let go at 0.7 s: 42; starts at 0: 10 / 40 = 0.25: to 0; 26 releases at 0.65: to 1"),
        SeedPlay(
            "header-snaps/two-at-once", first: 24, "snapped artist 1", last: 24, "snapped album 0",
            "let go at 0.4 s: 24; artist (45 - 30) / 40 down: to 1; album (10 - 5) / 40 is nearest to 0"),
    ]
}
