/// The targets and folders of the sources from the lowest to the highest, and what each may use.
///
/// `Documentation/Architecture.md` shows the same table for readers.
struct Layering {
  /// A target, the modules that its files may import, and its folders.
  struct Target {
    let path: String
    let imports: Set<String>
    /// The folders from the lowest tier to the highest.
    ///
    /// A folder may use types of its own tier and of the tiers before it. An empty name stands for
    /// files that are directly in the target's folder.
    let tiers: [[String]]

    init(_ path: String, imports: Set<String>, tiers: [[String]] = [[""]]) {
      self.path = path
      self.imports = imports
      self.tiers = tiers
    }
  }

  /// A type that is named in a file where it may not be named.
  struct Reference: Hashable, Comparable, CustomStringConvertible {
    let path: String
    let type: String

    var description: String { "\(path) \(type)" }

    static func < (left: Reference, right: Reference) -> Bool {
      (left.path, left.type) < (right.path, right.type)
    }
  }

  /// The folders of `Sources/UIKitCore` by parent, from the lowest to the highest.
  static let toolkit: [(parent: String, folders: [String])] = [
    (
      "Base",
      [
        "Geometry", "Language", "Appearance", "Archive", "Storage", "Drawing", "Image", "Text",
        "Editing", "Interface",
      ]
    ),
    (
      "Core",
      [
        "Application", "View", "Constraints", "Event", "Gesture", "Press", "Animator", "Controller",
        "Accessibility", "Focus", "Proxy", "Restoration", "Dynamics", "Feedback",
        "Interface", "Keyboard", "Notification", "TextInput", "Pasteboard", "Undo", "StatusBar",
      ]
    ),
    (
      "Controls",
      [
        "Configuration", "Control", "DragDrop", "EditMenu", "Effects", "Images", "Indicators",
        "Interface",
        "Labels",
        "LargeContent", "Menu", "Picker", "Pointer",
        "Scroll", "Search", "Segments", "Slider", "SpringLoading", "Stack", "Stepper", "Text",
      ]
    ),
    ("Lists", ["Lists", "Diffable", "Table", "Collection", "ContentUnavailable", "Interface"]),
    (
      "Presentation",
      ["Presentation", "Alert", "DatePicker", "Files", "Pages", "Preview", "Activity"]
    ),
    (
      "Bars",
      [
        "Bar", "BarButton", "NavigationBar", "Toolbar", "Navigation", "SearchController", "Split",
        "ImagePicker",
      ]
    ),
    ("Tabs", ["TabBar", "Television", "Customization", "Tabs", "More", "TabOrder", "Interface"]),
  ]

  static let targets = [
    Target("Sources/os", imports: ["Foundation"]),
    Target(
      "Sources/ObjectiveC",
      imports: ["Foundation"],
      tiers: [["Diagnostics"], ["Object", "Selector", "Members", "Coding", "Observing"]]
    ),
    Target(
      "Sources/CoreGraphics",
      imports: ["Foundation", "CoreFoundation", "ObjectiveC", "Synchronization"],
      tiers: [["", "Color", "Geometry"], ["Text", "Image", "Path", "Drawing"]]
    ),
    Target(
      "Sources/QuartzCore",
      imports: ["Foundation", "CoreGraphics", "ObjectiveC", "Synchronization"],
      tiers: [
        ["", "Transform", "Time", "Text"], ["Animation", "Transaction", "Layer", "Display"],
      ]
    ),
    Target("Sources/CoreText", imports: ["Foundation", "QuartzCore"]),
    Target("Sources/UniformTypeIdentifiers", imports: ["Foundation"]),
    Target("Sources/PhotosUI", imports: ["Foundation", "UIKitCore", "UniformTypeIdentifiers"]),
    Target("Sources/SafariServices", imports: ["UIKitCore"]),
    Target(
      "Sources/UserNotifications",
      imports: ["Foundation", "Dispatch", "QuartzCore", "UIKitCore"]
    ),
    Target("Sources/ConstraintSolver", imports: ["Foundation"]),
    Target(
      "Sources/UIKitCore",
      imports: [
        "Foundation", "FoundationXML", "QuartzCore", "CoreGraphics", "ConstraintSolver",
        "UniformTypeIdentifiers", "Synchronization",
      ],
      tiers: [[""]] + toolkit.map { tier in tier.folders.map { "\(tier.parent)/\($0)" } }
    ),
    Target(
      "Sources/CairoRenderer",
      imports: [
        "Foundation", "Synchronization", "Glibc", "Musl", "QuartzCore", "CoreGraphics", "CCairo",
        "CRsvg", "CWebP", "CBreakIterator",
      ],
      tiers: [["Drawing", "Effects", "Image", "Raster", "Text"], [""]]
    ),
    Target(
      "Sources/HeadlessHost",
      imports: ["Foundation", "UIKitCore", "QuartzCore", "CoreGraphics", "CairoRenderer"]
    ),
    Target(
      "Sources/GtkHost",
      imports: [
        "Foundation", "Dispatch", "UIKitCore", "QuartzCore", "CoreGraphics", "CairoRenderer",
        "CGtk4", "CAtk", "UniformTypeIdentifiers",
      ],
      tiers: [
        ["Settings", "Event"],
        ["Accessibility", "Clipboard", "TextInput", "Window", "Application"],
      ]
    ),
    Target(
      "Sources/UIKit",
      imports: [
        "Foundation", "UIKitCore", "CoreText", "HeadlessHost", "GtkHost", "UserNotifications",
      ]
    ),
    Target(
      "Sources/SimulatorKit",
      imports: [
        "Foundation", "Dispatch", "UIKitCore", "QuartzCore", "CoreGraphics", "HeadlessHost",
        "CMainQueue", "UniformTypeIdentifiers",
      ],
      tiers: [["Device", "Work"], ["", "Keyboard", "Query"]]
    ),
    Target(
      "Sources/TabBars",
      imports: ["Foundation", "UIKit"],
      tiers: [
        ["Model", "Layout", "Badge", "Motion"], ["Selection", "Bar"], ["BottomBar", "Tip"],
        ["Custom", "Action"], ["Router"],
      ]
    ),
    Target("Sources/_Testing_UIKit", imports: []),
    Target("Sources/_Testing_CoreGraphics", imports: []),
  ]

