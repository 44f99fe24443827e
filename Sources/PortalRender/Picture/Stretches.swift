extension Sequence<Bool> {
    /// The places at which something holds, as ranges with gaps between them.
    var stretches: [Range<Int>] {
        var stretches: [Range<Int>] = []
        for (place, holds) in enumerated() where holds {
            if let last = stretches.last, last.upperBound == place {
                stretches[stretches.count - 1] = last.lowerBound..<place + 1
            } else {
                stretches.append(place..<place + 1)
            }
        }
        return stretches
    }
}
