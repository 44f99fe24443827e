/// One intent of a transition: the portals that fly together and complete once.
struct Run {
    let transition: Int
    let isOpening: Bool
    /// Members hand off each alone rather than in one transaction.
    let isStaggered: Bool
    /// Those that have not been taken over by another intent.
    var members: [Int] = []
    var done: Set<Int> = []
    var isCompleted = false

    var isDue: Bool { !isCompleted && !members.isEmpty && members.allSatisfy(done.contains) }
}
