import PortalCLI
import PortalSystem

let variables = Environment.bytes(of: ["PORTAL_DB", "PORTAL_LIBRARIES"])
endProcess(Console.withProcess { run(words: ProcessWords.bytes, variables: variables, console: $0) }.rawValue)
