/// The first multiple of 0.1 s from which a distance stays below a tolerance for more than a second, as SwiftUI looks
/// for it: the multiples are accumulated, and 1,024 of them are tried.
///
/// - Returns: 0 once the distance is not finite; `nil` if it does not settle within the tries.
func settlingTime(below tolerance: Double, distance: (Double) -> Double) -> Double? {
    var settled: Double?
    var time = 0.0
    for _ in 0..<1024 {
        let distance = distance(time)
        guard distance.isFinite else { return 0 }
        if distance >= tolerance {
            settled = nil
        } else if let settled {
            if time - settled > 1 { return settled }
        } else {
            settled = time
        }
        time += 0.1
    }
    return nil
}
