import PortalModel
import PortalSQLite

// Generic here, where they are called, and not beside the protocol in another module: so the compiler makes code for each
// type instead of code that asks the type at each value.
extension Parameters {
    mutating func add(_ value: some ColumnValue) { add(value.columnValue) }

    mutating func add<Column: ColumnValue>(_ value: Column?) {
        if let value { add(value) } else { add(.null) }
    }

    mutating func add<Column: ColumnValue & RawRepresentable<String>>(_ value: Column) { add(.text(value.rawValue)) }

    mutating func add<Column: ColumnValue & RawRepresentable<String>>(_ value: Column?) {
        if let value { add(value) } else { add(.null) }
    }

    /// Four columns: x, y, width, height.
    mutating func add(_ rectangle: Rectangle) {
        add(rectangle.x)
        add(rectangle.y)
        add(rectangle.width)
        add(rectangle.height)
    }

    /// Two columns: x, y.
    mutating func add(_ point: Point?) {
        add(point?.x)
        add(point?.y)
    }
}
