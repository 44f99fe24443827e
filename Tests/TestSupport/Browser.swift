import Foundation

/// A Chromium without a window, for tests of what browsers make of pages and pictures.
///
/// ```swift
/// @Test(.enabled(if: Browser.isInstalled, Browser.absence)) func isDrawn() throws {
///     let page = try Browser.load("<p id=sum></p><script>sum.textContent = 1 + 1</script>")
///     #expect(page.dom.contains("<p id=\"sum\">2</p>"))
/// }
/// ```
package enum Browser {
    /// A page as it stands when its scripts and a second of its own time are over.
    package struct Page: Sendable {
        /// The document as HTML.
        package var dom: String
        /// What scripts, and the page's faults, wrote to the console, a line each.
        package var console: [String]
    }

    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    package static let isInstalled = executable != nil
    /// Why a test is left out.
    package static let absence = "no Chromium is found in PATH or as PORTAL_CHROMIUM"

    /// Loads a page from its text, or one that lies in a file, and gives its document.
    package static func load(_ html: String, width: Int = 800, height: Int = 900) throws -> Page {
        let directory = try TemporaryDirectory()
        try directory.write(html, to: "page.html")
        return try load(file: directory.file("page.html"), width: width, height: height)
    }

    package static func load(file: String, fragment: String = "", width: Int = 800, height: Int = 900) throws -> Page {
        let (output, errors) = try run(["--dump-dom", url(file, fragment)], width: width, height: height)
        return Page(dom: String(decoding: output, as: UTF8.self), console: consoleLines(in: errors))
    }

    /// Loads a page and gives its document and, as PNG, its picture.
    package static func visit(
        file: String, fragment: String = "", width: Int, height: Int, flags: [String] = []
    ) throws -> (page: Page, picture: Data) {
        let directory = try TemporaryDirectory()
        let picture = directory.file("page.png")
        let (output, errors) = try run(
            flags + ["--screenshot=\(picture)", "--dump-dom", url(file, fragment)], width: width, height: height)
        let page = Page(dom: String(decoding: output, as: UTF8.self), console: consoleLines(in: errors))
        return (page, try Data(contentsOf: URL(fileURLWithPath: picture)))
    }

    /// The picture of a page, as PNG.
    package static func screenshot(
        file: String, fragment: String = "", width: Int, height: Int, prefersDark: Bool = false
    ) throws -> Data {
        let directory = try TemporaryDirectory()
        let dark = prefersDark ? ["--force-dark-mode", "--blink-settings=preferredColorScheme=0"] : []
        _ = try run(
            dark + ["--screenshot=\(directory.file("page.png"))", url(file, fragment)], width: width, height: height)
        return try Data(contentsOf: URL(fileURLWithPath: directory.file("page.png")))
    }

    /// What a script makes of a picture: its body has `image`, loaded, and `pixel(x, y)`, which gives `[red, green, blue,
    /// alpha]`; the text that it returns is the result.
    ///
    /// - Parameter type: `image/png` or `image/svg+xml`.
    package static func inspect(_ picture: Data, type: String, width: Int, height: Int, script: String) throws -> String
    {
        let html = """
            <!doctype html><pre id="result">no result</pre><script>
            const image = new Image(\(width), \(height));
            image.onload = () => {
              try {
                const canvas = new OffscreenCanvas(\(width), \(height)), context = canvas.getContext("2d");
                context.drawImage(image, 0, 0, \(width), \(height));
                const data = context.getImageData(0, 0, \(width), \(height)).data;
                const pixel = (x, y) => Array.from(data.slice(4 * (y * \(width) + x), 4 * (y * \(width) + x) + 4));
                const text = (() => { \(script) })();
                document.getElementById("result").textContent = "result:" + text;
              } catch (error) { document.getElementById("result").textContent = String(error); }
            };
            image.onerror = () => { document.getElementById("result").textContent = "the picture cannot be read"; };
            image.src = "data:\(type);base64,\(picture.base64EncodedString())";
            </script>
            """
        let dom = try load(html).dom
        guard let start = dom.range(of: "<pre id=\"result\">"), let end = dom.range(of: "</pre>") else {
            throw Failure(description: "the page has no result: \(dom.prefix(200))")
        }
        let text = String(dom[start.upperBound..<end.lowerBound])
        guard text.hasPrefix("result:") else { throw Failure(description: text) }
        return String(text.dropFirst("result:".count))
    }

    private static let executable: String? = {
        let environment = ProcessInfo.processInfo.environment
        let named = ["PORTAL_CHROMIUM", "CHROMIUM"].compactMap { environment[$0] }
        let directories = (environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let found = names.flatMap { name in directories.map { "\($0)/\(name)" } }
        return (named + found).first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private static func url(_ file: String, _ fragment: String) -> String {
        URL(fileURLWithPath: file).absoluteString + (fragment.isEmpty ? "" : "#" + fragment)
    }

    private static func run(_ words: [String], width: Int, height: Int) throws -> (output: Data, errors: String) {
        guard let executable else { throw Failure(description: absence) }
        let directory = try TemporaryDirectory()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                "--no-first-run", "--enable-logging=stderr", "--user-data-dir=\(directory.path)",
                "--window-size=\(width),\(height)", "--virtual-time-budget=1000",
                "--run-all-compositor-stages-before-draw",
            ] + words
        // Files, because a pipe that is full would stop the browser.
        try directory.write("", to: "output")
        try directory.write("", to: "errors")
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: directory.file("output")))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: directory.file("errors")))
        try process.run()
        process.waitUntilExit()
        let errors = try directory.text(of: "errors")
        guard process.terminationStatus == 0 else {
            throw Failure(description: "Chromium ended with \(process.terminationStatus): \(errors)")
        }
        return (try Data(contentsOf: URL(fileURLWithPath: directory.file("output"))), errors)
    }

    private static func consoleLines(in errors: String) -> [String] {
        errors.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init)
    }
}
