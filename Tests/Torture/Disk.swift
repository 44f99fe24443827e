import Foundation

/// A small file system in memory over a ground's home, gone when this is.
final class Disk {
    let pages: Int
    private let home: String

    /// `nil` if this process may not mount.
    init?(at ground: Ground, pages: Int) throws {
        self.pages = pages
        home = ground.home
        try ground.empty()
        guard Self.mount(["-t", "tmpfs", "-o", "size=\(pages * 4)k", "tmpfs", home]) else { return nil }
    }

    deinit { _ = try? Child(["umount", home]).wait() }

    /// Room for everything.
    func grow() throws { try remount("size=64m") }

    func makeReadOnly() throws { try remount("ro") }

    private func remount(_ option: String) throws {
        try expect(Self.mount(["-o", "remount,\(option)", home]), "cannot remount \(home)")
    }

    private static func mount(_ words: [String]) -> Bool {
        (try? Child(["mount"] + words).wait()) == .exited(0)
    }
}
