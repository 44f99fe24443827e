extension SeedPlay {
    static let nestedPopups = [
        SeedPlay(
            "nested-popups/share", first: 0, "presented share", last: 42 + 1 + 22, "dismissed share",
            "presented by .smooth(duration: 0.4): 42; dismissed in the next frame: 1; background back by "
                + ".easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/link", first: 0, "presented link", last: 57 + 1 + 22, "dismissed link",
            "presented by the default spring: 57; dismissed in the next frame: 1; background back by .easeInOut, "
                + "over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/question", first: 0, "presented question", last: 37 + 1 + 22, "dismissed question",
            "presented by .bouncy(duration: 0.4): 37; dismissed in the next frame: 1; background back by "
                + ".easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/toast", first: 0, "presented toast:copied", last: 22 + 1 + 22, "dismissed toast:copied",
            "presented by .snappy(duration: 0.3): 22; dismissed in the next frame: 1; background back by "
                + ".easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/peel-off", first: 0, "presented share", last: 126 + 22, "dismissed share",
            "dismissed at 2.1 s: 126; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/edges", first: 0, "presented share", last: 84 + 22, "dismissed share",
            "dismissed at 1.4 s: 84; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/tap-while-it-grows", first: 0, "presented share", last: 9 + 22, "dismissed share",
            "dismissed at 0.15 s: 9; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/the-question-insists", first: 0, "presented share", last: 96 + 22, "dismissed share",
            "dismissed at 1.6 s: 96; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/dismissed-from-below", first: 0, "presented share", last: 186 + 22, "dismissed share",
            "dismissed at 3.1 s: 186; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/toasts", first: 0, "presented toast:copied", last: 96 + 22, "dismissed toast:copied",
            "dismissed at 1.6 s: 96; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "nested-popups/too-late", first: 0, "warning share", last: 54 + 22, "dismissed share",
            "dismissed at 0.9 s: 54; background back by .easeInOut, over after 0.35 s: 22"),
    ]
}
