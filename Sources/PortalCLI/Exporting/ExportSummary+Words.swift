import PortalDB

extension ExportSummary {
    /// `3 presets, 1 scene (2 of them not selected, but needed), as library 'acme'`
    var words: String {
        let counts = [
            (presetCount, "preset", "presets"), (popupSettingsCount, "pop-up settings", "pop-up settings"),
            (sceneCount, "scene", "scenes"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
        let content = parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
        return content + needed(dependencyCount) + (library.map { ", as library '\($0.name.printable)'" } ?? "")
    }
}

extension TokenExportSummary {
    /// What is in the file, and what is not or only nearly.
    var lines: [String] {
        var lines = [presetCount.of("preset") + needed(dependencyCount)]
        if standInCount > 0 {
            // Rounded up, but for the last bits of a number with few places.
            let percent = (largestError * 1000 - 1e-6).rounded(.up) / 10
            lines.append(
                "\(standInCount) of them as the nearest curve, off by at most \(percent)% of the distance; the exact "
                    + "animations are under $extensions")
        }
        if repeatingCount > 0 {
            lines.append("\(repeatingCount) of them with one pass of what repeats; the rest is under $extensions")
        }
        if leftOutCount > 0 {
            lines.append("left out \(leftOutCount) pop-up settings and scenes, which tokens cannot say")
        }
        return lines
    }
}

/// What follows a count of which some come along.
private func needed(_ count: Int) -> String { count > 0 ? " (\(count) of them not selected, but needed)" : "" }
