import PortalModel
import PortalMotion
import PortalSQLite

/// The table `preset_modifier`.
enum PresetModifierTable {
    static func insert(
        _ modifiers: [PresetModifierColumns], of preset: Preset.ID, into database: Connection
    ) throws(SQLiteError) {
        for modifier in modifiers {
            try database.run(
                """
                INSERT INTO preset_modifier
                    (preset, position, kind, delay, speed, repeat_count, autoreverses, logically_complete_after)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """, values: [preset] + modifier.values)
        }
    }
}

/// A modifier as a row of the table.
struct PresetModifierColumns: Hashable {
    enum Kind: String, CaseIterable, TextColumnValue {
        case delay, speed, repeatCount, repeatForever, logicallyComplete
    }

    var position: Int
    var kind: Kind
    var delay: Double?
    var speed: Double?
    var repeatCount: Int?
    var autoreverses: Bool?
    var logicallyCompleteAfter: Double?

    init(position: Int, _ modifier: Animation.Modifier) {
        self.position = position
        switch modifier {
        case .delay(let seconds):
            (kind, delay) = (.delay, seconds)
        case .speed(let factor):
            (kind, speed) = (.speed, factor)
        case .repeatCount(let count, let autoreverses):
            (kind, repeatCount, self.autoreverses) = (.repeatCount, count, autoreverses)
        case .repeatForever(let autoreverses):
            (kind, self.autoreverses) = (.repeatForever, autoreverses)
        case .logicallyComplete(let seconds):
            (kind, logicallyCompleteAfter) = (.logicallyComplete, seconds)
        }
    }
}

extension PresetModifierColumns {
    static var names: [String] {
        ["position", "kind", "delay", "speed", "repeat_count", "autoreverses", "logically_complete_after"]
    }

    var values: [any ColumnValue] {
        [position, kind, delay, speed, repeatCount, autoreverses, logicallyCompleteAfter]
    }

    /// `nil` if the row has no modifier.
    init?(row: inout Row) throws(SQLiteError) {
        let (position, kind): (Int?, Kind?) = (try row.next(), try row.next())
        guard let position, let kind else { return nil }
        self.position = position
        self.kind = kind
        delay = try row.next()
        speed = try row.next()
        repeatCount = try row.next()
        autoreverses = try row.next()
        logicallyCompleteAfter = try row.next()
    }
}
