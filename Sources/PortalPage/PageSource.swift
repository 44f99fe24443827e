/// The texts that every page of motion has in common, embedded in the binary.
package enum PageSource {
    /// What stands in the body before the data.
    package static let body = text(PackageResources.page_html)

    package static let style = [
        PackageResources.theme_css, PackageResources.layout_css, PackageResources.stage_css,
        PackageResources.timeline_css,
    ].map(text).joined(separator: "\n")

    /// In the order in which each part uses what stands before it.
    package static let script =
        "(() => {\n\"use strict\";\n"
        + [
            PackageResources.dom_js, PackageResources.data_js, PackageResources.stage_js, PackageResources.overlays_js,
            PackageResources.curves_js, PackageResources.clock_js, PackageResources.timeline_js,
            PackageResources.values_js, PackageResources.report_js, PackageResources.index_js,
            PackageResources.page_js, PackageResources.controls_js,
        ].map(text).joined(separator: "\n") + "})();\n"

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
