extension SeedPlay {
    static let popupAlert = [
        SeedPlay(
            "popup-alert/alert", first: 0, "presented alert", last: 57 + 1 + 22, "dismissed alert",
            "presented by the default spring: 57; dismissed in the next frame: 1; background back by .easeInOut, "
                + "over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/question", first: 0, "presented question", last: 37 + 1 + 22, "dismissed question",
            "presented by .bouncy(duration: 0.4): 37; dismissed in the next frame: 1; background back by "
                + ".easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/tips", first: 0, "presented tips:tip-1", last: 38 + 1 + 22, "dismissed tips:tip-1",
            "presented by .smooth(duration: 0.35): 38; dismissed in the next frame: 1; background back by "
                + ".easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/tap-outside", first: 0, "presented alert", last: 72 + 22, "dismissed alert",
            "dismissed at 1.2 s: 72; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/tap-inside-then-outside", first: 0, "presented alert", last: 84 + 22, "dismissed alert",
            "dismissed at 1.4 s: 84; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/dismiss-half-way", first: 0, "presented alert", last: 6 + 22, "dismissed alert",
            "dismissed at 0.1 s: 6; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/turn-round", first: 0, "presented alert", last: 132 + 22, "dismissed alert",
            "dismissed at 2.2 s: 132; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/insist", first: 0, "presented question", last: 84 + 22, "dismissed question",
            "dismissed at 1.4 s: 84; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/question-over-alert", first: 0, "presented alert", last: 132 + 22, "dismissed alert",
            "dismissed at 2.2 s: 132; background back by .easeInOut, over after 0.35 s: 22"),
        SeedPlay(
            "popup-alert/three-tips", first: 0, "presented tips:tip-1", last: 144 + 22, "dismissed tips:tip-3",
            "dismissed at 2.4 s: 144; background back by .easeInOut, over after 0.35 s: 22"),
    ]
}
