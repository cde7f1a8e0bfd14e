// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Compiler settings of every target.
///
/// Swift 5 mode is used because Swift 6 mode rejects unapplied method references, which replace
/// `#selector`. Applications may use either mode.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// Whether SwiftPM downloaded this package as a dependency, which must not set unsafe flags.
let isDownloaded = ["/checkouts/", "/registry/downloads/"].contains {
  Context.packageDirectory.contains($0)
}

/// Compiles layers, drawing and the solver with optimization in debug builds too.
///
/// Without optimization, loops over pixels are about thirty times slower and dominate the time of the
/// tests. Cairo scales images in debug builds of a downloaded package.
let optimized: [SwiftSetting] =
  isDownloaded
  ? [.define("UNOPTIMIZED", .when(configuration: .debug))]
  : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The empty overlays that let a test import Testing together with modules named UIKit and
/// CoreGraphics.
let overlays: [Target.Dependency] = ["_Testing_UIKit", "_Testing_CoreGraphics"]

/// Returns the name of the pkg-config file of a system library, or the path of the project's own
/// file for it.
///
/// The files that distributions install for GTK, Pango and librsvg contain `-pthread`, which SwiftPM
/// ignores with a warning in every build of every client. The project's files omit it and list the
/// directories below /usr that Debian, Ubuntu, Fedora and Arch use. A file in PKG_CONFIG_PATH or
/// below /usr/local takes precedence, as it does in pkg-config.
func pkgConfig(_ name: String, of target: String) -> String {
  #if arch(x86_64) || arch(arm64)
    let local = ["/usr/local/lib/pkgconfig", "/usr/local/share/pkgconfig"]
    let given = Context.environment["PKG_CONFIG_PATH"]?.split(separator: ":").map(String.init) ?? []
    let isGiven = (given + local).contains {
      FileManager.default.fileExists(atPath: "\($0)/\(name).pc")
    }
    let file = "\(Context.packageDirectory)/Sources/\(target)/\(target).pc"
    // SwiftPM splits names at spaces.
    return isGiven || file.contains(" ") ? name : file
  #else
    return name
  #endif
}

/// The tests of UIKitCore, a target for each folder.
///
/// Each process of the compiler expands the test macros of all files of a target, so that small
/// targets are compiled faster.
let coreTests: [Target] = [
  "Bars", "Base", "Controls", "Core", "Lists", "Logging", "Presentation", "Tabs",
].map { folder in
  .testTarget(
    name: "\(folder)Tests",
    dependencies: [
      "UIKitCore", "UniformTypeIdentifiers", "os", "SimulatorKit", "TestSupport", "TestStage",
    ] + (folder == "Core" ? ["StateWriter"] : []) + overlays,
    path: "Tests/UIKitCoreTests/\(folder)",
    swiftSettings: settings
  )
}

