extension SeedPlay {
    static let portalSheet = [
        SeedPlay(
            "portal-sheet/open-1", first: 0, "activated portal-1", last: 4 + 36 + 1 + 36, "completed portal-1 false",
            "delay 4; flight of 0.4 + 0.2 s: 36; back in the next frame: 1; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-sheet/open-2", first: 0, "activated portal-2", last: 4 + 36 + 1 + 36, "completed portal-2 false",
            "delay 4; flight of 0.4 + 0.2 s: 36; back in the next frame: 1; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-sheet/open-and-close", first: 0, "activated portal-1", last: 90 + 36, "completed portal-1 false",
            "deactivated at 1.5 s: 90; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-sheet/both-at-once", first: 0, "activated portal-1", last: 90 + 36, "completed portal-1 false",
            "deactivated at 1.5 s: 90; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-sheet/hasty-reverse", first: 0, "activated portal-1", last: 12 + 36, "completed portal-1 false",
            "deactivated at 0.2 s: 12; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-sheet/second-thoughts", first: 0, "activated portal-2", last: 108 + 36, "completed portal-2 false",
            "deactivated at 1.8 s: 108; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-sheet/tap-too-soon", first: 0, "activated portal-1", last: 2, "completed portal-1 false",
            "deactivated before the flight, so over at once at 0.03 s: 2"),
    ]
}
