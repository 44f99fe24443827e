import PortalDocument
import PortalSourceScan
import PortalSystem

extension Catalog {
    /// Finds the motion that Swift source files write out, and the presets of this catalog that move so.
    ///
    /// Comments and strings do not count, and what depends on the running program is listed with the reason. Nothing is
    /// changed.
    ///
    /// ```swift
    /// if let files = try SwiftFiles(["Sources"]) {
    ///     for motion in try catalog.motions(in: files).motions { print(motion.file, motion.line, motion.text) }
    /// }
    /// ```
    ///
    /// - Throws: ``CatalogError`` if a file cannot be read.
    public func motions(in files: SwiftFiles) throws -> SourceScan {
        var scan = SourceScan()
        var found: [(file: String, motion: FoundMotion)] = []
        let members = try animationMembers(of: files)
        for path in files.paths {
            switch try translating({ try Self.source(path) }) {
            case .success(let bytes):
                found += FoundMotion.all(in: bytes, defaults: .ofPackages, members: members).map { (path, $0) }
            case .failure(let fault): scan.faults.append("\(path)\(fault.description)")
            }
            scan.fileCount += 1
        }
        let matcher = try presetMatcher()
        var matches: [String: PresetMatch] = [:]
        for case .animation(let animation) in found.map(\.motion.value) where matches[animation.signature] == nil {
            matches[animation.signature] = matcher.match(animation)
        }
        var names = MotionNames(taken: Set(matches.values.compactMap(\.exactName?.rawValue)))
        scan.motions = found.map { file, motion in
            var listed = SourceMotion(
                file: file, line: motion.line, declaration: motion.declaration.joined(separator: "/"),
                use: motion.use, text: motion.text, value: .none)
            switch motion.value {
            case .none: break
            case .unknown(let reason): listed.value = .unknown(reason: reason)
            case .animation(let animation):
                let match = matches[animation.signature] ?? .none
                listed.value = .animation(animation, match)
                if match.exactName == nil { listed.name = names.name(of: animation, motion, in: file) }
            }
            return listed
        }
        return scan
    }

    /// Stores the motions that no preset has, each once, under the names that the scan gives them.
    ///
    /// - Throws: ``DocumentError`` if a name has other content, as after a change in the source, and `options` say nothing
    ///   else; ``CatalogError``.
    @discardableResult
    public func importMotions(of scan: SourceScan, _ options: ImportOptions = ImportOptions()) throws -> ImportSummary {
        let document = try DocumentText.bytes(of: scan.newPresets.map { .preset($0) })
        return try importDocuments([.bytes(document, name: "presets from source")], options)
    }

    /// Those of files that cannot be read are told of when motions are found.
    private func animationMembers(of files: SwiftFiles) throws -> AnimationMembers {
        var members = AnimationMembers()
        for path in files.paths {
            guard case .success(let bytes) = try translating({ try Self.source(path) }) else { continue }
            members.collect(in: bytes, defaults: .ofPackages)
        }
        return members
    }

    private func presetMatcher() throws -> PresetMatcher {
        let lookup = AnimationLookup(in: self)
        var matcher = PresetMatcher()
        var last: Preset.ID?
        while true {
            let page = try presets(after: last, limit: 500)
            guard let end = page.last else { return matcher }
            lookup.learn(page)
            for preset in page {
                do {
                    matcher.add(preset.name, try lookup.animation(preset.animation))
                } catch is ResolutionError {
                    // `check` tells of it; nothing moves so.
                }
            }
            last = end.name
        }
    }
}

/// Why a file is no Swift text, to follow its name.
private struct SourceFault: Error, CustomStringConvertible {
    var description: String
}

extension Catalog {
    private static let largestSource = 32 << 20

    private static func source(_ path: String) throws -> Result<[UInt8], SourceFault> {
        let source = try FileSource(path: path)
        var bytes: [UInt8] = []
        while true {
            let piece = try source.nextPiece()
            if piece.isEmpty { break }
            bytes += piece
            guard bytes.count <= largestSource else {
                return .failure(SourceFault(description: " is larger than 32 MB, which no Swift file is"))
            }
        }
        guard let line = bytes.lineThatIsNotUTF8 else { return .success(bytes) }
        return .failure(SourceFault(description: ":\(line): the text is not UTF-8; save it as UTF-8"))
    }
}

extension [UInt8] {
    /// Counted from 1.
    fileprivate var lineThatIsNotUTF8: Int? {
        // Decoding puts another character where bytes are none.
        let decoded = String(decoding: self, as: UTF8.self)
        if decoded.utf8.count == count, decoded.utf8.elementsEqual(self) { return nil }
        let valid = zip(decoded.utf8, self).prefix { $0 == $1 }
        return 1 + valid.count { $0.1 == UInt8(ascii: "\n") }
    }
}

extension PresetMatch {
    fileprivate var exactName: Preset.ID? {
        if case .exact(let name) = self { name } else { nil }
    }
}

extension PackageDefaults {
    fileprivate static var ofPackages: PackageDefaults {
        let container = DelayedContainer(name: "")
        return PackageDefaults(
            transition: Defaults.Transition.animation, mirrorTransition: Defaults.Transition.mirrorAnimation,
            timedTransition: Defaults.Transition.timedAnimation, popUpPresent: Defaults.Popup.present,
            popUpDismiss: Defaults.Popup.dismiss, delayedDuration: container.animationDuration,
            delayedStart: Defaults.Delayed.start, delayedStep: container.delay)
    }
}
