import Foundation
import TestSupport

/// What is no database, or no file.
func kinds(_ kitchen: Kitchen) throws {
    let valid = kitchen.files[0].path
    try kitchen.add("a symbolic link", .refused("symbolic link")) {
        try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: valid)
    }
    try kitchen.add("a symbolic link to nothing", .refused("symbolic link")) {
        try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/nowhere/at/all")
    }
    try kitchen.add("a pipe", .refused("it is a pipe")) { path in
        guard mkfifo(path, 0o600) == 0 else { throw MakingError(what: path, why: "errno \(errno)") }
    }
    try kitchen.add("a directory", .refused("it is a directory")) {
        try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false)
    }
    try kitchen.add("a socket", .refused("it is a socket"), named: "socket") { path in
        guard mknod(path, S_IFSOCK | 0o600, 0) == 0 else { throw MakingError(what: path, why: "errno \(errno)") }
    }
    for device in ["/dev/zero", "/dev/null"] {
        kitchen.add("the device \(device)", .refused("it is a device"), at: device)
    }
    kitchen.add("nothing", .refused("No such file"), at: kitchen.directory + "/missing.portaldb")

    try kitchen.add("no bytes", .refused("it is empty")) { try Kitchen.write([], to: $0) }
    try kitchen.add("one byte", .refused("not an SQLite database")) { try Kitchen.write([0x53], to: $0) }
    try kitchen.add("a text", .refused("not an SQLite database")) {
        try Kitchen.write(String(repeating: "Dear all, \n", count: 500).utf8, to: $0)
    }
    try kitchen.add("a compressed catalog", .refused("a gzip archive")) {
        try Kitchen.write([0x1F, 0x8B, 8] + kitchen.valid, to: $0)
    }
    var random = SplitMix(seed: 7)
    let noise = kitchen.valid.map { _ in UInt8.random(in: 0...255, using: &random) }
    try kitchen.add("noise", .refused("not an SQLite database")) { try Kitchen.write(noise, to: $0) }
    try kitchen.add("an encrypted catalog", .refused("is not taken")) {
        // As some extensions leave it: the start in clear, so that the kind of the file can be told.
        try Kitchen.write(kitchen.valid.prefix(100) + noise.dropFirst(100), to: $0)
    }
    try kitchen.add("300 MB of nothing", .refused("are the most that is read")) { path in
        try Kitchen.write(kitchen.valid, to: path)
        guard truncate(path, 300_000_000) == 0 else { throw MakingError(what: path, why: "errno \(errno)") }
    }
    for ending in ["-journal", "-wal"] {
        try kitchen.add("a catalog with a \(ending) beside it", .refused("\(ending)' lies beside it")) { path in
            try Kitchen.write(kitchen.valid, to: path)
            try Kitchen.write([0xD9, 0xD5, 5, 0xF9, 0x20, 0xA1, 0x63, 0xD7], to: path + ending)
        }
    }
}

/// Names that mean something where they are not taken as they are.
func names(_ kitchen: Kitchen) throws {
    let names = [
        "file:x?mode=rwc", "file:y?mode=memory&cache=shared", "a?immutable=0", "b%2e%00c", "d#e", ":memory:",
        "f g\u{301}",
        "'; DROP TABLE preset; --", "-", "\u{7}bell", "x?vfs=unix-none",
    ]
    for name in names {
        try kitchen.add("a catalog named \(name.debugDescription)", .valid, named: name) {
            try Kitchen.write(kitchen.valid, to: $0)
        }
    }
    let missing = "file:missing?mode=rwc"
    kitchen.add("nothing, named \(missing)", .refused("No such file"), at: "\(kitchen.directory)/\(missing)")
}
