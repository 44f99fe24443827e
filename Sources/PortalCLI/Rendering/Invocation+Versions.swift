import PortalDB

extension Invocation {
    /// - Throws: ``UsageError`` for options of plays beside the name of a recording, which was made with its own.
    func requireNoOptions(with names: [String], in catalog: Catalog, command: String) throws {
        let given = [Option<Int>.fps.row.name, Option<Double>.limit.row.name, Option<Bool>.reduceMotion.row.name]
        guard let option = given.first(where: { options[$0] != nil }),
            let recording = try names.lazy.compactMap({ try RecordingName($0, in: catalog) }).first
        else { return }
        throw UsageError(
            message: "--\(option) is for plays; '\(recording.description.printable)' is a recording, made with its own",
            command: command)
    }
}
