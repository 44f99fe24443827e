extension SeedPlay {
    static let spinningRecord = [
        SeedPlay(
            "spinning-record/roll", first: 0, "activated record", last: 3 + 84 + 1 + 1 + 84, "completed record false",
            "delay 3; flight by .smooth(duration: 0.5): 84; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.5): 84"),
        SeedPlay(
            "spinning-record/hop", first: 0, "activated sleeve", last: 3 + 24 + 1 + 1 + 22, "completed sleeve false",
            "delay 3; flight by .bouncy(duration: 0.4) logically: 24; layer hidden 1; back in the next frame: 1; "
                + "return by .easeInOut(duration: 0.35) logically: 22"),
        SeedPlay(
            "spinning-record/roll-and-back", first: 0, "activated record", last: 96 + 84, "completed record false",
            "deactivated at 1.6 s: 96; return by .smooth(duration: 0.5): 84"),
        SeedPlay(
            "spinning-record/lifted-too-soon", first: 0, "activated record", last: 18 + 84, "completed record false",
            "deactivated at 0.3 s: 18; return by .smooth(duration: 0.5): 84"),
        SeedPlay(
            "spinning-record/hop-and-glide", first: 0, "activated sleeve", last: 72 + 22, "completed sleeve false",
            "deactivated at 1.2 s: 72; return by .easeInOut(duration: 0.35) logically: 22"),
        SeedPlay(
            "spinning-record/closed-while-it-still-hops", first: 0, "activated sleeve", last: 30 + 21,
            "completed sleeve false",
            "deactivated at 0.5 s: 30; return by .easeInOut(duration: 0.35) logically: 21. In doubles 0.8 - 0.45 "
                + "> 0.35"),
        SeedPlay(
            "spinning-record/back-and-forth", first: 0, "activated sleeve", last: 27 + 22, "completed sleeve false",
            "deactivated at 0.45 s: 27; return by .easeInOut(duration: 0.35) logically: 22"),
        SeedPlay(
            "spinning-record/a-call-comes-in", first: 0, "activated record", last: 96 + 84, "completed record false",
            "deactivated at 1.6 s: 96; return by .smooth(duration: 0.5): 84"),
        SeedPlay(
            "spinning-record/shelf-cleared", first: 0, "activated record", last: 156 + 3 + 84 + 1,
            "completed record true",
            "activated at 2.6 s: 156; delay 3; flight by .smooth(duration: 0.5): 84; layer hidden 1"),
    ]
}
