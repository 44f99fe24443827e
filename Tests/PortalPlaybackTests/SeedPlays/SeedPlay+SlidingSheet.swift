extension SeedPlay {
    static let slidingSheet = [
        SeedPlay(
            "sliding-sheet/open-player", first: 0, "activated now-playing", last: 3 + 70 + 1 + 1 + 73,
            "completed now-playing false",
            "delay 3; flight by .smooth(duration: 0.4): 70; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.4): 73"),
        SeedPlay(
            "sliding-sheet/open-queue", first: 0, "activated up-next", last: 3 + 73 + 1 + 1 + 70,
            "completed up-next false",
            "delay 3; flight by .smooth(duration: 0.4): 73; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.4): 70"),
        SeedPlay(
            "sliding-sheet/straight-to-queue", first: 0, "activated shortcut", last: 3 + 74 + 1 + 1 + 70,
            "completed shortcut false",
            "delay 3; flight by .smooth(duration: 0.4): 74; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.4): 70"),
        SeedPlay(
            "sliding-sheet/player-then-queue", first: 0, "activated now-playing", last: 252 + 73,
            "completed now-playing false",
            "deactivated at 4.2 s: 252; return by .smooth(duration: 0.4): 73"),
        SeedPlay(
            "sliding-sheet/both-closed-at-once", first: 0, "activated now-playing", last: 168 + 73,
            "completed now-playing false",
            "deactivated at 2.8 s: 168; return by .smooth(duration: 0.4): 73"),
        SeedPlay(
            "sliding-sheet/turn-round", first: 0, "activated now-playing", last: 15 + 71, "completed now-playing false",
            "deactivated at 0.25 s: 15; return by .smooth(duration: 0.4): 71"),
        SeedPlay(
            "sliding-sheet/turn-twice", first: 0, "activated now-playing", last: 108 + 73,
            "completed now-playing false",
            "deactivated at 1.8 s: 108; return by .smooth(duration: 0.4): 73"),
        SeedPlay(
            "sliding-sheet/sheet-comes-first", first: 18, "activated now-playing", last: 102 + 73,
            "completed now-playing false",
            "first at 0.3 s: 18; deactivated at 1.7 s: 102; return by .smooth(duration: 0.4): 73"),
        SeedPlay(
            "sliding-sheet/sheet-dragged-away", first: 0, "activated now-playing", last: 84 + 70,
            "completed now-playing false",
            "deactivated at 1.4 s: 84; return by .smooth(duration: 0.4): 70"),
        SeedPlay(
            "sliding-sheet/mini-player-moves", first: 0, "activated now-playing", last: 84 + 72,
            "completed now-playing false",
            "deactivated at 1.4 s: 84; return by .smooth(duration: 0.4): 72"),
        SeedPlay(
            "sliding-sheet/cover-moves-in-flight", first: 0, "activated now-playing", last: 84 + 72,
            "completed now-playing false",
            "deactivated at 1.4 s: 84; return by .smooth(duration: 0.4): 72"),
    ]
}
