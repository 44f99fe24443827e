import PortalCLI
import PortalSystem

endProcess(Console.withProcess { run(words: ProcessWords.bytes, console: $0) }.rawValue)
