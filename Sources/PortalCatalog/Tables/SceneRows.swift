import PortalSQLite

/// The rows of what is in scenes whose ids follow each other: of each table all are read at once, when the first scene's
/// are asked for.
final class SceneRows {
    private let ids: ClosedRange<Int>
    private let database: Connection
    /// By where the text of their statement begins.
    private var tables: [UnsafePointer<UInt8>: AnyObject] = [:]

    init(of ids: ClosedRange<Int>, in database: Connection) {
        self.ids = ids
        self.database = database
    }

    /// The rows of a scene that comes after those of which rows of this table were asked for.
    ///
    /// - Parameter sql: all rows of the scenes between two ids, each with its scene before its columns, in that order.
    func rows<Content: RowDecodable>(_ sql: StaticString, of scene: Int) throws(SQLiteError) -> [Content] {
        try parts(sql, of: scene).map { $0.content }
    }

    /// The same for things that have a place in a list of their scene, in the order of that list.
    ///
    /// The statement reads them in the order of their table's key, which leaves SQLite nothing to sort.
    ///
    /// - Parameter sql: all rows of the scenes between two ids, each with its scene and its position before its columns.
    func list<Content: RowDecodable>(_ sql: StaticString, of scene: Int) throws(SQLiteError) -> [Content] {
        let rows: ArraySlice<PartOfScene<ListedRow<Content>>> = try parts(sql, of: scene)
        func position(_ place: Int) -> Int { rows[place].content.position }
        let isInOrder = rows.indices.dropFirst().allSatisfy { position($0 - 1) <= position($0) }
        if isInOrder { return rows.map { $0.content.content } }
        let places = rows.indices.sorted { (position($0), $0) < (position($1), $1) }
        return places.map { rows[$0].content.content }
    }

    /// That rows of a scene do not go together.
    func contradiction(_ what: String) -> SQLiteError { .contradiction(what, file: database.file) }

    private func parts<Content>(
        _ sql: StaticString, of scene: Int
    ) throws(SQLiteError) -> ArraySlice<PartOfScene<Content>> {
        if ids.count == 1 { return try read(sql)[...] }
        if let table = tables[sql.utf8Start] as? WaitingRows<Content> { return table.take(of: scene) }
        let table = WaitingRows<Content>(try read(sql))
        tables[sql.utf8Start] = table
        return table.take(of: scene)
    }

    private func read<Content>(_ sql: StaticString) throws(SQLiteError) -> [PartOfScene<Content>] {
        var rows: [PartOfScene<Content>] = []
        // As with the values of a row, code for each type is made only from what is generic here.
        try database.decodeRows(of: PartOfScene<Content>.self, sql, [ids.lowerBound, ids.upperBound]) {
            row throws(SQLiteError) in rows.append(try PartOfScene(row: &row))
        }
        return rows
    }
}

/// Rows of a table in the order of their scenes, those that were not taken yet.
private final class WaitingRows<Content: RowDecodable> {
    private var rows: ArraySlice<PartOfScene<Content>>

    init(_ rows: [PartOfScene<Content>]) { self.rows = rows[...] }

    func take(of scene: Int) -> ArraySlice<PartOfScene<Content>> {
        let end = rows.indices.first { rows[$0].scene != scene } ?? rows.endIndex
        defer { rows = rows[end...] }
        return rows[..<end]
    }
}

private struct PartOfScene<Content: RowDecodable>: RowDecodable {
    static var columns: [String] { Content.columns.isEmpty ? [] : ["scene"] + Content.columns }

    let scene: Int
    let content: Content

    init(row: inout Row) throws(SQLiteError) {
        scene = try row.next()
        content = try Content(row: &row)
    }
}

private struct ListedRow<Content: RowDecodable>: RowDecodable {
    static var columns: [String] { Content.columns.isEmpty ? [] : ["position"] + Content.columns }

    let position: Int
    let content: Content

    init(row: inout Row) throws(SQLiteError) {
        position = try row.next()
        content = try Content(row: &row)
    }
}
