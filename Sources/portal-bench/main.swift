import CatalogGenerator
import PortalSystem

let output = StandardStream.output()
do {
    let words = try Words(CommandLine.arguments.dropFirst())
    if words.wantsHelp {
        output.write(Words.help + "\n")
    } else if words.generates {
        try generate(GeneratedCatalog(sceneCount: words.sceneCount ?? 10_000, seed: words.seed), to: output)
    } else if try !measure(words, on: output) {
        try output.flush()
        endProcess(1)
    }
    try output.flush()
} catch {
    let errors = StandardStream.error()
    errors.write("portal-bench: \(error)\n")
    try? errors.flush()
    endProcess(64)
}
