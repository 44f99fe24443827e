/// Rows of one kind, to be written as a text table, JSON or CSV.
package struct Listing: Hashable, Sendable {
    package enum Cell: Hashable, Sendable {
        case text(String)
        case whole(Int)
        case number(Double)
        case flag(Bool)
        case absent
    }

    package struct Column: Hashable, Sendable {
        /// The key in JSON and the heading in CSV.
        var name: String
        /// The heading in a text table.
        var title: String

        package init(_ name: String, title: String? = nil) {
            self.name = name
            self.title = title ?? name
        }
    }

    var columns: [Column]
    /// As many cells in each as there are columns.
    var rows: [[Cell]]
}

/// How a listing is written.
package enum ListingFormat: String, CaseIterable, Sendable {
    case text, json, csv
}

extension Listing {
    /// The whole listing, each line with its end.
    func text(as format: ListingFormat, fitting width: Int?) -> String {
        switch format {
        case .text: TextTable(listing: self, width: width).text
        case .json: json
        case .csv: csv
        }
    }
}

extension Double {
    /// The shortest decimal form that reads back as the same number, whole values without a point.
    var shortest: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
