import PortalDigest

extension Recording {
    /// The digest of the result: frame count, outcome, events and tracks with the doubles' bits, not the engine's version.
    public var resultDigest: Digest {
        var bytes = CanonicalBytes()
        bytes.append(frameCount)
        bytes.append(outcome.rawValue)
        bytes.append(events.count)
        for event in events {
            bytes.append(event.frame)
            bytes.append(event.kind.rawValue)
            bytes.append(event.subject)
            switch event.value {
            case nil: bytes.append("")
            case .flag(let flag): bytes.append(flag ? "true" : "false")
            case .number(let number):
                bytes.append("number")
                bytes.append(number)
            case .text(let text):
                bytes.append("text")
                bytes.append(text)
            }
        }
        bytes.append(tracks.count)
        for track in tracks {
            bytes.append(track.role.rawValue)
            bytes.append(track.subject)
            bytes.append(track.firstFrame)
            bytes.append(words: track.columns)
            bytes.append(track.isDrawn.count)
            bytes.append(track.isDrawn)
            bytes.append(track.values)
        }
        return bytes.digest()
    }
}