  /// Folders outside `Sources` that contain applications, which use only public API.
  static let clients =
    ["Mail", "Chat", "Shop"].flatMap { app in
      [
        Target("Examples/\(app)/Sources", imports: ["Foundation", "UIKit"]),
        Target(
          "Examples/\(app)/Sources/\(app)/Model",
          imports: ["Foundation"]
        ),
        Target(
          "Examples/\(app)/Tests",
          imports: ["Foundation", "UIKit", "SimulatorKit", "Testing", app]
        ),
      ]
    } + [
      Target("Examples/Gallery", imports: ["Foundation", "UIKit", "TabBars", "SimulatorKit"]),
      Target(
        "Tests/SourceCompatibility",
        imports: [
          "Foundation", "UIKit", "PhotosUI", "SafariServices", "UniformTypeIdentifiers",
          "UserNotifications", "TabBars", "SimulatorKit", "Testing", "TestSupport",
        ]
      ),
      Target(
        "Templates",
        imports: ["Foundation", "UIKit", "SimulatorKit", "Testing", "MyApp", "PackageDescription"]
      ),
    ]

  /// Calls that read the clock, the environment or random numbers.
  static let outsideWorld = [
    "Date()", "Date.now", "clock_gettime", "gettimeofday", "ContinuousClock", "SuspendingClock",
    "systemUptime", "ProcessInfo.processInfo.environment", "getenv(", "SystemRandomNumberGenerator",
    "arc4random", ".random(in:",
  ]

  /// Returns whether code contains a call, and not only a longer name that ends with it.
  static func isCalled(_ call: String, in code: String) -> Bool {
    let isWord = call.first?.isLetter == true
    return code.ranges(of: call).contains { range in
      guard isWord, range.lowerBound > code.startIndex else { return true }
      return !code[code.index(before: range.lowerBound)].isLetter
    }
  }

  /// The folders that may use them: the hosts, and the module for log messages.
  static let hosts = ["Sources/GtkHost", "Sources/HeadlessHost", "Sources/UIKit", "Sources/os"]

  // MARK: Folders

  /// The number of the tier that a file belongs to; `nil` if its folder is not in the table.
  static func tier(of file: SourceFile, in target: Target) -> Int? {
    let folders = file.path.dropFirst(target.path.count + 1).split(separator: "/").dropLast()
    let depth = target.tiers.joined().map { $0.split(separator: "/").count }.max() ?? 0
    let folder = folders.prefix(depth).joined(separator: "/")
    return target.tiers.firstIndex { $0.contains(folder) }
  }

  /// The folders of the table that contain no Swift file.
  static func missingFolders(in target: Target, files: [SourceFile]) -> [String] {
    target.tiers.joined().filter { folder in
      // A target can consist of folders only.
      guard !folder.isEmpty else { return target.tiers.joined().count == 1 && files.isEmpty }
      return !files.contains { $0.path.hasPrefix("\(target.path)/\(folder)/") }
    }
  }

  // MARK: References

  /// The types of higher tiers that the files of a target name.
  static func upwardReferences(in target: Target, files: [SourceFile]) -> Set<Reference> {
    var tierOfType: [Substring: Int] = [:]
    for file in files {
      guard let tier = tier(of: file, in: target) else { continue }
      for type in TypeDeclarations.visible(in: file) { tierOfType[type.name] = tier }
    }
    var found: Set<Reference> = []
    for file in files {
      guard let own = tier(of: file, in: target) else { continue }
      for word in file.words where (tierOfType[word] ?? own) > own {
        found.insert(Reference(path: file.path, type: String(word)))
      }
    }
    return found
  }

  /// The façade and view types that engines name.
  ///
  /// An engine is a file whose types are all structures, enumerations or protocols that are not bound to the main
  /// actor. Types nested in a façade, such as `UIControl.State`, are values and may be named.
  static func engineReferences(in files: [SourceFile]) -> Set<Reference> {
    let index = ViewTypes(files: files)
    var found: Set<Reference> = []
    for file in files where index.isEngine(file) {
      for type in index.named(in: file) {
        found.insert(Reference(path: file.path, type: String(type)))
      }
    }
    return found
  }

  // MARK: Imports

  /// The modules that a file imports, with or without attributes and access levels.
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

  private static let accessLevels: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}
