import Foundation

/// What came of one hostile file.
package struct HostileTrial: Sendable {
    package let file: HostileFile
    /// The message, or `nil` if the file was taken.
    package let refusal: String?
    package let seconds: Double
    /// Mebibytes of memory at most, beyond what the process had before; `nil` where the system does not tell.
    package let memory: Double?

    /// Tries a file.
    ///
    /// - Parameter read: opens the file and reads everything in it.
    package init(_ file: HostileFile, read: (String) throws -> Void) {
        self.file = file
        let before = ProcessMemory.restartedPeak()
        let start = DispatchTime.now().uptimeNanoseconds
        do {
            try read(file.path)
            refusal = nil
        } catch {
            refusal = "\(error)"
        }
        seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        memory = before.flatMap { before in ProcessMemory.peak.map { Double(max(0, $0 - before)) / 1024 } }
    }

    /// What is wrong with it, in words; `nil` if it is as expected.
    package var fault: String? {
        switch (file.expectation, refusal) {
        case (.valid, nil), (.refusedOrValid, _): return nil
        case (.valid, let refusal?): return "\(file.title): refused: \(refusal)"
        case (.refused(let reason), nil): return "\(file.title): taken, and not refused because of: \(reason)"
        case (.refused(let reason), let refusal?):
            let isNamed = refusal.contains(file.path)
            if refusal.contains(reason), isNamed { return nil }
            return "\(file.title): refused, but not because of '\(reason)'\(isNamed ? "" : ", nor by name"): \(refusal)"
        }
    }
}

/// How much memory this process has, in kibibytes.
private enum ProcessMemory {
    /// The most since the last restart.
    static var peak: Int? { status("VmHWM:") }

    /// Makes the present amount the peak.
    static func restartedPeak() -> Int? {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return nil }
        defer { try? file.close() }
        do { try file.write(contentsOf: Data("5".utf8)) } catch { return nil }
        return status("VmRSS:")
    }

    private static func status(_ key: String) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
        return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
    }
}
