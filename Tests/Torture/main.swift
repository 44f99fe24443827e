import Foundation

// Tortures what this build has made, and prints a line for each kind of torture.
//
//     portal-torture [PART...] [--rounds N] [--seed N]

var parts: [String] = []
var effort = Effort()
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    switch word {
    case "--rounds": effort.rounds = words.popFirst().flatMap { Int($0) }.map { max(1, $0) } ?? 1
    case "--seed": effort.seed = words.popFirst().flatMap { UInt64($0) } ?? 1
    case "--continued": effort.isContinued = true
    default: parts.append(word)
    }
}
do {
    exit(try runParts(parts, effort))
} catch {
    print("portal-torture: \(error)")
    exit(2)
}
