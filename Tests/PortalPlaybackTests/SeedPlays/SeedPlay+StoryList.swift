extension SeedPlay {
    static let storyList = [
        SeedPlay(
            "story-list/read-aurora", first: 0, "activated aurora-image", last: 3 + 64 + 1 + 1 + 64,
            "completed aurora false",
            "delay 3; flight by .smooth(duration: 0.35): 64; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 64"),
        SeedPlay(
            "story-list/read-orchard", first: 0, "activated orchard-image", last: 3 + 64 + 1 + 1 + 64,
            "completed orchard false",
            "delay 3; flight by .smooth(duration: 0.35): 64; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 64"),
        SeedPlay(
            "story-list/read-lighthouse", first: 0, "activated lighthouse-image", last: 3 + 64 + 1 + 1 + 64,
            "completed lighthouse false",
            "delay 3; flight by .smooth(duration: 0.35): 64; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 64"),
        SeedPlay(
            "story-list/read-railway", first: 0, "activated railway-image", last: 3 + 65 + 1 + 1 + 64,
            "completed railway false",
            "delay 3; flight by .smooth(duration: 0.35): 65; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 64"),
        SeedPlay(
            "story-list/read-archive", first: 0, "activated archive-image", last: 3 + 65 + 1 + 1 + 64,
            "completed archive false",
            "delay 3; flight by .smooth(duration: 0.35): 65; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 64"),
        SeedPlay(
            "story-list/unfold-aurora", first: 0, "activated aurora-image", last: 3 + 5 + 62 + 1 + 1 + 64,
            "completed aurora false",
            "delay 3; stagger 5; flight by .smooth(duration: 0.35): 62; layer hidden 1; back in the next frame: "
                + "1; return by .smooth(duration: 0.35): 64"),
        SeedPlay(
            "story-list/open-and-close", first: 0, "activated lighthouse-image", last: 72 + 64,
            "completed lighthouse false",
            "deactivated at 1.2 s: 72; return by .smooth(duration: 0.35): 64"),
        SeedPlay(
            "story-list/hasty-reverse", first: 0, "activated orchard-image", last: 11 + 63, "completed orchard false",
            "deactivated at 0.18 s: 11; return by .smooth(duration: 0.35): 63"),
        SeedPlay(
            "story-list/read-two", first: 0, "activated aurora-image", last: 168 + 65, "completed archive false",
            "deactivated at 2.8 s: 168; return by .smooth(duration: 0.35): 65"),
        SeedPlay(
            "story-list/list-updates-while-reading", first: 0, "activated railway-image", last: 60 + 64,
            "completed railway false",
            "deactivated at 1 s: 60; return by .smooth(duration: 0.35): 64"),
    ]
}
