import PortalDB
import PortalDocument
import PortalRender

/// Presets, or animations in SwiftUI's notation, as curves to look at or as easing functions.
struct CurveDrawing {
    private struct Curve {
        var name: String
        var animation: Animation
        var values: [Double]
        var analysis: AnimationAnalysis

        /// What is missing of its values.
        var cut: String? { analysis.removed == nil ? "still moves after 30 s, and is cut there" : nil }
    }

    private let curves: [Curve]
    private let distance: MeasuredDistance

    init(_ names: [String], in catalog: Catalog, over distance: MeasuredDistance) throws {
        self.distance = distance
        curves = try names.map { name in
            let animation = try catalog.animation(words: name)
            return Curve(
                name: name, animation: animation, values: distance.curve(of: animation),
                analysis: distance.analysis(of: animation))
        }
    }

    /// - Throws: ``UsageError`` for a format or a view that has no curves.
    func text(as format: RenderFormat, _ style: RenderStyle) throws -> RenderedText {
        guard style.view == .moving(repeats: true) else {
            throw UsageError(
                message: "--curve excludes --at, --frames, --plot and --once, which are for plays", command: "render")
        }
        switch format {
        case .svg: return svg()
        case .css: return css(tolerance: style.tolerance)
        default:
            throw UsageError(message: "--curve is for svg and css, not for \(format.rawValue)", command: "render")
        }
    }

    private func svg() -> RenderedText {
        let series = curves.map { curve in
            CurvePlot.Series(
                name: curve.name, facts: facts(of: curve), values: curve.values, settlesAt: curve.analysis.removed?.time
            )
        }
        let names = curves.map(\.name)
        let plot = CurvePlot(
            title: names.count < 4 ? names.joined(separator: " · ") : "\(names.count) curves",
            subtitle: names.count == 1 ? "\(curves[0].animation), \(distance.words)" : distance.words.capitalizedFirst,
            fps: distance.fps,
            panels: [
                CurvePlot.Panel(
                    title: "Progress", unit: "part of the distance; dotted where it has come to rest", series: series,
                    levels: [0, 1])
            ])
        return RenderedText(text: plot.text, notes: notes(on: curves))
    }

    private func css(tolerance: Double) -> RenderedText {
        let presets = curves.map { curve in
            let curveOnly = curve.animation.wholeCurve
            return PresetCSS.Preset(
                name: curve.name, animation: curve.animation.description, values: curve.values,
                controlPoints: curveOnly?.controlPoints,
                duration: curveOnly?.duration ?? Double(max(0, curve.values.count - 1)) / Double(distance.fps),
                note: curveOnly == nil ? curve.cut : nil)
        }
        return RenderedText(
            text: PresetCSS(presets, tolerance: tolerance).text,
            notes: notes(on: curves.filter { $0.animation.wholeCurve == nil }))
    }

    private func notes(on curves: [Curve]) -> [String] {
        curves.compactMap { curve in curve.cut.map { "'\(curve.name)' \($0)" } }
    }

    private func facts(of curve: Curve) -> String {
        let rest = curve.analysis.removed.map { "at rest after \($0.time.short()) s" } ?? "still moves after 30 s"
        let overshoot = curve.analysis.overshoot.map { ", overshoots by \(($0.part * 100).short(places: 2)) %" } ?? ""
        return rest + overshoot
    }
}

extension Animation {
    /// The cubic Bezier curve that is the whole of the motion, if it is one.
    fileprivate var wholeCurve: (controlPoints: [Double], duration: Double)? {
        guard modifiers.isEmpty, case .curve(let shape, let duration) = MotionParameters(base), duration > 0,
            let points = shape.controlPoints
        else { return nil }
        return (points, duration)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
