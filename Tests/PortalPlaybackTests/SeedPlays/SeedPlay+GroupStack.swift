extension SeedPlay {
    static let groupStack = [
        SeedPlay(
            "group-stack/spread", first: 0, "activated travel-card", last: 3 + 70 + 1 + 1 + 45, "completed stack false",
            "delay 3; flight by .smooth(duration: 0.4): 70; layer hidden 1; back in the next frame: 1; return by "
                + ".snappy(duration: 0.35): 45"),
        SeedPlay(
            "group-stack/fan", first: 0, "activated travel-card", last: 3 + 10 + 70 + 1 + 1 + 70,
            "completed stack false",
            "delay 3; stagger 10; flight by .smooth(duration: 0.4): 70; layer hidden 1; back in the next frame: "
                + "1; return by .smooth(duration: 0.4): 70"),
        SeedPlay(
            "group-stack/fan-by-timer", first: 0, "activated travel-card", last: 4 + 12 + 48 + 1 + 48,
            "completed stack false",
            "delay 4; stagger 12; flight of 0.6 + 0.2 s: 48; back in the next frame: 1; return of 0.6 + 0.2 s: 48"),
        SeedPlay(
            "group-stack/take-savings", first: 0, "activated savings-card", last: 3 + 70 + 1 + 1 + 70,
            "completed savings-card false",
            "delay 3; flight by .smooth(duration: 0.4): 70; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.4): 70"),
        SeedPlay(
            "group-stack/open-and-close", first: 0, "activated travel-card", last: 84 + 45, "completed stack false",
            "deactivated at 1.4 s: 84; return by .snappy(duration: 0.35): 45"),
        SeedPlay(
            "group-stack/caught-at-the-hand-off", first: 0, "activated travel-card", last: 74 + 45,
            "completed stack false",
            "deactivated at 1.233 s: 74; return by .snappy(duration: 0.35): 45"),
        SeedPlay(
            "group-stack/closed-in-flight", first: 0, "activated travel-card", last: 12 + 46, "completed stack false",
            "deactivated at 0.2 s: 12; return by .snappy(duration: 0.35): 46"),
        SeedPlay(
            "group-stack/fan-closed-half-way", first: 0, "activated travel-card", last: 11 + 63,
            "completed stack false",
            "deactivated at 0.18 s: 11; return by .smooth(duration: 0.4): 63"),
        SeedPlay(
            "group-stack/one-card-leaves", first: 0, "activated travel-card", last: 84 + 45, "completed stack false",
            "deactivated at 1.4 s: 84; return by .snappy(duration: 0.35): 45"),
        SeedPlay(
            "group-stack/a-card-is-gone", first: 12, "activated travel-card", last: 96 + 45, "completed stack false",
            "first at 0.2 s: 12; deactivated at 1.6 s: 96; return by .snappy(duration: 0.35): 45"),
        SeedPlay(
            "group-stack/one-is-open-already", first: 0, "activated savings-card", last: 168 + 45,
            "completed stack false",
            "deactivated at 2.8 s: 168; return by .snappy(duration: 0.35): 45"),
    ]
}
