extension Scene {
    /// The scene with its views and contexts where they were when a recording was made, as far as its frames depended on
    /// them: a track that is laid beside today's places would tell of slides that there were not.
    ///
    /// - Parameter inputs: what the frames depended on.
    package func standing(as inputs: [RecordedInput]) -> Scene {
        let numbers = Numbers(inputs)
        var scene = self
        for place in views.indices {
            let (frame, id) = (views[place].frame, views[place].id.rawValue)
            guard numbers.tell(of: .view, id) else { continue }
            func number(_ side: String, _ today: Double) -> Double { numbers[.view, id, "frame.\(side)"] ?? today }
            scene.views[place].frame = Rectangle(
                x: number("x", frame.x), y: number("y", frame.y), width: number("width", frame.width),
                height: number("height", frame.height))
        }
        for place in contexts.indices {
            let id = contexts[place].name.rawValue
            guard numbers.tell(of: .context, id) else { continue }
            let (x, y) = (numbers[.context, id, "offset.x"], numbers[.context, id, "offset.y"])
            scene.contexts[place].offset = x.flatMap { x in y.map { Point(x: x, y: $0) } }
        }
        return scene
    }
}

/// The inputs that are numbers.
private struct Numbers {
    private struct Thing: Hashable {
        let kind: RecordedInput.Kind
        let subject: String
    }

    private var values: [Thing: [String: Double]] = [:]

    init(_ inputs: [RecordedInput]) {
        for input in inputs {
            let number = Double(input.value).flatMap { $0.isFinite ? $0 : nil }
            values[Thing(kind: input.kind, subject: input.subject), default: [:]][input.property] = number
        }
    }

    func tell(of kind: RecordedInput.Kind, _ subject: String) -> Bool {
        values[Thing(kind: kind, subject: subject)] != nil
    }

    subscript(kind: RecordedInput.Kind, subject: String, property: String) -> Double? {
        values[Thing(kind: kind, subject: subject)]?[property]
    }
}
