extension SeedPlay {
    static let mirrorAndRaw = [
        SeedPlay(
            "mirror-and-raw/watch", first: 0, "activated video", last: 3 + 67 + 1 + 1 + 67, "completed video false",
            "delay 3; flight by .smooth(duration: 0.4): 67; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.4): 67"),
        SeedPlay(
            "mirror-and-raw/watch-clip", first: 0, "activated clip", last: 3 + 21 + 1 + 1 + 22, "completed clip false",
            "delay 3; flight by .smooth(duration: 0.35) logically: 21; layer hidden 1; back in the next frame: "
                + "1; return by .smooth(duration: 0.35) logically: 22"),
        SeedPlay(
            "mirror-and-raw/fill", first: 0, "activated portrait", last: 3 + 64 + 1 + 1 + 61,
            "completed portrait false",
            "delay 3; flight by .smooth(duration: 0.35): 64; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 61"),
        SeedPlay(
            "mirror-and-raw/fit", first: 0, "activated square", last: 3 + 64 + 1 + 1 + 61, "completed square false",
            "delay 3; flight by .smooth(duration: 0.35): 64; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 61"),
        SeedPlay(
            "mirror-and-raw/natural", first: 0, "activated panorama", last: 3 + 62 + 1 + 1 + 59,
            "completed panorama false",
            "delay 3; flight by .smooth(duration: 0.35): 62; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 59"),
        SeedPlay(
            "mirror-and-raw/unroll", first: 0, "activated poster", last: 3 + 63 + 1 + 1 + 63, "completed poster false",
            "delay 3; flight by .smooth(duration: 0.35): 63; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 63"),
        SeedPlay(
            "mirror-and-raw/develop", first: 0, "activated poster", last: 3 + 63 + 1 + 1 + 63, "completed poster false",
            "delay 3; flight by .smooth(duration: 0.35): 63; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.35): 63"),
        SeedPlay(
            "mirror-and-raw/watch-and-back", first: 0, "activated video", last: 72 + 67, "completed video false",
            "deactivated at 1.2 s: 72; return by .smooth(duration: 0.4): 67"),
        SeedPlay(
            "mirror-and-raw/video-turned-round", first: 0, "activated video", last: 18 + 3 + 66 + 1,
            "completed video true",
            "activated at 0.3 s: 18; delay 3; flight by .smooth(duration: 0.4): 66; layer hidden 1"),
        SeedPlay(
            "mirror-and-raw/three-proportions", first: 0, "activated portrait", last: 84 + 61, "completed square false",
            "deactivated at 1.4 s: 84; return by .smooth(duration: 0.35): 61"),
        SeedPlay(
            "mirror-and-raw/page-laid-out-anew", first: 0, "activated portrait", last: 72 + 64,
            "completed portrait false",
            "deactivated at 1.2 s: 72; return by .smooth(duration: 0.35): 64"),
        SeedPlay(
            "mirror-and-raw/raw-ends-stay", first: 0, "activated poster", last: 72 + 63, "completed poster false",
            "deactivated at 1.2 s: 72; return by .smooth(duration: 0.35): 63"),
        SeedPlay(
            "mirror-and-raw/developed-in-a-hurry", first: 0, "activated poster", last: 11 + 62,
            "completed poster false",
            "deactivated at 0.18 s: 11; return by .smooth(duration: 0.35): 62"),
    ]
}