let package = Package(
  name: "TabBarKit",
  products: [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreText", "PhotosUI", "SafariServices", "UniformTypeIdentifiers",
        "UserNotifications", "os", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    ),
    .library(name: "TabBars", targets: ["TabBars"]),
    .library(
      name: "SimulatorKit",
      targets: ["SimulatorKit", "_Testing_UIKit", "_Testing_CoreGraphics"]
    ),
    .plugin(name: "Port", targets: ["Port"]),
    .plugin(name: "Ship", targets: ["Ship"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
  ],
  traits: [
    .trait(
      name: "GtkHost",
      description: "Runs applications in windows, with GTK 4. Without this trait GTK is not needed."
    ),
    .default(enabledTraits: ["GtkHost"]),
  ],
  targets: [
    // System libraries, each with a module map.
    .systemLibrary(
      name: "CCairo",
      pkgConfig: pkgConfig("pangocairo", of: "CCairo"),
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]
    ),
    .systemLibrary(
      name: "CRsvg",
      pkgConfig: pkgConfig("librsvg-2.0", of: "CRsvg"),
      providers: [.apt(["librsvg2-dev"])]
    ),
    .systemLibrary(
      name: "CWebP",
      pkgConfig: pkgConfig("libwebp", of: "CWebP"),
      providers: [.apt(["libwebp-dev"])]
    ),
    .systemLibrary(
      name: "CIcu",
      pkgConfig: pkgConfig("icu-uc", of: "CIcu"),
      providers: [.apt(["libicu-dev"])]
    ),
    .systemLibrary(
      name: "CGtk4",
      pkgConfig: pkgConfig("gtk4", of: "CGtk4"),
      providers: [.apt(["libgtk-4-dev"])]
    ),
    .systemLibrary(
      name: "CAtk",
      pkgConfig: pkgConfig("atk-bridge-2.0", of: "CAtk"),
      providers: [.apt(["libatk1.0-dev", "libatk-bridge2.0-dev"])]
    ),

    // Log messages and locks, which apps import separately.
    .target(name: "os", swiftSettings: settings),

    // Values, layers and the toolkit, which depend on Foundation only.
    .target(name: "ObjectiveC", swiftSettings: settings),
    .target(
      name: "CoreGraphics",
      dependencies: ["ObjectiveC"],
      swiftSettings: settings + optimized
    ),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "CEngines"],
      swiftSettings: settings + optimized
    ),
    .target(name: "CoreText", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
    .target(
      name: "PhotosUI",
      dependencies: ["UIKitCore", "UniformTypeIdentifiers"],
      swiftSettings: settings
    ),
    .target(name: "SafariServices", dependencies: ["UIKitCore"], swiftSettings: settings),
    .target(name: "UserNotifications", dependencies: ["UIKitCore"], swiftSettings: settings),
    .target(name: "ConstraintSolver", swiftSettings: settings + optimized),
    .target(
      name: "UIKitCore",
      dependencies: ["QuartzCore", "ConstraintSolver", "UniformTypeIdentifiers"],
      exclude: ["Base", "Core", "Controls", "Lists", "Presentation", "Bars", "Tabs"]
        .map { $0 + "/README.md" },
      swiftSettings: settings
    ),

    // The platform: rendering, headless host and window host.
    .target(
      name: "CairoRenderer",
      dependencies: ["QuartzCore", "CCairo", "CRsvg", "CWebP", "CBreakIterator"],
      swiftSettings: settings + optimized
    ),
    .target(
      name: "HeadlessHost",
      dependencies: ["UIKitCore", "CairoRenderer"],
      swiftSettings: settings
    ),
    .target(
      name: "GtkHost",
      dependencies: ["UIKitCore", "UniformTypeIdentifiers", "CairoRenderer", "CGtk4", "CAtk"],
      swiftSettings: settings
    ),

    // The modules that applications and their tests import.
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitCore", "CoreText", "HeadlessHost", "UserNotifications", "os",
        .target(name: "GtkHost", condition: .when(traits: ["GtkHost"])),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SimulatorKit",
      dependencies: ["UIKitCore", "UniformTypeIdentifiers", "HeadlessHost", "CMainQueue"],
      swiftSettings: settings
    ),
    // Finds the engines of the module that a process is linked with.
    .target(name: "CEngines"),
    // Passes tasks and blocks of the main queue to the simulator.
    .target(name: "CMainQueue"),
    // Finds words and sentences, with ICU.
    .target(name: "CBreakIterator", dependencies: ["CIcu"]),
    // Custom tab bars that use the public API only, as in an application.
    .target(
      name: "TabBars",
      dependencies: ["UIKit"],
      packageAccess: false,
      swiftSettings: settings
    ),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),

    // Rewrites iOS sources in the build of an application, with the tool in Tools/Port.
    .plugin(name: "Port", capability: .buildTool()),
    // Makes the packages of an application, with Scripts/ship.
    .plugin(
      name: "Ship",
      capability: .command(
        intent: .custom(verb: "ship", description: "Makes the packages of an application."),
        permissions: [
          .writeToPackageDirectory(reason: "The packages are written to the folder dist.")
        ]
      )
    ),

    // The baselines of the benchmarks in plain C.
    .target(name: "BenchmarkBaseline", dependencies: ["CCairo"], path: "Benchmarks/Baseline"),
    .executableTarget(
      name: "ColdStartBaseline",
      dependencies: ["BenchmarkBaseline"],
      path: "Benchmarks/ColdStartBaseline"
    ),
    .target(
      name: "BenchmarkScene",
      dependencies: ["SimulatorKit"],
      path: "Benchmarks/Scene",
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ColdStart",
      dependencies: ["BenchmarkScene", "SimulatorKit"],
      path: "Benchmarks/ColdStart",
      packageAccess: false,
      swiftSettings: settings
    ),

    // An example application.
    .executableTarget(
      name: "Gallery",
      dependencies: ["UIKit", "TabBars", "SimulatorKit"],
      path: "Examples/Gallery",
      exclude: ["Shipping"],
      resources: ["One", "Two", "Three"].map { .copy("Channels/Channel\($0).storyboard") }
        + [.copy("Localizable.xcstrings")],
      packageAccess: false,
      swiftSettings: settings
    ),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SimulatorKit", "TabBars", "BenchmarkBaseline", "BenchmarkScene", "ColdStart",
        "ColdStartBaseline",
      ],
      path: "Benchmarks/Suite",
      packageAccess: false,
      swiftSettings: settings
    ),
    // The application that Scripts/bench-windows measures in a window.
    .executableTarget(
      name: "WindowBenchmark",
      dependencies: ["UIKit"],
      path: "Benchmarks/Window",
      exclude: ["Peer"],
      packageAccess: false,
      swiftSettings: settings
    ),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["QuartzCore"] + overlays,
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .target(
      name: "TestStage",
      dependencies: ["SimulatorKit", "TestSupport"] + overlays,
      path: "Tests/TestStage",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SourceCompatibility",
      dependencies: [
        "UIKit", "PhotosUI", "SafariServices", "UniformTypeIdentifiers", "UserNotifications",
        "TabBars", "SimulatorKit", "TestSupport",
      ] + overlays,
      packageAccess: false,
      swiftSettings: settings
    ),
    // Apps in the spelling of iOS, which the plugin rewrites.
    .executableTarget(
      name: "Trails",
      dependencies: ["UIKit"],
      path: "Tests/Ported/Trails/Linux",
      packageAccess: false,
      swiftSettings: settings,
      plugins: ["Port"]
    ),
    .testTarget(
      name: "TrailsTests",
      dependencies: ["Trails", "UIKit", "SimulatorKit"] + overlays,
      path: "Tests/Ported/TrailsTests/Linux",
      packageAccess: false,
      swiftSettings: settings,
      plugins: ["Port"]
    ),
    .executableTarget(
      name: "Kiosk",
      dependencies: ["UIKit", "os"],
      path: "Tests/Ported/Kiosk/Linux",
      packageAccess: false,
      swiftSettings: settings,
      plugins: ["Port"]
    ),
    .testTarget(
      name: "KioskTests",
      dependencies: ["Kiosk", "UIKit", "SimulatorKit"] + overlays,
      path: "Tests/Ported/KioskTests/Linux",
      packageAccess: false,
      swiftSettings: settings,
      plugins: ["Port"]
    ),
    // The application that Scripts/new-app copies, and its tests.
    .executableTarget(
      name: "MyApp",
      dependencies: ["UIKit"],
      path: "Templates/App/Sources/MyApp",
      resources: [.copy("Resources")],
      packageAccess: false,
      swiftSettings: settings
    ),
    .testTarget(
      name: "MyAppTests",
      dependencies: ["MyApp", "UIKit", "SimulatorKit"] + overlays,
      path: "Templates/App/Tests/MyAppTests",
      packageAccess: false,
      swiftSettings: settings
    ),
    .testTarget(
      name: "BadInputTests",
      dependencies: ["UIKit", "SimulatorKit", "TestStage", "TestSupport"] + overlays,
      swiftSettings: settings
    ),
    .testTarget(
      name: "ProjectTests",
      dependencies: ["TestSupport"] + overlays,
      exclude: ["Exceptions"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics"] + overlays,
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "TestSupport"] + overlays,
      swiftSettings: settings
    ),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["QuartzCore", "TestSupport"] + overlays,
      swiftSettings: settings
    ),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["CairoRenderer", "TestSupport"] + overlays,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "StateWriter",
      dependencies: ["UIKitCore"],
      path: "Tests/Apps/StateWriter",
      swiftSettings: settings
    ),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: ["UserNotifications", "SimulatorKit", "TestSupport"] + overlays,
      swiftSettings: settings
    ),
    .target(
      name: "Mutation",
      dependencies: ["CCairo", "SimulatorKit", "UIKitCore", "UserNotifications", "TestSupport"]
        + overlays,
      path: "Tests/Mutation",
      swiftSettings: settings
    ),
    .testTarget(
      name: "MutationTests",
      dependencies: ["Mutation", "SimulatorKit", "TestSupport"] + overlays,
      swiftSettings: settings
    ),
    .target(
      name: "Monkey",
      dependencies: ["SimulatorKit", "TestSupport"] + overlays,
      path: "Tests/Monkey",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MonkeyWalk",
      dependencies: ["Monkey"],
      path: "Tests/Apps/MonkeyWalk",
      swiftSettings: settings
    ),
    // The program of Scripts/check-threads.
    .executableTarget(
      name: "ThreadCheck",
      dependencies: ["UIKit", "SimulatorKit"],
      path: "Tests/Apps/ThreadCheck",
      packageAccess: false,
      swiftSettings: settings
    ),
    .testTarget(
      name: "MonkeyTests",
      dependencies: ["Monkey", "SimulatorKit", "TestStage", "TestSupport"] + overlays,
      swiftSettings: settings
    ),
    .testTarget(
      name: "TrapTests",
      dependencies: ["UIKitCore", "UserNotifications", "os", "SimulatorKit", "TestSupport"]
        + overlays,
      swiftSettings: settings
    ),
    .testTarget(
      name: "SimulatorKitTests",
      dependencies: ["SimulatorKit", "TestStage", "TestSupport"] + overlays,
      swiftSettings: settings
    ),
    .testTarget(
      name: "TabBarsTests",
      dependencies: ["TabBars", "SimulatorKit", "TestStage", "TestSupport"] + overlays,
      packageAccess: false,
      swiftSettings: settings
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "SimulatorKit", "TestStage", "TestSupport"] + overlays,
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .target(
      name: "WindowScenes",
      dependencies: ["UIKit", "UniformTypeIdentifiers", "UserNotifications"],
      path: "Tests/Apps/WindowScenes",
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "WindowApp",
      dependencies: ["UIKit", "WindowScenes"],
      path: "Tests/Apps/WindowApp",
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "DragSource",
      path: "Tests/Apps/DragSource",
      linkerSettings: [.linkedLibrary("X11")]
    ),
    .executableTarget(
      name: "ClipboardSource",
      path: "Tests/Apps/ClipboardSource",
      linkerSettings: [.linkedLibrary("X11")]
    ),
    .executableTarget(
      name: "CloseButton",
      path: "Tests/Apps/CloseButton",
      linkerSettings: [.linkedLibrary("X11")]
    ),
    .executableTarget(
      name: "BellListener",
      path: "Tests/Apps/BellListener",
      linkerSettings: [.linkedLibrary("X11")]
    ),
    .executableTarget(
      name: "SettingsSource",
      path: "Tests/Apps/SettingsSource",
      linkerSettings: [.linkedLibrary("X11")]
    ),
    .testTarget(
      name: "GtkHostTests",
      dependencies: [
        "CGtk4", "CairoRenderer", "GtkHost", "SimulatorKit", "UIKitCore", "WindowScenes",
        "WindowApp", "DragSource",
        "ClipboardSource", "CloseButton", "BellListener", "SettingsSource", "TestSupport",
      ]
        + overlays,
      swiftSettings: settings
    ),
  ] + coreTests
)

// SwiftPM builds every target of a root package regardless of its traits, so this variable removes
// the targets that need GTK for development on a machine without it.
if Context.environment["TABBARKIT_WITHOUT_GTK"] != nil {
  let windows = ["CGtk4", "CAtk", "GtkHost", "GtkHostTests"]
  package.targets.removeAll { windows.contains($0.name) }
  package.targets.first { $0.name == "UIKit" }?.dependencies = [
    "UIKitCore", "HeadlessHost", "UserNotifications",
  ]
  package.traits = []
}

// The program that passes mutated files to the readers of the library, which Scripts/fuzz builds with
// sanitizers.
if Context.environment["TABBARKIT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: ["Mutation", "SimulatorKit", "UIKitCore"],
      path: "Tests/Apps/Fuzz",
      swiftSettings: settings
    )
  )
}
