import PortalSystem

extension Listing.Cell {
    /// A time as the clock on the wall has it, `2025-11-30 06:19:44`. What is no time stays as it is.
    func local(in zone: (Int) -> Int) -> Listing.Cell {
        guard case .time(let text) = self, let utc = CivilTime(utc: text)?.secondsSince1970 else { return self }
        return .text(CivilTime(secondsSince1970: utc + zone(utc)).spaced)
    }
}
