import PortalModel
import PortalSQLite

extension Row {
    /// Four columns: x, y, width, height.
    mutating func rectangle() throws(SQLiteError) -> Rectangle {
        Rectangle(x: try next(), y: try next(), width: try next(), height: try next())
    }

    /// Four columns; `nil` if one is NULL.
    mutating func optionalRectangle() throws(SQLiteError) -> Rectangle? {
        let (x, y): (Double?, Double?) = (try next(), try next())
        let (width, height): (Double?, Double?) = (try next(), try next())
        guard let x, let y, let width, let height else { return nil }
        return Rectangle(x: x, y: y, width: width, height: height)
    }

    /// Two columns; `nil` if one is NULL.
    mutating func optionalPoint() throws(SQLiteError) -> Point? {
        let (x, y): (Double?, Double?) = (try next(), try next())
        guard let x, let y else { return nil }
        return Point(x: x, y: y)
    }
}
