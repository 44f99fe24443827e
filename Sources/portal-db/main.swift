import PortalCLI
import PortalSystem

let words = Array(CommandLine.arguments.dropFirst())
endProcess(Console.withProcess { run(words: words, console: $0) }.rawValue)
