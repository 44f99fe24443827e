import CFuzzer
import FuzzProperties
import PortalSystem

/// `portal-fuzz TARGET`, and after it what libFuzzer takes.
@main enum Fuzzer {
    static func main() {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            fatalError("there is no target '\(name)'; there are: \(FuzzTarget.allCases.map(\.rawValue))")
        }
        // libFuzzer goes by the program's arguments, of which it sees all but the target.
        var count = CommandLine.argc - 1
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
        endProcess(LLVMFuzzerRunDriver(&count, &arguments, check(target)))
    }

    /// A function of C takes no context along, so that each target has one of its own.
    private static func check(_ target: FuzzTarget) -> @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt {
        switch target {
        case .document: { Fuzzer.check($0, $1, .document) }
        case .notation: { Fuzzer.check($0, $1, .notation) }
        case .catalog: { Fuzzer.check($0, $1, .catalog) }
        case .database: { Fuzzer.check($0, $1, .database) }
        }
    }

    private static func check(_ start: UnsafePointer<UInt8>?, _ count: Int, _ target: FuzzTarget) -> CInt {
        do {
            try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
            return 0
        } catch {
            fatalError("\(error)")
        }
    }
}
