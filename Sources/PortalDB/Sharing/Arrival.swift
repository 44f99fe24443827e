import PortalModel

/// Something that an import brings.
struct Arrival<Element: SharedElement> {
    /// As its file has it.
    let theirs: Element
    let place: ElementPlace
    /// `nil` for a document of which every name stays as it is.
    let file: IncomingFile?
    /// What is known of it here; `nil` if it is of no library, or new.
    let origin: Provenance?
    /// `nil` if it is of no library.
    let digest: Digest?

    init(_ theirs: Element, at place: ElementPlace, of file: IncomingFile?, digest: Digest? = nil) throws {
        self.theirs = theirs
        self.place = place
        self.file = file
        origin = file?.origins?.origin(theirs.key)
        self.digest = file?.origins == nil ? nil : try digest ?? theirs.digest
    }

    /// Whether its library has nothing new in it.
    var isAsBefore: Bool { origin != nil && origin?.theirDigest == digest }
}

/// What became of something that an import brings.
enum Outcome {
    case added, same, replaced, renamed, skipped

    var writes: Bool { self == .added || self == .replaced || self == .renamed }

    var count: WritableKeyPath<ImportSummary.Counts, Int> {
        switch self {
        case .added: \.added
        case .same: \.same
        case .replaced: \.replaced
        case .renamed: \.renamed
        case .skipped: \.skipped
        }
    }
}

/// What stands here after something was imported, or would stand here if that had not been refused.
struct Settled<Element> {
    var content: Element
    var isWritten: Bool
}
