import PortalDB
import PortalRender

/// How two animations differ.
struct PresetComparison {
    private let animations: [Animation]
    private let distance: MeasuredDistance
    private let comparison: AnimationComparison

    /// - Parameter animations: two.
    init(_ animations: [Animation], over distance: MeasuredDistance) {
        self.animations = animations
        self.distance = distance
        comparison = AnimationComparison(
            animations[0], animations[1], distance: distance.points, fps: distance.fps)
    }

    var isSame: Bool { comparison.largestGap.distance == 0 && comparison.first == comparison.second }

    /// A measurement a row.
    func listing(_ names: [String]) -> Listing {
        let first = Measurements(analysis: comparison.first, distance: distance).all
        let second = Measurements(analysis: comparison.second, distance: distance).all
        let texts = animations.map(\.description)
        return Listing(
            columns: [
                Listing.Column("measure"), Listing.Column("first", title: names[0]),
                Listing.Column("second", title: names[1]),
            ],
            rows: [[.text("animation"), .text(texts[0]), .text(texts[1])]]
                + zip(first, second).map { [.text($0.title), .text($0.value), .text($1.value)] }
                + [[.text("largest gap"), .text(gap), .absent]])
    }

    /// The verdict and the two curves.
    func text(_ names: [String], style: TextStyle) -> [String] {
        let verdict = isSame ? "They move alike, \(distance.words)." : "They move differently, \(distance.words)."
        let curves = zip(names, animations).flatMap { name, animation in
            let lines = CurveText(distance.curve(of: animation), fps: distance.fps, style: style, height: 5).lines()
            return lines.isEmpty ? [] : ["", style.paint(name.printable, .heading)] + lines
        }
        return ["", verdict] + curves
    }

    private var gap: String {
        let gap = comparison.largestGap
        return gap.distance == 0
            ? "none" : "\(gap.distance.short(places: 2)) points at \(gap.moment.time.short()) s"
    }
}
