extension SeedPlay {
    static let portalNavigation = [
        SeedPlay(
            "portal-navigation/path", first: 0, "activated portal-1", last: 4 + 36 + 1 + 36, "completed portal-1 false",
            "delay 4; flight of 0.4 + 0.2 s: 36; back in the next frame: 1; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-navigation/push-and-pop", first: 0, "activated portal-1", last: 90 + 36, "completed portal-1 false",
            "selection null at 1.5 s: 90; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-navigation/one-after-the-other", first: 0, "activated portal-1", last: 270 + 36,
            "completed portal-2 false",
            "selection null at 4.5 s: 270; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-navigation/replace-the-top", first: 0, "activated portal-1", last: 120 + 36,
            "completed portal-2 false",
            "selection null at 2 s: 120; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-navigation/swipe-back-at-once", first: 0, "activated portal-2", last: 12 + 36,
            "completed portal-2 false",
            "selection null at 0.2 s: 12; return of 0.4 + 0.2 s: 36"),
    ]
}
