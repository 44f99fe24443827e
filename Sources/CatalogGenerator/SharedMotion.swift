import PortalModel

/// What all scenes of a generated catalog share: the company's own motion, what each area makes of it, and pop-up settings.
enum SharedMotion {
    static let tempos = ["quick", "calm", "springy", "lively", "plain", "settled"]

    static func name(of tempo: String, in area: String) -> String { "\(area)/\(tempo)" }

    static var presets: [Preset] {
        zip(tempos, animations).map { Preset(name: Preset.ID("motion/\($0)"), animation: AnimationText($1)) }
            + Vocabulary.areas.enumerated().flatMap { number, area in
                tempos.map { tempo in
                    let speed = number % 3 == 0 ? "" : ".speed(\(Double(7 + number % 4) / 10))"
                    return Preset(
                        name: Preset.ID(name(of: tempo, in: area)),
                        animation: AnimationText("{motion/\(tempo)}\(speed)"),
                        tags: [area, tempo])
                }
            }
    }

    static var popupSettings: [PopupSettings] {
        [
            PopupSettings(
                name: "alert", style: PopupStyle(backgroundMaterial: .ultraThin, dismissOnBackgroundTap: false)),
            PopupSettings(
                name: "toast",
                style: PopupStyle(present: "motion/quick", dismiss: ".easeOut(duration: 0.2)")),
            PopupSettings(
                name: "sheet-like", style: PopupStyle(backgroundMaterial: .thick, present: "motion/calm")),
        ]
    }

    private static let animations = [
        ".snappy(duration: 0.4)", ".smooth(duration: 0.5)", ".bouncy(duration: 0.45)",
        ".spring(duration: 0.45, bounce: 0.3)", ".easeInOut(duration: 0.4)",
        ".smooth(duration: 0.4, extraBounce: 0.1)",
    ]
}
