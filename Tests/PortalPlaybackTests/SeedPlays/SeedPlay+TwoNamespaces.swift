extension SeedPlay {
    static let twoNamespaces = [
        SeedPlay(
            "two-namespaces/open-novel", first: 0, "activated library/cover", last: 3 + 56 + 1 + 1 + 53,
            "completed library/cover false",
            "delay 3; flight by .smooth(duration: 0.3): 56; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/open-atlas", first: 0, "activated search/cover", last: 3 + 53 + 1 + 1 + 53,
            "completed search/cover false",
            "delay 3; flight by .smooth(duration: 0.3): 53; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/library-shelf", first: 0, "activated library/cover", last: 3 + 56 + 1 + 1 + 53,
            "completed shelf false",
            "delay 3; flight by .smooth(duration: 0.3): 56; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/search-shelf", first: 0, "activated search/cover", last: 3 + 53 + 1 + 1 + 53,
            "completed shelf false",
            "delay 3; flight by .smooth(duration: 0.3): 53; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/pick", first: 0, "activated library/cover", last: 3 + 56 + 1 + 1 + 53,
            "completed library/cover false",
            "delay 3; flight by .smooth(duration: 0.3): 56; layer hidden 1; back in the next frame: 1; return by "
                + ".smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/both-covers", first: 0, "activated library/cover", last: 78 + 53,
            "completed library/cover false",
            "deactivated at 1.3 s: 78; return by .smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/both-shelves", first: 0, "activated library/cover", last: 72 + 53, "completed shelf false",
            "deactivated at 1.2 s: 72; return by .smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/transfer-at-rest", first: 0, "activated library/cover", last: 78 + 53,
            "completed second-cover false",
            "selection null at 1.3 s: 78; return by .smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/transfer-in-flight", first: 0, "activated second-cover", last: 60 + 53,
            "completed library/cover false",
            "deactivated at 1 s: 60; return by .smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/another-in-flight", first: 0, "activated library/cover", last: 60 + 53,
            "completed second-cover false",
            "selection null at 1 s: 60; return by .smooth(duration: 0.3): 53"),
        SeedPlay(
            "two-namespaces/nothing-to-transfer", first: 0, "warning library/cover", last: 78 + 53,
            "completed library/cover false",
            "selection null at 1.3 s: 78; return by .smooth(duration: 0.3): 53"),
    ]
}
