import PortalModel

/// The arithmetic of a flowing header.
enum HeaderGeometry {
    /// Points of scrolling from the first to the last moment of the flow.
    static let range = 40.0

    /// The accessory's opacity does not fall below this while it flows.
    static let dimmest = 0.6

    static func progress(offset: Double, start: Double) -> Double {
        min(max((offset - start) / range, 0), 1)
    }
}

extension Plan.Header {
    /// The scroll offset at which the flow starts, in points.
    var start: Double {
        if let accessory, !accessory.isStatic { accessory.source.height / 3 } else { 5 }
    }
}

extension Plan.Header.Element {
    func center(at progress: Double) -> Point {
        let (from, to) = (source.center, destination.center)
        return Point(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
    }

    /// The title's one factor, by height; 1 for a source without height.
    func titleScale(at progress: Double) -> Double {
        source.height == 0 ? 1 : 1 + (destination.height / source.height - 1) * progress
    }

    /// The accessory's factors, size over source size; 1 for a source without area.
    func accessoryScale(at progress: Double) -> Point {
        guard !source.isEmpty else { return Point(x: 1, y: 1) }
        let width = source.width + (destination.width - source.width) * progress
        let height = source.height + (destination.height - source.height) * progress
        return Point(x: width / source.width, y: height / source.height)
    }
}
