import PortalCatalog
import PortalModel

/// A preset's columns say what its text says.
enum StaleColumns: Check {
    static let code = "P112"

    static func finding(_ disagreement: PresetDisagreement) -> Finding {
        warning(
            "preset '\(disagreement.preset)'", JSONPath()["animation"], "\(disagreement)",
            "run 'portal-db migrate' to write the columns anew; the text counts")
    }
}
