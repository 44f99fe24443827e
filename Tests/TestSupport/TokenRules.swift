import Foundation

/// The published rules of design tokens, checked without the product's reader: what is wrong with a file, if anything.
package struct TokenRules {
    private var tokens: [String: (token: [String: Any], type: String?)] = [:]
    private(set) package var violations: [String] = []

    private static let types: Set<String> = [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border",
        "transition", "shadow", "gradient", "typography",
    ]

    package init(_ text: String) throws {
        let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
        guard let root = root as? [String: Any] else {
            violations = ["the file is no object"]
            return
        }
        collect(root, path: [], type: nil)
        for title in tokens.keys.sorted() { check(title) }
    }

    private mutating func fail(_ title: String, _ message: String) { violations.append("\(title): \(message)") }

    private mutating func collect(_ group: [String: Any], path: [String], type: String?) {
        let title = path.joined(separator: ".")
        let type = group["$type"] as? String ?? type
        let isToken = group["$value"] != nil || group["$ref"] != nil
        if isToken {
            tokens[title] = (group, type)
            if group["$value"] != nil, group["$ref"] != nil { fail(title, "both $value and $ref") }
        }
        for (key, value) in group {
            if key.hasPrefix("$"), key != "$root" {
                checkKey(key, value, of: title, isToken: isToken)
                continue
            }
            if isToken { fail(title, "a child of a token") }
            if key.isEmpty
                || key != "$root" && key.unicodeScalars.contains(where: { ".{}".unicodeScalars.contains($0) })
            {
                fail(title, "the name '\(key)'")
            }
            guard let child = value as? [String: Any] else {
                fail(title, "'\(key)' is no object")
                continue
            }
            collect(child, path: path + [key], type: type)
        }
    }

    private mutating func checkKey(_ key: String, _ value: Any, of title: String, isToken: Bool) {
        switch key {
        case "$value" where isToken, "$ref" where isToken, "$extends" where !isToken: break
        case "$type": if !(value is String) { fail(title, "$type is no string") }
        case "$description": if !(value is String) { fail(title, "$description is no string") }
        case "$deprecated": if !(value is String), !(value is Bool) { fail(title, "$deprecated") }
        case "$extensions":
            guard let members = value as? [String: Any] else { return fail(title, "$extensions is no object") }
            for key in members.keys where !key.contains(".") { fail(title, "the extension '\(key)' has no domain") }
        default: fail(title, "the key '\(key)'")
        }
    }

    /// A token of a path, with `{...}` around it.
    private func target(_ alias: String) -> String? {
        let scalars = alias.unicodeScalars
        guard scalars.first == "{", scalars.last == "}" else { return nil }
        return String(scalars.dropFirst().dropLast())
    }

    private mutating func check(_ title: String) {
        guard let (token, inherited) = tokens[title] else { return }
        guard let (type, value) = followed(title, token["$value"], inherited) else { return }
        guard Self.types.contains(type) else { return fail(title, "the type '\(type)'") }
        check(value, as: type, of: title)
    }

    private mutating func followed(_ title: String, _ value: Any?, _ type: String?) -> (String, Any)? {
        var (value, type, seen) = (value, type, [title])
        while let alias = (value as? String).flatMap(target) {
            guard let (next, nextType) = tokens[alias] else {
                fail(title, "nothing is '\(alias)'")
                return nil
            }
            guard !seen.contains(alias) else {
                fail(title, "a circle")
                return nil
            }
            seen.append(alias)
            if let type, let nextType, type != nextType { fail(title, "types differ") }
            (value, type) = (next["$value"], type ?? nextType)
        }
        guard let type, let value else {
            fail(title, "no type or no value")
            return nil
        }
        return (type, value)
    }

    private mutating func check(_ value: Any, as type: String, of title: String) {
        let literal: Any
        if let alias = (value as? String).flatMap(target) {
            guard let (token, inherited) = tokens[alias], inherited == type || token["$type"] as? String == type else {
                return fail(title, "'\(alias)' is no \(type)")
            }
            guard let found = followed(alias, token["$value"], type) else { return }
            literal = found.1
        } else {
            literal = value
        }
        switch type {
        case "duration": checkDuration(literal, of: title)
        case "cubicBezier":
            guard let points = literal as? [Double], points.count == 4 else { return fail(title, "no four numbers") }
            if !(0...1).contains(points[0]) || !(0...1).contains(points[2]) { fail(title, "x outside 0...1") }
        case "transition":
            guard let parts = literal as? [String: Any] else { return fail(title, "no object") }
            if Set(parts.keys) != ["duration", "delay", "timingFunction"] {
                fail(title, "the keys \(parts.keys.sorted())")
            }
            parts["duration"].map { check($0, as: "duration", of: title) }
            parts["delay"].map { check($0, as: "duration", of: title) }
            parts["timingFunction"].map { check($0, as: "cubicBezier", of: title) }
        default: break
        }
    }

    private mutating func checkDuration(_ literal: Any, of title: String) {
        guard let parts = literal as? [String: Any], Set(parts.keys) == ["value", "unit"],
            let number = parts["value"] as? Double, ["ms", "s"].contains(parts["unit"] as? String)
        else { return fail(title, "no duration: \(literal)") }
        if number < 0 { fail(title, "a negative duration") }
    }
}
