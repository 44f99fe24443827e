import PortalSystem

/// What the first bytes of somebody else's database say, before SQLite reads anything of it.
///
/// The places are those of <https://sqlite.org/fileformat2.html#the_database_header>.
struct ForeignHeader {
    static let byteCount = 100

    /// Major * 1000 + minor; one that this program knows.
    let schemaVersion: Int

    /// - Parameters:
    ///   - bytes: the first ``byteCount`` of the file, or what it has of them.
    ///   - fileSize: in bytes.
    ///   - versions: of the schemas that the program knows, in order.
    init(_ bytes: [UInt8], fileSize: Int, knownVersions versions: [Int]) throws(ForeignHeaderRefusal) {
        guard FileHeader.isSigned(bytes) else {
            throw bytes.isEmpty ? .untrusted(.empty) : .init(.notADatabase(FileSignature.name(of: bytes)))
        }
        guard bytes.count >= Self.byteCount else { throw .untrusted(.cut(bytes: fileSize, of: nil)) }
        let pageSize = Self.pageSize(of: bytes)
        guard let pageSize else { throw .untrusted(.header("its page size is none that SQLite has")) }
        // 2: a write-ahead log, whose rows may be in the file beside.
        if bytes[18] == 2 || bytes[19] == 2 { throw .untrusted(.writeAheadLog) }
        guard bytes[18] == 1, bytes[19] == 1 else { throw .untrusted(.header("its file format is not known")) }
        guard bytes[20] == 0 else { throw .untrusted(.header("its pages have a part that is not read")) }
        guard bytes[21] == 64, bytes[22] == 32, bytes[23] == 32 else {
            throw .untrusted(.header("its payload fractions are not SQLite's"))
        }
        guard FileHeader.number(in: bytes, at: 56) == 1 else {
            throw .untrusted(.header("its texts are not in UTF-8"))
        }
        let pageCount = Int(FileHeader.number(in: bytes, at: 28))
        guard pageCount > 0, FileHeader.number(in: bytes, at: 24) == FileHeader.number(in: bytes, at: 92) else {
            throw .untrusted(.header("it does not say how many pages it has"))
        }
        guard fileSize / pageSize >= pageCount else {
            throw .untrusted(.cut(bytes: fileSize, of: pageCount * pageSize))
        }
        let rest = fileSize % pageSize
        guard rest == 0 else {
            throw .untrusted(.header("\(rest) \(rest == 1 ? "byte comes" : "bytes come") after its last page"))
        }

        let application = FileHeader.number(in: bytes, at: 68)
        guard application == FileStanding.applicationID else { throw .init(.foreign(applicationID: application)) }
        let version = Int(Int32(bitPattern: FileHeader.number(in: bytes, at: 60)))
        guard versions.contains(version) else {
            let newest = versions.last ?? 0
            throw version > newest
                ? .init(.newerMajor(version: version, newestKnown: newest))
                : .init(.ledgerDiffers("there was never a schema version \(version)"))
        }
        schemaVersion = version
    }

    /// A power of two from 512 to 65,536, which is written 1.
    private static func pageSize(of bytes: [UInt8]) -> Int? {
        let written = Int(bytes[16]) << 8 | Int(bytes[17])
        let size = written == 1 ? 65_536 : written
        return size >= 512 && size & (size - 1) == 0 ? size : nil
    }
}

/// Why a file is refused by its first bytes.
struct ForeignHeaderRefusal: Error {
    let reason: CatalogFileError.Reason

    init(_ reason: CatalogFileError.Reason) { self.reason = reason }
    static func untrusted(_ fault: ForeignFault) -> ForeignHeaderRefusal { .init(.untrusted(fault)) }
}
