import PortalModel

/// Places of things in a scene's list of their kind: of those that a play reaches, which are the things of its plan.
struct Places: Sendable {
    /// In the scene's order.
    private(set) var order: [Int] = []

    init() {}

    /// - Parameter only: the only place.
    init(only place: Int) { order = [place] }

    /// - Returns: Whether it was not among them.
    @discardableResult
    mutating func insert(_ place: Int) -> Bool {
        // Most come in their order.
        if place > order.last ?? -1 {
            order.append(place)
            return true
        }
        let next = index(of: place)
        guard order[next] != place else { return false }
        order.insert(place, at: next)
        return true
    }

    /// Where the thing of a place in the scene stands in the plan.
    ///
    /// - Throws: ``PlanError/missing(_:_:)`` for what the scene does not have.
    func place(of placeInScene: Int?, _ kind: String, _ name: some CustomStringConvertible) throws(PlanError) -> Int {
        if let placeInScene {
            let place = index(of: placeInScene)
            if place < order.count, order[place] == placeInScene { return place }
        }
        throw .missing(kind, name.description)
    }

    /// The index of the first place that is not before this one.
    private func index(of place: Int) -> Int {
        var (start, end) = (0, order.count)
        while start < end {
            let middle = (start + end) / 2
            if order[middle] < place { start = middle + 1 } else { end = middle }
        }
        return start
    }
}
