// swift-tools-version: 6.0

import PackageDescription

// Targets stand in layer order: each may import only what stands above it. The data goes the same way,
// bytes -> document -> rows -> plan -> recording -> text or picture.
let package = Package(
    name: "portal-db",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "PortalDB", targets: ["PortalDB"]),
        .library(name: "PortalMotion", targets: ["PortalMotion"]),
        .executable(name: "portal-db", targets: ["portal-db"]),
    ],
    targets: [
        // The machine
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]
        ),
        .target(name: "PortalSystem"),
        .target(name: "PortalDigest"),
        .target(name: "PortalSQLite", dependencies: ["CSQLite"]),

        // The field
        .target(name: "PortalMotion"),
        .target(name: "PortalModel", dependencies: ["PortalDigest"]),
        .target(name: "PortalDocument", dependencies: ["PortalDigest", "PortalModel", "PortalMotion", "PortalSystem"]),

        // The catalog file
        .target(
            name: "Migrations",
            path: "migrations",
            resources: [
                .embedInCode("0001_catalog.sql"), .embedInCode("0002_preset_columns.sql"),
                .embedInCode("0003_recording_history.sql"),
            ]
        ),
        .target(
            name: "PortalCatalog",
            dependencies: [
                "Migrations", "PortalDigest", "PortalModel", "PortalMotion", "PortalSQLite", "PortalSystem",
            ]
        ),

        // The engine and its pictures: neither knows SQLite
        .target(name: "PortalPlayback", dependencies: ["PortalDigest", "PortalModel", "PortalMotion"]),
        .target(
            name: "PortalPage",
            resources: [
                "page.html", "theme.css", "layout.css", "stage.css", "timeline.css", "dom.js", "data.js", "stage.js",
                "overlays.js", "curves.js", "clock.js", "timeline.js", "values.js", "report.js", "index.js", "page.js",
                "controls.js",
            ].map { .embedInCode($0) }
        ),
        .target(name: "PortalRender", dependencies: ["PortalDigest", "PortalModel", "PortalPage"]),

        // The service and its facade
        .target(
            name: "PortalDB",
            dependencies: [
                "PortalCatalog", "PortalDigest", "PortalDocument", "PortalModel", "PortalMotion", "PortalPlayback",
                "PortalSQLite", "PortalSystem",
            ]
        ),

        // The command
        .target(name: "PortalCLI", dependencies: ["PortalDB", "PortalDocument", "PortalRender", "PortalSystem"]),
        .executableTarget(name: "portal-db", dependencies: ["PortalCLI", "PortalSystem"]),

        // Its measure: private, and against the machine's own limits
        .target(name: "CBaseline"),
        .executableTarget(name: "portal-bench", dependencies: ["CBaseline", "PortalMotion"]),

        // Tests mirror the sources
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "PortalDigestTests", dependencies: ["PortalDigest"]),
        .testTarget(name: "PortalSystemTests", dependencies: ["PortalSystem", "TestSupport"]),
        .testTarget(name: "PortalSQLiteTests", dependencies: ["PortalSQLite", "TestSupport"]),
        .testTarget(
            name: "PortalMotionTests",
            dependencies: ["PortalMotion", "TestSupport"],
            resources: [.copy("Reference")]
        ),
        .testTarget(
            name: "PortalDocumentTests",
            dependencies: ["PortalDigest", "PortalDocument", "PortalModel", "PortalSystem", "TestSupport"],
            resources: [.copy("JSONSuite"), .copy("Documents")]
        ),
        .testTarget(
            name: "PortalCatalogTests",
            dependencies: ["PortalCatalog", "PortalDigest", "PortalModel", "PortalSQLite", "TestSupport"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(
            name: "PortalRenderTests",
            dependencies: ["PortalDigest", "PortalModel", "PortalRender", "TestSupport"],
            exclude: ["Goldens", "PictureGoldens", "Recordings"]
        ),
        .testTarget(
            name: "PortalPlaybackTests",
            dependencies: [
                "PortalDB", "PortalDocument", "PortalModel", "PortalMotion", "PortalPlayback", "PortalSystem",
                "TestSupport",
            ],
            exclude: ["Goldens"],
            resources: [.copy("Reference")]
        ),
        .testTarget(
            name: "PortalDBTests",
            dependencies: [
                "PortalDB", "PortalDigest", "PortalDocument", "PortalModel", "PortalPlayback", "PortalSQLite",
                "PortalSystem", "TestSupport",
            ],
            resources: [.copy("Examples")]
        ),
        .testTarget(
            name: "PortalCLITests",
            dependencies: ["PortalCLI", "PortalDB", "PortalRender", "PortalSQLite", "TestSupport"],
            exclude: ["Goldens"]
        ),
    ]
)
