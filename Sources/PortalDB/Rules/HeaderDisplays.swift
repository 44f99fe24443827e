import PortalModel

/// A header shows only elements that it has.
enum HeaderDisplays: Rule {
    static let code = "P110"

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.headers.enumerated().flatMap { place, header in
            let path = JSONPath()["headers"][place]
            var findings: [Finding] = []
            for (key, displays) in [("displays", header.displays), ("bar", header.bar)] {
                for display in Header.Display.allCases where displays?.contains(display) == true {
                    guard header.element(display) == nil else { continue }
                    let message = "the header has no \(display.rawValue) that it could show"
                    let remedy = "add '\(display.rawValue)' with its two rectangles"
                    findings.append(error("header '\(header.id)'", path[key], message, remedy))
                }
            }
            if header.title == nil, header.accessory == nil {
                findings.append(warning("header '\(header.id)'", path, "the header has nothing to show"))
            }
            return findings
        }
    }
}

extension Header {
    fileprivate func element(_ display: Display) -> Element? {
        switch display {
        case .title: title
        case .accessory: accessory
        }
    }
}
