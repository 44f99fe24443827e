import PortalModel
import PortalMotion

/// What can be written into a document.
protocol WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable))
}

extension JSONSink where Self: ~Copyable {
    /// Nothing if there is no value.
    mutating func member(_ key: some ObjectKey, _ value: (some WritableValue)?) {
        guard let value else { return }
        self.key(key)
        value.write(to: &self)
    }

    /// Nothing if it is the value that a reader takes on its own.
    mutating func member<Value: WritableValue & Equatable>(
        _ key: some ObjectKey, _ value: Value, unless fixed: Value
    ) {
        if value != fixed { member(key, value) }
    }

    /// Nothing if the list is empty.
    mutating func member(_ key: some ObjectKey, filled values: [some WritableValue]) {
        if !values.isEmpty { member(key, values) }
    }

    /// One colour as such, a gradient as a list.
    mutating func member(_ key: some ObjectKey, fill colors: [HexColor]) {
        if colors.count == 1 { member(key, colors.first) } else { member(key, filled: colors) }
    }
}

extension Array: WritableValue where Element: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginList()
        for value in self { value.write(to: &json) }
        json.endList()
    }
}

extension DocumentChoice {
    func write(to json: inout (some JSONSink & ~Copyable)) { json.string(rawValue) }
}

/// In the order in which the words are listed, whatever the set's own is.
extension Set: WritableValue where Element: DocumentChoice {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        Array(Element.allCases.filter(contains)).write(to: &json)
    }
}

extension String: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) { json.string(self) }
}

extension Double: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        if let number = UInt32(exactly: self), number > 0 { json.digits(of: number) } else { json.scalar(shortestText) }
    }
}

extension Int: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) { json.scalar(description) }
}

extension Bool: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) { json.scalar(self ? "true" : "false") }
}

extension Name: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) { json.string(rawValue) }
}

extension HexColor: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) { json.string(description) }
}

extension AnimationText: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) { json.string(description) }
}

extension RawJSON: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) { json.raw(text) }
}
