import PortalDigest
import PortalModel
import PortalPage

/// A page for browsers that shows plays and needs nothing but itself.
///
/// ```swift
/// let play = MotionPage.Play(name: picture.name, pictures: [.init(recording: recording, picture: picture)])
/// try file.write(MotionPage(title: "Portal", plays: [play]).html)
/// ```
package struct MotionPage {
    /// A recording and how it looks.
    package struct Shown {
        package var recording: Recording
        package var picture: MotionPicture

        package init(recording: Recording, picture: MotionPicture) {
            self.recording = recording
            self.picture = picture
        }
    }

    /// How a play stands to what was recorded, in a report.
    package struct Verdict {
        package enum Tone: String, Sendable {
            case good, notice, bad
        }

        package var word: String
        package var tone: Tone

        package init(word: String, tone: Tone) {
            self.word = word
            self.tone = tone
        }
    }

    /// What the page's index leads to.
    package struct Play {
        /// Names it in the page's address, so no other play of the page has it.
        package var name: String
        package var scene: String
        /// In its scene.
        package var play: String
        package var verdict: Verdict?
        /// How long its motion takes, where the pictures do not say it.
        package var seconds: Double?
        /// What is to be known of it, a sentence or line each.
        package var facts: [String]
        /// One, or an old one and a new one to compare; none, if there is nothing to look at.
        package var pictures: [Shown]

        package init(
            name: String, scene: String, play: String, verdict: Verdict? = nil, seconds: Double? = nil,
            facts: [String] = [], pictures: [Shown] = []
        ) {
            self.name = name
            self.scene = scene
            self.play = play
            self.verdict = verdict
            self.seconds = seconds
            self.facts = facts
            self.pictures = pictures
        }
    }

    /// What a report says of all plays together; the page begins with it.
    package struct Report {
        package var headline: String
        package var isGood: Bool
        package var facts: [String]

        package init(headline: String, isGood: Bool, facts: [String]) {
            self.headline = headline
            self.isGood = isGood
            self.facts = facts
        }
    }

    package var title: String
    package var report: Report?
    package var plays: [Play]

    package init(title: String, report: Report? = nil, plays: [Play]) {
        self.title = title
        self.report = report
        self.plays = plays
    }

    /// The page's text. It lets itself load nothing, and run no script and no style but its own.
    package var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(Self.escaped(title.printable))</title>
        <style>\(PageSource.style)</style>
        </head>
        \(PageSource.body)<script type="application/json" id="data">\(PageData(self).json)</script>
        <script>\(PageSource.script)</script>
        </body>
        </html>

        """
    }

    private static let policy =
        "default-src 'none'; script-src '\(source(PageSource.script))'; style-src '\(source(PageSource.style))'; "
        + "base-uri 'none'; form-action 'none'"

    /// The one text that a policy allows, by its hash.
    private static func source(_ text: String) -> String {
        "sha256-" + Base64.text(of: SHA256.digest(of: text.utf8).bytes)
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.append(character)
            }
        }
    }
}
