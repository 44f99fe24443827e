import PortalModel

/// The actions of a script's step that are objects.
enum SelectKey: String, ObjectKey {
    case transition, popup, item

    static let table = KeyTable<SelectKey>("a selection", required: [.item])
}

enum TransferKey: String, ObjectKey {
    case from, to, namespace

    static let table = KeyTable<TransferKey>("a transfer", required: [.from, .to])
}

enum MoveKey: String, ObjectKey {
    case view, frame

    static let table = KeyTable<MoveKey>("a move", required: [.view, .frame])
}

enum ScrollKey: String, ObjectKey {
    case header, offset

    static let table = KeyTable<ScrollKey>("a scroll", required: [.header, .offset])
}

extension ElementReader {
    mutating func selection() throws(ScanStop) -> Script.Action? {
        guard var members = try object(of: SelectKey.self) else { return nil }
        var transition: Transition.ID?
        var popup: Popup.ID?
        var item: String??
        while let key = try nextKey(of: &members) {
            switch key {
            case .transition: transition = try value()
            case .popup: popup = try value()
            case .item: item = try itemOrNull()
            }
        }
        try requireOne(of: [.transition, .popup], in: members)
        guard let item else { return nil }
        if let transition { return .selectPortal(transition: transition, item: item.map { Portal.ID($0) }) }
        if let popup { return .selectView(popup: popup, item: item.map { SceneView.ID($0) }) }
        return nil
    }

    /// A name, or `.some(nil)` for `null`.
    private mutating func itemOrNull() throws(ScanStop) -> String?? {
        guard skipSpace() == UInt8(ascii: "n") else { return try name("a name or null").map { .some($0) } }
        try scanWord("null")
        return .some(nil)
    }

    mutating func transfer() throws(ScanStop) -> Script.Action? {
        guard var members = try object(of: TransferKey.self) else { return nil }
        var from: Portal.ID?
        var to: Portal.ID?
        var namespace: String?
        while let key = try nextKey(of: &members) {
            switch key {
            case .from: from = try value()
            case .to: to = try value()
            case .namespace: namespace = try self.namespace()
            }
        }
        guard let from, let to else { return nil }
        return .transfer(from: from, to: to, namespace: namespace ?? "")
    }

    mutating func move() throws(ScanStop) -> Script.Action? {
        guard var members = try object(of: MoveKey.self) else { return nil }
        var view: SceneView.ID?
        var frame: Rectangle?
        while let key = try nextKey(of: &members) {
            switch key {
            case .view: view = try value()
            case .frame: frame = try value()
            }
        }
        guard let view, let frame else { return nil }
        return .move(view, to: frame)
    }

    mutating func scroll() throws(ScanStop) -> Script.Action? {
        guard var members = try object(of: ScrollKey.self) else { return nil }
        var header: Header.ID?
        var offset: Double?
        while let key = try nextKey(of: &members) {
            switch key {
            case .header: header = try value()
            case .offset: offset = try number()
            }
        }
        guard let header, let offset else { return nil }
        return .scroll(header, offset: offset)
    }
}
