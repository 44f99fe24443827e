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
        .library(name: "PortalSwiftUI", targets: ["PortalSwiftUI"]),
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
        .target(name: "CDigest"),
        .target(name: "PortalDigest", dependencies: ["CDigest"]),
        .target(name: "PortalSQLite", dependencies: ["CSQLite"]),

        // The field
        .target(name: "PortalMotion"),
        .target(name: "PortalModel", dependencies: ["PortalDigest"]),
        .target(name: "PortalSourceScan", dependencies: ["PortalMotion"]),
        .target(name: "PortalDocument", dependencies: ["PortalDigest", "PortalModel", "PortalMotion", "PortalSystem"]),

        // The catalog file
        .target(
            name: "Migrations",
            path: "migrations",
            resources: [
                .embedInCode("0001_catalog.sql"), .embedInCode("0002_preset_columns.sql"),
                .embedInCode("0003_recording_history.sql"), .embedInCode("0004_libraries.sql"),
                .embedInCode("0005_names_of_libraries.sql"), .embedInCode("0006_recording_content.sql"),
                .embedInCode("schema.sql"),
            ]
        ),
        .target(
            name: "PortalCatalog",
            dependencies: [
                "Migrations", "PortalDigest", "PortalDocument", "PortalModel", "PortalMotion", "PortalSQLite",
                "PortalSystem",
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
        .target(name: "PortalSource", dependencies: ["PortalModel", "PortalMotion", "PortalRender"]),

        // The service and its facade
        .target(
            name: "PortalDB",
            dependencies: [
                "PortalCatalog", "PortalDigest", "PortalDocument", "PortalModel", "PortalMotion", "PortalPlayback",
                "PortalSQLite", "PortalSourceScan", "PortalSystem",
            ]
        ),

        // For apps on Apple's platforms: empty elsewhere
        .target(name: "PortalSwiftUI", dependencies: ["PortalDB"]),

        // The command
        .target(
            name: "PortalCLI",
            dependencies: [
                "PortalDB", "PortalDigest", "PortalDocument", "PortalRender", "PortalSource", "PortalSystem",
            ]
        ),
        .executableTarget(name: "portal-db", dependencies: ["PortalCLI", "PortalSystem"]),

        // Its measure: private, and against the machine's own limits
        .target(name: "CBaseline"),
        .target(name: "CatalogGenerator", dependencies: ["PortalModel"]),
        .executableTarget(
            name: "portal-bench",
            dependencies: [
                "CBaseline", "CSQLite", "CatalogGenerator", "PortalDB", "PortalDocument", "PortalMotion",
                "PortalSystem",
            ]
        ),

        // Tests mirror the sources
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "FuzzProperties",
            dependencies: [
                "CSQLite", "PortalDB", "PortalDocument", "PortalModel", "PortalMotion", "PortalSQLite", "PortalSystem",
                "TestSupport",
            ],
            path: "Tests/FuzzProperties"
        ),
        .testTarget(
            name: "FuzzPropertiesTests",
            dependencies: ["FuzzProperties", "TestSupport"],
            resources: [.copy("Corpus")]
        ),
        .target(
            name: "HostileFiles",
            dependencies: ["CSQLite", "PortalCatalog", "PortalDB", "PortalModel", "TestSupport"],
            path: "Tests/HostileFiles"
        ),
        .target(name: "CFaults", dependencies: ["CSQLite"], path: "Tests/CFaults"),
        .executableTarget(
            name: "portal-torture",
            dependencies: [
                "CFaults", "CSQLite", "HostileFiles", "PortalCLI", "PortalCatalog", "PortalDB", "PortalSQLite",
                "TestSupport",
            ],
            path: "Tests/Torture"
        ),
        .testTarget(name: "TortureTests", dependencies: ["TestSupport", "portal-db", "portal-torture"]),
        .testTarget(
            name: "CatalogGeneratorTests",
            dependencies: ["CatalogGenerator", "PortalDB", "PortalDocument"]
        ),
        .testTarget(name: "PortalDigestTests", dependencies: ["CAllocations", "CDigest", "PortalDigest"]),
        .testTarget(name: "PortalSystemTests", dependencies: ["PortalSystem", "TestSupport"]),
        .testTarget(
            name: "PortalSQLiteTests",
            dependencies: ["CAllocations", "CSQLite", "PortalSQLite", "TestSupport"]
        ),
        .testTarget(
            name: "PortalMotionTests",
            dependencies: ["PortalMotion", "TestSupport"],
            resources: [.copy("Reference")]
        ),
        .testTarget(name: "PortalSourceScanTests", dependencies: ["PortalMotion", "PortalSourceScan"]),
        .testTarget(
            name: "PortalDocumentTests",
            dependencies: [
                "CAllocations", "PortalDigest", "PortalDocument", "PortalModel", "PortalSystem", "TestSupport",
            ],
            exclude: ["JSONSuite", "TokenGoldens"],
            resources: [.copy("Documents")]
        ),
        .testTarget(
            name: "PortalCatalogTests",
            dependencies: ["CSQLite", "PortalCatalog", "PortalDigest", "PortalModel", "PortalSQLite", "TestSupport"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(
            name: "PortalRenderTests",
            dependencies: ["PortalDigest", "PortalModel", "PortalRender", "TestSupport"],
            exclude: ["Goldens", "PictureGoldens", "Recordings"]
        ),
        .target(name: "SwiftUIStub", path: "Tests/Stubs/SwiftUI"),
        .target(name: "PortalStub", dependencies: ["SwiftUIStub"], path: "Tests/Stubs/Portal"),
        .target(name: "PortalTransitionsStub", dependencies: ["SwiftUIStub"], path: "Tests/Stubs/PortalTransitions"),
        .target(name: "PortalHeadersStub", dependencies: ["SwiftUIStub"], path: "Tests/Stubs/PortalHeaders"),
        .target(name: "PortalPrivateStub", dependencies: ["SwiftUIStub"], path: "Tests/Stubs/PortalPrivate"),
        .target(name: "PopUpStub", dependencies: ["SwiftUIStub"], path: "Tests/Stubs/PopUp"),
        .target(
            name: "DelayedTransitionViewStub", dependencies: ["SwiftUIStub"], path: "Tests/Stubs/DelayedTransitionView"),
        .testTarget(
            name: "PortalSourceTests",
            dependencies: [
                "DelayedTransitionViewStub", "PopUpStub", "PortalDB", "PortalHeadersStub", "PortalModel",
                "PortalPrivateStub", "PortalSource", "PortalStub", "PortalSwiftUI", "PortalTransitionsStub",
                "SwiftUIStub", "TestSupport",
            ],
            exclude: ["Goldens"]
        ),
        .target(name: "CAllocations", path: "Tests/CAllocations"),
        .testTarget(
            name: "PortalPlaybackTests",
            dependencies: [
                "CAllocations", "PortalDB", "PortalDocument", "PortalModel", "PortalMotion", "PortalPlayback",
                "PortalSystem",
                "TestSupport",
            ],
            exclude: ["Goldens"],
            resources: [.copy("Reference")]
        ),
        .testTarget(
            name: "PortalDBTests",
            dependencies: [
                "CAllocations", "HostileFiles", "PortalDB", "PortalDigest", "PortalDocument", "PortalModel",
                "PortalPlayback", "PortalSQLite", "PortalSystem", "TestSupport",
            ],
            resources: [.copy("Examples")]
        ),
        .testTarget(
            name: "PortalCLITests",
            dependencies: ["PortalCLI", "PortalDB", "PortalDocument", "PortalRender", "PortalSQLite", "TestSupport"],
            exclude: ["Goldens"]
        ),
    ]
)

// Links only with the flags that scripts/fuzz gives.
if Context.environment["PORTAL_FUZZ"] != nil {
    package.targets += [
        .target(name: "CFuzzer", path: "Tests/CFuzzer"),
        .executableTarget(
            name: "portal-fuzz",
            dependencies: ["CFuzzer", "FuzzProperties", "PortalSystem"],
            path: "Tests/Fuzzing",
            exclude: ["Dictionaries"],
            // The gold linker fails at libFuzzer.
            linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
        ),
    ]
}

// scripts/test: a build that costs more, for tests that cost far less. Only a root package may have such flags.
if Context.environment["PORTAL_FAST_TESTS"] != nil {
    for target in package.targets where target.type == .regular {
        target.swiftSettings = [.unsafeFlags(["-O"])]
    }
}
