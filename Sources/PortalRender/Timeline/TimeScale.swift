/// The frames of a play over the columns of a line.
struct TimeScale {
    var frameCount: Int
    var fps: Int
    var width: Int

    /// The frame that a column shows.
    func frame(at column: Int) -> Int { column * frameCount / width }

    /// The seconds, each beginning in the column of its time, at distances that leave room for them.
    var axis: String {
        let seconds = Double(frameCount) / Double(fps)
        let step = Self.steps.first { Double(width) * $0 / seconds >= 8 } ?? seconds
        var line = ""
        for tick in 0... {
            let place = Double(tick) * step / seconds * Double(width)
            let column = Double(Int(place)) < place ? Int(place) + 1 : Int(place)
            let label = (Double(tick) * step).short() + (tick == 0 ? " s" : "")
            guard column + label.count <= width else { break }
            line = line.padded(to: column) + label
        }
        return line
    }

    private static let steps: [Double] = [0.001, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 30, 60]
}
