import PortalSQLite

/// Notices the scenes with a list whose positions are not 0, 1, 2, ...: this program writes none, but others may have
/// changed the rows.
///
/// So many numbers from 0 on are those if none is as large as their count, and no two are the same.
struct ListWatch {
    private(set) var scenesWithGaps: Set<Int> = []

    private var scene = 0
    /// The rest of what tells its lists apart.
    private var list: [UInt8] = []
    private var count = 0
    private var largest = -1
    private var isOdd = false
    /// By position: the last list in which it was.
    private var places: [Int] = []
    private var listNumber = 1
    private var key: [UInt8] = []

    /// Positions that a list has in memory; a longer one counts as one with gaps.
    private static let manyPositions = 1 << 20

    /// A row: its position, its scene, and what else tells its list from others. All rows of a list come together.
    mutating func look(at row: FunctionArguments) {
        let scene = row.integer(at: 1)
        let isOfList = row.count == 2 || isOfList(row)
        if scene != self.scene || !isOfList {
            endList()
            self.scene = scene
            swap(&key, &list)
        }
        add(row.integer(at: 0))
    }

    private mutating func isOfList(_ row: FunctionArguments) -> Bool {
        key.removeAll(keepingCapacity: true)
        for place in 2..<row.count {
            row.appendText(at: place, to: &key)
            key.append(0xFF)
        }
        return key == list
    }

    /// The next row is of another table.
    mutating func endList() {
        if isOdd || largest >= count { scenesWithGaps.insert(scene) }
        listNumber += 1
        count = 0
        largest = -1
        isOdd = false
    }

    private mutating func add(_ position: Int) {
        count += 1
        guard 0..<Self.manyPositions ~= position else {
            isOdd = true
            return
        }
        if position >= places.count { places += Array(repeating: 0, count: position + 1 - places.count) }
        if places[position] == listNumber { isOdd = true }
        places[position] = listNumber
        largest = max(largest, position)
    }
}
