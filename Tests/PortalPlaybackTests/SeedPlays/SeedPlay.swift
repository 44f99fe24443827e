import Testing

/// One play of the seeds: what its first and its last event are, and how their frames follow from the rules.
///
/// The frames are sums, so that the working is checked with the result: what a step's time comes to at 60 fps, delays,
/// timers and curves by rounding up, and the lengths of springs as a second implementation of the arithmetic found them.
struct SeedPlay: Sendable, CustomTestStringConvertible {
    struct Event: Sendable {
        let frame: Int
        let text: String
    }

    let scene: String
    let play: String
    /// `nil`: nothing happens.
    let ends: (first: Event, last: Event)?
    let derivation: String

    init(_ name: String, _ derivation: String) {
        self.init(name, nil, derivation)
    }

    init(
        _ name: String, first: Int, _ firstText: String, last: Int, _ lastText: String, _ derivation: String
    ) {
        self.init(
            name, (Event(frame: first, text: firstText), Event(frame: last, text: lastText)), derivation)
    }

    private init(_ name: String, _ ends: (first: Event, last: Event)?, _ derivation: String) {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        (scene, play) = (parts[0], parts[1])
        self.ends = ends
        self.derivation = derivation
    }

    var testDescription: String { "\(scene)/\(play)" }
}
