import PortalModel

extension RecordedEvent {
    /// The JSON of a list of events, from which ``list(json:)`` makes the same ones, to the bit; numbers must be finite.
    package static func json(_ events: [RecordedEvent]) -> String {
        var json = CompactJSON()
        json.list(events) { json, event in
            json.literal(#"{"frame":"#)
            json.number(event.frame)
            json.literal(#","kind":""#)
            json.plain(event.kind.rawValue)
            json.literal(#"","subject":"#)
            json.string(event.subject)
            if event.value != nil { json.literal(#","value":"#) }
            switch event.value {
            case nil: break
            case .flag(let flag): json.literal(flag ? "true" : "false")
            case .number(let number): json.plain(number.description)
            case .text(let text): json.string(text)
            }
            json.literal("}")
        }
        return json.text
    }

    /// `nil` for anything but the JSON of events.
    package static func list(json: String) -> [RecordedEvent]? {
        ElementReader.whole(json) { reader throws(ScanStop) in try reader.list() }
    }
}

extension RecordedEvent: DocumentValue {
    enum Key: String, ObjectKey {
        case frame, kind, subject, value

        static let table = KeyTable<Key>("an event", required: [.frame, .kind, .subject])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> RecordedEvent? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var event = RecordedEvent(frame: 0, kind: .warning, subject: "")
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .frame: event.frame = try reader.index() ?? 0
            case .kind: event.kind = try reader.value() ?? .warning
            case .subject: event.subject = try reader.string() ?? ""
            case .value: event.value = try reader.eventValue()
            }
        }
        return event
    }
}
