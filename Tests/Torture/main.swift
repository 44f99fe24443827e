import Foundation

do {
    let request = try Request(Array(CommandLine.arguments.dropFirst()))
    if request.wantsHelp {
        print(Request.usage)
    } else {
        exit(try run(request.parts, request.effort))
    }
} catch {
    print("portal-torture: \(error)")
    exit(2)
}
