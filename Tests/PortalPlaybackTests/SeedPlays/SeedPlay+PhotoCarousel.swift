extension SeedPlay {
    static let photoCarousel = [
        SeedPlay(
            "photo-carousel/carousel", first: 0, "activated portal-01", last: 3 + 51 + 1 + 1 + 47,
            "completed portal-01 false",
            "delay 3; flight by .smooth(duration: 0.25): 51; layer hidden 1; back in the next frame: 1; return "
                + "by .smooth(duration: 0.25): 47"),
        SeedPlay(
            "photo-carousel/open-and-close", first: 0, "activated portal-05", last: 60 + 47,
            "completed portal-05 false",
            "selection null at 1 s: 60; return by .smooth(duration: 0.25): 47"),
        SeedPlay(
            "photo-carousel/swipe", first: 0, "activated portal-02", last: 132 + 47, "completed portal-04 false",
            "selection null at 2.2 s: 132; return by .smooth(duration: 0.25): 47"),
        SeedPlay(
            "photo-carousel/swipe-back-and-forth", first: 0, "activated portal-08", last: 108 + 47,
            "completed portal-08 false",
            "selection null at 1.8 s: 108; return by .smooth(duration: 0.25): 47"),
        SeedPlay(
            "photo-carousel/swipe-in-flight", first: 0, "activated portal-11", last: 60 + 49,
            "completed portal-12 false",
            "selection null at 1 s: 60; return by .smooth(duration: 0.25): 49"),
        SeedPlay(
            "photo-carousel/close-before-it-opened", first: 0, "activated portal-06", last: 6 + 48,
            "completed portal-06 false",
            "selection null at 0.1 s: 6; return by .smooth(duration: 0.25): 48"),
    ]
}
