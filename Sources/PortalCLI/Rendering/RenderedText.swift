import PortalDB
import PortalDocument
import PortalRender

/// A drawing as text, and what it does not show.
struct RenderedText {
    var text: String
    /// One sentence each, without a full stop.
    var notes: [String]
}

extension RenderFormat {
    /// Plays as this format has them; more than one only where it ``holdsSeveral``.
    ///
    /// - Throws: ``CatalogError`` for what the format cannot have at all.
    func drawing(of plays: [RenderedPlay], asList: Bool, _ style: RenderStyle) throws -> RenderedText {
        switch self {
        case .html: RenderedText(text: MotionPage(plays).html, notes: plays.notes)
        case .svg: plays.map { $0.svg(style) }.joined()
        case .lottie: plays.map(\.lottie).joined()
        case .css: plays.map { $0.css(style) }.joined()
        case .csv: RenderedText(text: try csv(plays), notes: [])
        case .json: RenderedText(text: try json(plays, asList: asList), notes: [])
        }
    }

    private func csv(_ plays: [RenderedPlay]) throws -> String {
        var text = ""
        var writer = ListingWriter(columns: FrameRows.columns, format: .csv, width: nil)
        for play in plays {
            for track in play.recording.tracks {
                try writer.write(FrameRows.rows(of: track, in: play.recording)) { text += $0 }
            }
        }
        try writer.finish { text += $0 }
        return text
    }

    private func json(_ plays: [RenderedPlay], asList: Bool) throws -> String {
        var bytes: [UInt8] = []
        var writer = RecordingWriter(asList: asList) { bytes += $0 }
        for play in plays { try writer.write(play.recording) }
        try writer.finish()
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension RenderedPlay {
    fileprivate func svg(_ style: RenderStyle) -> RenderedText {
        let text =
            switch style.view {
            case .moving(let repeats): AnimatedSVG(picture, repeats: repeats).text
            case .still(let time): StillSVG(picture, at: picture.frame(at: time)).text
            case .strip(let count): FilmStripSVG(picture, count: count).text
            case .plot: CurvePlot(of: recording).text
            }
        return RenderedText(text: text, notes: style.view == .plot ? [] : picture.notes)
    }

    fileprivate var lottie: RenderedText {
        let document = LottieDocument(picture, eases: eases)
        return RenderedText(text: document.text, notes: document.notes)
    }

    fileprivate func css(_ style: RenderStyle) -> RenderedText {
        let sheet = MotionCSS(picture, tolerance: style.tolerance, repeats: style.view == .moving(repeats: true))
        return RenderedText(text: sheet.text, notes: picture.notes)
    }
}

extension Sequence<RenderedText> {
    fileprivate func joined() -> RenderedText {
        reduce(into: RenderedText(text: "", notes: [])) { all, part in
            all.text += part.text
            all.notes += part.notes
        }
    }
}
