import PortalModel
import PortalSQLite

// Generic here, where they are called, and not beside the protocol in another module: so the compiler makes code for each
// type instead of code that asks the type at each value.
extension Parameters {
    mutating func add(_ value: some ColumnValue) { value.bind(to: &self) }

    mutating func add<Column: ColumnValue>(_ value: Column?) {
        if let value { add(value) } else { addNull() }
    }

    mutating func add(_ value: some TextColumnValue) { add(text: value.columnText) }

    mutating func add<Column: TextColumnValue>(_ value: Column?) {
        if let value { add(value) } else { addNull() }
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
