import Foundation

/// What came of one hostile file.
package struct Trial: Sendable {
    package let file: HostileFile
    /// The message, or `nil` if the file was taken.
    package let refusal: String?
    package let seconds: Double

    /// Tries a file.
    ///
    /// - Parameter read: opens the file and reads everything in it.
    package init(_ file: HostileFile, read: (String) throws -> Void) {
        self.file = file
        let start = DispatchTime.now().uptimeNanoseconds
        do {
            try read(file.path)
            refusal = nil
        } catch {
            refusal = "\(error)"
        }
        seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
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
