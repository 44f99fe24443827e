extension SeedPlay {
    static let portalMismatch = [
        SeedPlay(
            "portal-mismatch/open-1", first: 0, "activated portal-1", last: 4 + 36 + 1 + 36, "completed portal-1 false",
            "delay 4; flight of 0.4 + 0.2 s: 36; back in the next frame: 1; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-mismatch/open-2", first: 0, "activated portal-2", last: 4 + 36 + 1 + 36, "completed portal-2 false",
            "delay 4; flight of 0.4 + 0.2 s: 36; back in the next frame: 1; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-mismatch/open-and-close", first: 0, "activated portal-1", last: 90 + 36, "completed portal-1 false",
            "deactivated at 1.5 s: 90; return of 0.4 + 0.2 s: 36"),
        SeedPlay(
            "portal-mismatch/hasty-reverse", first: 0, "activated portal-2", last: 12 + 36, "completed portal-2 false",
            "deactivated at 0.2 s: 12; return of 0.4 + 0.2 s: 36"),
    ]
}
