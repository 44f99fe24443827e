import PortalSystem

extension Listing.Cell {
    /// A time as the clock on the wall has it, `2025-11-30 06:19:44`. What is no time stays as it is.
    func local(in zone: (Int) -> Int) -> Listing.Cell {
        guard case .time(let text) = self else { return self }
        return .text(text.localTime(in: zone))
    }
}

extension String {
    /// A time in UTC as the clock on the wall has it. What is no time stays as it is.
    func localTime(in zone: (Int) -> Int) -> String {
        guard let utc = CivilTime(utc: self)?.secondsSince1970 else { return self }
        return CivilTime(secondsSince1970: utc + zone(utc)).spaced
    }
}
