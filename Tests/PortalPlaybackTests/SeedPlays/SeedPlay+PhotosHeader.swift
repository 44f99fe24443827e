extension SeedPlay {
    static let photosHeader = [
        SeedPlay(
            "photos-header/photos",
            "no event: scrolls to the end of the range in 0.5 s, so that letting go finds progress 1"),
        SeedPlay(
            "photos-header/scroll-through", "no event: let go at 70, beyond 80 / 3 + 40, and at 0: nothing is half way"),
        SeedPlay(
            "photos-header/stop-half-way-down", first: 12, "snapped photos 1", last: 12, "snapped photos 1",
            "let go at 0.2 s: 12; on the way down: to 1"),
        SeedPlay(
            "photos-header/stop-half-way-up", first: 42, "snapped photos 0", last: 42, "snapped photos 0",
            "let go at 0.7 s: 42; on the way up: to 0"),
        SeedPlay(
            "photos-header/hesitate", first: 9, "snapped photos 1", last: 36, "snapped photos 0",
            "let go at 0.6 s: 36; down: to 1; 47 keeps it, 46 releases it on the way up: to 0"),
        SeedPlay(
            "photos-header/cover-removed", first: 18, "snapped photos 1", last: 18, "snapped photos 1",
            "let go at 0.3 s: 18; on the way down: to 1"),
    ]
}
