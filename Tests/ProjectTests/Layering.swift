/// Who may know whom; the table of `Documentation/Architecture.md`.
enum Layering {
  /// Each target's folder, and the modules that its files may import.
  static let allowedImports: [String: Set<String>] = [
    "Sources/CoreGraphics": ["Foundation"],
    "Sources/QuartzCore": ["Foundation", "CoreGraphics"],
    "Sources/ConstraintSolver": ["Foundation"],
    "Sources/UIKitCore": ["Foundation", "QuartzCore", "CoreGraphics", "ConstraintSolver"],
    "Sources/CairoRenderer": [
      "Foundation", "Glibc", "Musl", "QuartzCore", "CoreGraphics", "CCairo", "CRsvg",
    ],
    "Sources/HeadlessHost": [
      "Foundation", "UIKitCore", "QuartzCore", "CoreGraphics", "CairoRenderer",
    ],
    "Sources/GtkHost": [
      "Foundation", "Dispatch", "UIKitCore", "QuartzCore", "CoreGraphics", "CairoRenderer",
      "CGtk4", "CAtk",
    ],
    "Sources/UIKit": ["Foundation", "UIKitCore", "HeadlessHost", "GtkHost"],
    "Sources/SimulatorKit": [
      "Foundation", "UIKitCore", "QuartzCore", "CoreGraphics", "HeadlessHost",
    ],
    "Sources/TabBars": ["Foundation", "UIKit"],
    "Sources/_Testing_UIKit": [],
    "Sources/_Testing_CoreGraphics": [],
    "Examples": ["Foundation", "UIKit", "TabBars", "SimulatorKit"],
    "Tests/SourceCompatibility": [
      "Foundation", "UIKit", "TabBars", "SimulatorKit", "Testing", "TestSupport",
    ],
  ]

  /// The folders of UIKitCore that bars and containers are built on, and that know nothing of them.
  static let foundationFolders = [
    "Geometry", "Event", "Gesture", "View", "Constraint", "Text", "Image", "Control",
  ]

  /// The folders whose types the folders above may not name.
  static let barFolders = ["Bar", "TabBar", "Navigation"]

  /// The endings of files that hold an engine: layout, selection, state and physics, without a view.
  static let engineEndings = [
    "Layout.swift", "Selection.swift", "State.swift", "Physics.swift", "Metrics.swift",
    "Tracker.swift", "Curve.swift",
  ]

  /// Calls that read the world outside, and that belong to the hosts alone.
  static let outsideWorld = [
    "Date()", "Date.now", "clock_gettime", "gettimeofday", "ContinuousClock", "SuspendingClock",
    "systemUptime", "ProcessInfo.processInfo.environment", "getenv(", "SystemRandomNumberGenerator",
    "arc4random", ".random(in:",
  ]

  /// The folders that may use them.
  static let hosts = ["Sources/GtkHost", "Sources/HeadlessHost", "Sources/UIKit"]

  /// The modules a file imports, whatever the attributes and access levels in front.
  static func imports(of file: SourceFile) -> [String] {
    file.code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
      else { return nil }
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(String(words[keyword + 1])) ? keyword + 2 : keyword + 1
      guard name < words.count else { return nil }
      return words[name].split(separator: ".").first.map(String.init)
    }
  }

  /// The names of the types that a file declares at its outermost level.
  static func declaredTypes(in file: SourceFile) -> Set<Substring> {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    let code = file.code.split(separator: "\n").filter { $0.first?.isWhitespace == false }
    let words = code.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    return Set(
      zip(words, words.dropFirst()).compactMap { kind, name in
        kinds.contains(kind) && name.first?.isUppercase == true ? name : nil
      }
    )
  }

  private static let accessLevels: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}
