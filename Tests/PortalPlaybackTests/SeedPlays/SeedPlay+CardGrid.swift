extension SeedPlay {
    static let cardGrid = [
        SeedPlay(
            "card-grid/open-dawn", first: 0, "activated dawn-card", last: 3 + 58 + 1 + 1 + 55,
            "completed dawn-card false",
            "delay 3; flight by .smooth(duration: 0.3): 58; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 55"),
        SeedPlay(
            "card-grid/open-harbour", first: 0, "activated harbour-card", last: 3 + 58 + 1 + 1 + 55,
            "completed harbour-card false",
            "delay 3; flight by .smooth(duration: 0.3): 58; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 55"),
        SeedPlay(
            "card-grid/open-meadow", first: 0, "activated meadow-card", last: 3 + 57 + 1 + 1 + 55,
            "completed meadow-card false",
            "delay 3; flight by .smooth(duration: 0.3): 57; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 55"),
        SeedPlay(
            "card-grid/open-dunes", first: 0, "activated dunes-card", last: 3 + 57 + 1 + 1 + 55,
            "completed dunes-card false",
            "delay 3; flight by .smooth(duration: 0.3): 57; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 55"),
        SeedPlay(
            "card-grid/open-glacier", first: 0, "activated glacier-card", last: 3 + 55 + 1 + 1 + 56,
            "completed glacier-card false",
            "delay 3; flight by .smooth(duration: 0.3): 55; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 56"),
        SeedPlay(
            "card-grid/open-dusk", first: 0, "activated dusk-card", last: 3 + 56 + 1 + 1 + 57,
            "completed dusk-card false",
            "delay 3; flight by .smooth(duration: 0.3): 56; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 57"),
        SeedPlay(
            "card-grid/selection", first: 0, "activated dawn-card", last: 3 + 58 + 1 + 1 + 55,
            "completed dawn-card false",
            "delay 3; flight by .smooth(duration: 0.3): 58; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 55"),
        SeedPlay(
            "card-grid/open-and-close", first: 0, "activated harbour-card", last: 72 + 55,
            "completed harbour-card false",
            "deactivated at 1.2 s: 72; return by .smooth(duration: 0.3): 55"),
        SeedPlay(
            "card-grid/hasty-reverse", first: 0, "activated dawn-card", last: 9 + 54, "completed dawn-card false",
            "deactivated at 0.15 s: 9; return by .smooth(duration: 0.3): 54"),
        SeedPlay(
            "card-grid/turn-twice", first: 0, "activated glacier-card", last: 90 + 56, "completed glacier-card false",
            "deactivated at 1.5 s: 90; return by .smooth(duration: 0.3): 56"),
        SeedPlay(
            "card-grid/change-of-mind", first: 0, "activated dunes-card", last: 72 + 57, "completed dusk-card false",
            "selection null at 1.2 s: 72; return by .smooth(duration: 0.3): 57"),
        SeedPlay(
            "card-grid/scrolled-meanwhile", first: 0, "activated meadow-card", last: 72 + 55,
            "completed meadow-card false",
            "deactivated at 1.2 s: 72; return by .smooth(duration: 0.3): 55"),
        SeedPlay(
            "card-grid/deleted-on-the-way-back", first: 0, "activated dusk-card", last: 60 + 57,
            "completed dusk-card false",
            "deactivated at 1 s: 60; return by .smooth(duration: 0.3): 57"),
    ]
}
