import PortalDB

/// Verifications for programs: an object with a line for each play.
struct VerificationJSON: VerificationReport {
    private var isFirst = true

    mutating func text(of verification: Verification) -> String {
        defer { isFirst = false }
        return (isFirst ? head : ",") + "\n    \(verification.json)"
    }

    func end(_ tally: VerificationTally) -> String {
        let counts = VerdictKind.allCases.map { ($0.rawValue, JSONValue.whole(tally.counts[$0] ?? 0)) }
        let engines = tally.engines.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.whole($0.value)) }
        let summary = JSONValue.object([("plays", .whole(tally.count))] + counts)
        return (isFirst ? head + "]" : "\n  ]") + ",\n  \"recordedByOtherEngines\": \(JSONValue.object(engines)),\n"
            + "  \"summary\": \(summary)\n}\n"
    }

    private var head: String {
        "{\n  \"format\": \"portal-verification/1\",\n  \"engine\": \(JSON.string(engineVersion)),\n  \"plays\": ["
    }
}

extension Verification {
    fileprivate var json: JSONValue {
        .object([
            ("scene", .text(scene.rawValue)), ("play", .text(play)), ("fps", .whole(options.fps)),
            ("limit", .number(options.limit)), ("reduceMotion", options.reduceMotion ? .flag(true) : nil),
            ("verdict", .text(kind.rawValue)), ("passed", .flag(isPassed)),
            ("reason", difference == nil ? .text(reason) : nil), ("difference", difference?.json),
        ])
    }
}

extension RecordingDifference {
    var json: JSONValue {
        .object([
            ("limit", limits?.json { .number($0) }), ("reduceMotion", reduceMotion.json { .flag($0) }),
            ("inputChanges", isInputChanged ? .list(inputChanges.map(\.json)) : nil),
            ("engines", engines.json { .text($0) }), ("resultChanged", .flag(isResultChanged)),
            ("frameCount", frameCounts.json { .whole($0) }),
            ("outcome", outcomes.json { .text($0.rawValue) }),
            ("eventsMoved", filled(eventsMoved.map { event($0.old, movedTo: $0.new) })),
            ("eventsGone", filled(eventsGone.map { event($0) })),
            ("eventsAdded", filled(eventsAdded.map { event($0) })),
            ("tracksGone", filled(tracksGone.map { .text($0) })),
            ("tracksAdded", filled(tracksAdded.map { .text($0) })), ("first", first.map(deviation)),
            ("largest", filled(columns.map(deviation))),
        ])
    }

    private func filled(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : .list(values) }

    private func event(_ event: RecordedEvent, movedTo new: RecordedEvent? = nil) -> JSONValue {
        .object([
            ("kind", .text(event.kind.rawValue)), ("subject", .text(event.subject)), ("frame", .whole(event.frame)),
            ("time", .number(time(event.frame))), ("value", event.value.map(value)),
            ("newFrame", new.map { .whole($0.frame) }),
            ("newTime", new.map { .number(time($0.frame)) }),
        ])
    }

    private func value(_ value: RecordedEvent.Value) -> JSONValue {
        switch value {
        case .flag(let flag): .flag(flag)
        case .number(let number): .number(number)
        case .text(let text): .text(text)
        }
    }

    private func deviation(_ deviation: Deviation) -> JSONValue {
        .object([
            ("role", .text(deviation.role.rawValue)), ("subject", .text(deviation.subject)),
            ("column", .text(deviation.column?.rawValue)), ("frame", .whole(deviation.frame)),
            ("time", .number(time(deviation.frame))), ("old", deviation.old.map { .number($0) }),
            ("new", deviation.new.map { .number($0) }),
        ])
    }

    private func time(_ frame: Int) -> Double { Double(frame) / Double(fps) }
}

extension RecordingDifference.Change {
    fileprivate func json(_ value: (Value) -> JSONValue) -> JSONValue? {
        isChange ? .object([("old", value(old)), ("new", value(new))]) : nil
    }
}

extension InputChange {
    var json: JSONValue {
        .object([
            ("kind", .text(kind.rawValue)), ("scene", .text(scene?.rawValue)), ("subject", .text(subject)),
            ("property", .text(property)),
            ("old", .text(old)), ("new", .text(new)),
        ])
    }
}
