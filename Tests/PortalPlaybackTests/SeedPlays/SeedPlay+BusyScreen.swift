extension SeedPlay {
    static let busyScreen = [
        SeedPlay(
            "busy-screen/open-lamp", first: 0, "activated lamp", last: 3 + 73 + 1 + 1 + 68, "completed lamp false",
            "delay 3; flight by .smooth(duration: 0.4): 73; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.4): 68"),
        SeedPlay(
            "busy-screen/open-sofa", first: 0, "activated sofa", last: 4 + 56 + 1 + 56, "completed sofa false",
            "delay 4; flight of 0.72 + 0.2 s: 56; back in the next frame: 1; return of 0.72 + 0.2 s: 56"),
        SeedPlay(
            "busy-screen/bought", first: 0, "presented bought", last: 57 + 1 + 22, "dismissed bought",
            "presented by the default spring: 57; dismissed in the next frame: 1; background back by .easeInOut, "
                + "over after 0.35 s: 22"),
        SeedPlay(
            "busy-screen/buttons", first: 0, "appeared buttons", last: 37, "settled buttons",
            "last view 0.1 + 1 * 0.1 + 0.4 s: over after 37"),
        SeedPlay(
            "busy-screen/furniture",
            "no event: scrolls to the end of the range in 0.5 s, so that letting go finds progress 1"),
        SeedPlay(
            "busy-screen/all-at-once", first: 0, "activated lamp", last: 120 + 68, "completed lamp false",
            "deactivated at 2 s: 120; return by .smooth(duration: 0.4): 68"),
        SeedPlay(
            "busy-screen/bought-in-between", first: 0, "activated lamp", last: 156 + 22, "dismissed bought",
            "dismissed at 2.6 s: 156; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "busy-screen/shelf-rearranged", first: 0, "activated lamp", last: 84 + 69, "completed lamp false",
            "deactivated at 1.4 s: 84; return by .smooth(duration: 0.4): 69"),
        SeedPlay(
            "busy-screen/sold-while-opening", first: 0, "activated sofa", last: 180, "warning sofa",
            "asked at 3 s: 180"),
        SeedPlay(
            "busy-screen/sofa-moves-after-capture", first: 0, "activated sofa", last: 84 + 56, "completed sofa false",
            "deactivated at 1.4 s: 84; return of 0.72 + 0.2 s: 56"),
        SeedPlay(
            "busy-screen/fitting-stays", first: 36, "activated lamp", last: 120 + 68, "completed lamp false",
            "first at 0.6 s: 36; deactivated at 2 s: 120; return by .smooth(duration: 0.4): 68"),
    ]
}
