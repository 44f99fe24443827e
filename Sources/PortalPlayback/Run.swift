/// One intent of a transition: the portals that fly together and complete once.
struct Run {
    let transition: Int
    let isOpening: Bool
    /// Members hand off each alone rather than in one transaction.
    let isStaggered: Bool
    /// Those that have not been taken over by another intent.
    var members: [Int] = []
    /// Those of the members that have arrived.
    var done: Set<Int> = []
    /// Whether members still join.
    var isGathering = false
    var isCompleted = false
    /// The member that was last found to fly on.
    var straggler: Int?

    var isDue: Bool { !isCompleted && !isGathering && !members.isEmpty && done.count == members.count }

    mutating func remove(_ portal: Int) {
        if let place = members.firstIndex(of: portal) { members.remove(at: place) }
        done.remove(portal)
    }
}
