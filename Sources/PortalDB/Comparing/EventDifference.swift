import PortalModel

/// How one list of events differs from another.
struct EventDifference {
    var gone: [RecordedEvent]
    var added: [RecordedEvent]
    /// The same event in another frame.
    var moved: [RecordingDifference.Change<RecordedEvent>] = []

    init(from old: [RecordedEvent], to new: [RecordedEvent]) {
        gone = old.missing(from: new)
        added = new.missing(from: old)
        gone = gone.filter { event in
            guard let place = added.firstIndex(where: { $0.isSameApartFromFrame(event) }) else { return true }
            moved.append(RecordingDifference.Change(old: event, new: added.remove(at: place)))
            return false
        }
    }
}

extension RecordedEvent {
    fileprivate func isSameApartFromFrame(_ other: RecordedEvent) -> Bool {
        kind == other.kind && subject == other.subject && value == other.value
    }
}
