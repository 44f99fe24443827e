import Foundation

/// What players need of a Lottie file, beyond what the format's schema says.
struct LottieChecker {
    private(set) var faults: [String] = []

    init(_ text: String) throws {
        let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
        checkRoot(root)
        let layers = root["layers"] as? [[String: Any]] ?? []
        let end = number(root["op"]) ?? 0
        for (place, layer) in layers.enumerated() { check(layer, "layers[\(place)]", end: end) }
        let indices = layers.compactMap { number($0["ind"]) }
        expect(Set(indices).count == layers.count && indices == indices.sorted(), "layers: ind is not in order")
    }

    private mutating func expect(_ holds: Bool, _ fault: String) {
        if !holds { faults.append(fault) }
    }

    private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

    private mutating func checkRoot(_ root: [String: Any]) {
        expect(root["v"] is String, "v is no text")
        for key in ["w", "h", "fr", "ip", "op"] { expect(number(root[key]) != nil, "\(key) is no number") }
        for key in ["w", "h"] {
            expect(number(root[key]).map { $0 > 0 && $0 == $0.rounded() } ?? false, "\(key) is not whole")
        }
        expect((number(root["op"]) ?? 0) > (number(root["ip"]) ?? 0), "op is not after ip")
        expect(!(root["layers"] as? [Any] ?? []).isEmpty, "there are no layers")
        let markers = root["markers"] as? [[String: Any]] ?? []
        let still = markers.first { $0["cm"] as? String == "reduced motion" }
        let end = (number(still?["tm"]) ?? .infinity) + (number(still?["dr"]) ?? .infinity)
        expect(end <= number(root["op"]) ?? 0, "there is no marker for reduced motion within the play")
    }

    private mutating func check(_ layer: [String: Any], _ path: String, end: Double) {
        let (first, last) = (number(layer["ip"]) ?? .nan, number(layer["op"]) ?? .nan)
        expect(first >= 0 && last > first && last <= end, "\(path): ip and op do not fit")
        expect(number(layer["st"]) != nil, "\(path): there is no st")
        expect(number(layer["ty"]) == 4, "\(path): it is no shape layer")
        let transform = layer["ks"] as? [String: Any] ?? [:]
        for key in ["a", "p", "s", "r", "o"] {
            check(transform[key], "\(path).ks.\(key)", limit: key == "o" ? 100 : nil)
        }
        let shapes = layer["shapes"] as? [[String: Any]] ?? []
        expect(!shapes.isEmpty, "\(path): it is empty")
        for (place, shape) in shapes.enumerated() { check(group: shape, "\(path).shapes[\(place)]") }
    }

    private mutating func check(group: [String: Any], _ path: String) {
        let items = group["it"] as? [[String: Any]] ?? []
        expect(group["ty"] as? String == "gr", "\(path): a shape is in no group")
        expect(items.last?["ty"] as? String == "tr", "\(path): it does not end with a transform")
        expect(items.contains { ["fl", "gf"].contains($0["ty"] as? String) }, "\(path): nothing is filled")
        let keys = [
            "rc": ["p", "s", "r"], "fl": ["c", "o"], "gf": ["s", "e", "o"], "tr": ["p", "a", "s", "r", "o"],
        ]
        for item in items {
            let type = item["ty"] as? String ?? ""
            expect(keys[type] != nil, "\(path): \(type) is unknown")
            for key in keys[type] ?? [] { check(item[key], "\(path).\(type).\(key)", limit: key == "o" ? 100 : nil) }
            if type == "fl", let color = (item["c"] as? [String: Any])?["k"] as? [NSNumber] {
                expect(color.count == 4 && color.allSatisfy { 0...1 ~= $0.doubleValue }, "\(path): a colour is none")
            }
        }
    }

    private mutating func check(_ property: Any?, _ path: String, limit: Double?) {
        guard let property = property as? [String: Any], let value = property["k"] else {
            return expect(false, "\(path) is no property")
        }
        guard number(property["a"]) == 1 else {
            return expect(
                numbers(value).allSatisfy { 0...(limit ?? .infinity) ~= $0 || limit == nil }, "\(path): out of range")
        }
        let keys = value as? [[String: Any]] ?? []
        let times = keys.compactMap { number($0["t"]) }
        expect(keys.count > 1 && times.count == keys.count, "\(path): keys lack t")
        expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "\(path): t is not in order")
        let sizes = Set(keys.map { ($0["s"] as? [NSNumber])?.count ?? 0 })
        expect(sizes.count == 1 && !sizes.contains(0), "\(path): s is no list, or not always as long")
        for (place, key) in keys.enumerated() {
            if let limit { expect(numbers(key["s"]).allSatisfy { 0...limit ~= $0 }, "\(path)[\(place)]: out of range") }
            guard place < keys.count - 1 else { continue }
            for handle in ["o", "i"] {
                let points = key[handle] as? [String: Any]
                let x = numbers(points?["x"])
                expect(x.count == 1 && numbers(points?["y"]).count == 1, "\(path)[\(place)]: there is no \(handle)")
                expect(x.allSatisfy { 0...1 ~= $0 }, "\(path)[\(place)]: \(handle).x is not in 0...1")
            }
            expect(key["h"] == nil && key["ti"] == nil && key["to"] == nil, "\(path)[\(place)]: h, ti or to")
        }
    }

    private func numbers(_ value: Any?) -> [Double] {
        (value as? [NSNumber])?.map(\.doubleValue) ?? number(value).map { [$0] } ?? []
    }
}
