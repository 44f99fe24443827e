extension Scene {
    /// The scene with its views and contexts where they were when a recording was made, as far as its frames depended on
    /// them: a track that is laid beside today's places would tell of slides that there were not.
    ///
    /// - Parameter inputs: what the frames depended on.
    package func standing(as inputs: [RecordedInput]) -> Scene {
        let then = PropertiesThen(inputs)
        var scene = self
        for place in views.indices {
            guard let properties = then[.view, views[place].id] else { continue }
            let frame = views[place].frame
            scene.views[place].context = properties["context"].map { Name(rawValue: $0) }
            scene.views[place].frame = Rectangle(
                x: properties.number("frame.x") ?? frame.x, y: properties.number("frame.y") ?? frame.y,
                width: properties.number("frame.width") ?? frame.width,
                height: properties.number("frame.height") ?? frame.height)
        }
        for place in contexts.indices {
            guard let properties = then[.context, contexts[place].name] else { continue }
            let (x, y) = (properties.number("offset.x"), properties.number("offset.y"))
            scene.contexts[place].parent = properties["parent"].map { Name(rawValue: $0) }
            scene.contexts[place].offset = x.flatMap { x in y.map { Point(x: x, y: $0) } }
        }
        return scene
    }
}

/// What a recording tells of things, by their names.
private struct PropertiesThen {
    private struct Thing: Hashable {
        let kind: RecordedInput.Kind
        let subject: String
    }

    private var things: [Thing: [String: String]] = [:]

    init(_ inputs: [RecordedInput]) {
        for input in inputs {
            things[Thing(kind: input.kind, subject: input.subject), default: [:]][input.property] = input.value
        }
    }

    subscript<Owner>(kind: RecordedInput.Kind, subject: Name<Owner>) -> [String: String]? {
        things[Thing(kind: kind, subject: subject.rawValue)]
    }
}

extension [String: String] {
    fileprivate func number(_ property: String) -> Double? {
        self[property].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
}
