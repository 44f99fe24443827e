import PortalModel

/// A picture and the recording's tracks as the page's data has them. What is the same column in both is there once.
struct PagePicture {
    private let shown: MotionPage.Shown
    private let frameCount: Int
    private var columns: [String] = []
    private var places: [String: Int] = [:]

    private(set) var json = ""

    init(_ shown: MotionPage.Shown) {
        self.shown = shown
        frameCount = shown.recording.frameCount
        let elements = shown.picture.elements.map { element($0) }
        let tracks = shown.recording.tracks.enumerated().map { track($1, at: $0) }
        let canvas = shown.picture.canvas
        json = PageJSON.object([
            "canvas": PageJSON.list(["\(canvas.width)", "\(canvas.height)"]),
            "fps": "\(shown.recording.fps)", "frames": "\(frameCount)",
            "events": PageJSON.list(shown.recording.events.map(Self.event)), "columns": PageJSON.list(columns),
            "overlay": drawn(shown.picture.overlay), "elements": PageJSON.list(elements),
            "tracks": PageJSON.list(tracks),
        ])
    }

    private mutating func element(_ element: MotionPicture.Element) -> String {
        let columns = MotionPicture.Property.allCases.compactMap { property -> (String, Int)? in
            let column = element[property]
            if column.isConstant, column[0] == property.usual { return nil }
            let values = column.isConstant ? [column[0]] : (0..<frameCount).map { column[$0] }
            return (property.rawValue, place(of: values, named: property.rawValue))
        }
        let label = element.label.map { label in
            PageJSON.object([
                "text": PageJSON.string(label.text), "size": label.size.short(places: 2),
                "leading": label.isLeading ? "true" : nil, "ink": PageJSON.string(label.ink.description),
            ])
        }
        return PageJSON.object([
            "role": PageJSON.string(element.role.rawValue), "subject": PageJSON.string(element.subject),
            "fill": element.fill.colors.isEmpty
                ? nil : PageJSON.list(element.fill.colors.map { PageJSON.string($0.description) }),
            "label": label, "drawn": drawn(element.stretches), "columns": Self.object(columns),
        ])
    }

    private mutating func track(_ track: Track, at place: Int) -> String {
        let element = shown.picture.elements.first { $0.tracks.contains(place) }
        let columns = track.columns.enumerated().map { number, column in
            (column.rawValue, self.place(of: track.values(of: number, frameCount: frameCount), named: column.rawValue))
        }
        let start = track.firstFrame
        let stretches = track.isDrawn.stretches.map { start + $0.lowerBound..<start + $0.upperBound }
        return PageJSON.object([
            "role": PageJSON.string(track.role.rawValue),
            "look": track.role == .layer && element?.role == .mirror ? PageJSON.string("mirror") : nil,
            "subject": PageJSON.string(track.subject), "drawn": drawn(stretches), "columns": Self.object(columns),
        ])
    }

    /// Where a column stands in the list of all.
    private mutating func place(of values: [Double], named name: String) -> Int {
        let column = PageColumn.json(values, places: PageColumn.places(of: name))
        if let place = places[column] { return place }
        places[column] = columns.count
        columns.append(column)
        return columns.count - 1
    }

    /// First frames and the frames after the last ones; `nil`: all.
    private func drawn(_ stretches: [Range<Int>]) -> String? {
        if stretches == [0..<frameCount] { return nil }
        return PageJSON.list(stretches.flatMap { ["\($0.lowerBound)", "\($0.upperBound)"] })
    }

    private static func object(_ columns: [(String, Int)]) -> String {
        "{" + columns.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }

    private static func event(_ event: RecordedEvent) -> String {
        let value: String? =
            switch event.value {
            case nil: nil
            case .flag(let flag): "\(flag)"
            case .number(let number): number.short()
            case .text(let text): text
            }
        return PageJSON.object([
            "frame": "\(event.frame)", "kind": PageJSON.string(event.kind.rawValue),
            "subject": PageJSON.string(event.subject), "value": value.map { PageJSON.string($0) },
        ])
    }
}

extension MotionPicture.Property {
    /// What the page takes for a column that is not there.
    fileprivate var usual: Double? {
        switch self {
        case .x, .y, .width, .height: nil
        case .opacity, .scaleX, .scaleY: 1
        case .cornerRadius, .rotation, .shadowRadius, .blur: 0
        }
    }
}

extension Track {
    /// A column's value in every frame of a play; where it is not drawn as before it, or as it begins.
    fileprivate func values(of column: Int, frameCount: Int) -> [Double] {
        guard let first = isDrawn.firstIndex(of: true) else { return [0] }
        var last = values[first * columns.count + column]
        return (0..<frameCount).map { frame in
            let row = frame - firstFrame
            if isDrawn.indices.contains(row), isDrawn[row] { last = values[row * columns.count + column] }
            return last
        }
    }
}
