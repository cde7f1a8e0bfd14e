import Foundation

/// The information property list of the application, `Info.plist`.
///
/// SwiftPM does not copy a file of this name by itself, so that it is usually in a folder that is
/// copied as a whole.
package struct ApplicationInformation {
  /// The values by key.
  private var values: [String: Any]

  init(_ values: [String: Any] = [:]) { self.values = values }

  /// The information of the running application; tests replace it.
  package nonisolated(unsafe) static var current = ApplicationInformation(
    readFrom: Bundle.main.resourceURL,
    executable: Bundle.main.executableURL?.lastPathComponent ?? ""
  )

  // R-INFO-1
  /// Reads the file in the resources of an executable: in a folder, in one of its subfolders, or in
  /// the resources of the package target with the executable's name.
  init(readFrom root: URL?, executable: String) {
    values = [:]
    guard let root else { return }
    let own = AssetCatalog.resourceFolders(in: root).filter { folder in
      folder == root || folder.deletingPathExtension().lastPathComponent.hasSuffix("_" + executable)
    }
    let files = own.flatMap { [$0] + Self.subfolders(of: $0) }
      .map { $0.appendingPathComponent("Info.plist") }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }),
      let data = try? Data(contentsOf: file)
    else { return }
    guard let values = PropertyList.value(of: data) as? [String: Any] else {
      Log.warning("\(file.path) is not a valid property list; it is ignored")
      return
    }
    self.values = values
  }

  static func subfolders(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder.resolvingSymlinksInPath(),
      includingPropertiesForKeys: [.isDirectoryKey]
    )
    return (entries ?? []).filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }
      .sorted { $0.path < $1.path }
  }

  /// The name of the application that users see.
  package var name: String? {
    let names = [values["CFBundleDisplayName"], values["CFBundleName"]].compactMap { $0 as? String }
    // Xcode replaces variables such as $(PRODUCT_NAME) when it builds an app.
    return names.first { !$0.isEmpty && !$0.contains("$(") }
  }

  /// The text of `CFBundleIdentifier`, unless it contains a variable of Xcode.
  var identifier: String? { text("CFBundleIdentifier") }

  /// The version that users see.
  var version: String? { text("CFBundleShortVersionString") ?? text("CFBundleVersion") }

  private func text(_ key: String) -> String? {
    let value = values[key] as? String
    return value.flatMap { $0.isEmpty || $0.contains("$(") ? nil : $0 }
  }

  // R-INFO-7
  /// The names of files with the application's icon, which may lack an extension.
  var iconNames: [String] {
    let icons = values["CFBundleIcons"] as? [String: Any]
    let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
    let lists = [values["CFBundleIconFiles"], primary?["CFBundleIconFiles"]]
    // The last file of a list is usually the largest.
    return [text("CFBundleIconFile")].compactMap { $0 }
      + lists.flatMap { ($0 as? [String] ?? []).reversed() }
  }

  // R-INFO-12
  /// The name of the icon in an asset catalog.
  var iconSetName: String {
    let icons = values["CFBundleIcons"] as? [String: Any]
    let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
    return text("CFBundleIconName") ?? primary?["CFBundleIconName"] as? String ?? "AppIcon"
  }

  // R-INFO-14
  /// Whether the accent color of the desktop is the tint color of windows without another one.
  var usesDesktopAccentColor: Bool { values["TabBarKitUsesDesktopAccentColor"] as? Bool ?? false }

  /// The schemes of the URLs that the application opens.
  var urlSchemes: [String] {
    let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
  }

  /// Whether the application opens files.
  var hasDocumentTypes: Bool {
    !(values["CFBundleDocumentTypes"] as? [Any] ?? []).isEmpty
  }

  var developmentLanguage: String? { values["CFBundleDevelopmentRegion"] as? String }

  /// The style of all windows, or `nil` for that of the desktop.
  var userInterfaceStyle: UIUserInterfaceStyle? {
    switch values["UIUserInterfaceStyle"] as? String {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }

  // R-INFO-5
  /// Whether view controllers determine the status bar, which is the default, or the application.
  var isStatusBarControllerBased: Bool {
    values["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
  }

  /// Whether the application launches with a hidden status bar.
  var isStatusBarHidden: Bool { values["UIStatusBarHidden"] as? Bool ?? false }

  /// The name of the style of the status bar at launch.
  var statusBarStyleName: String? { values["UIStatusBarStyle"] as? String }

  /// The paths of font files in the resources.
  var fontFiles: [String] { values["UIAppFonts"] as? [String] ?? [] }

  /// Returns the names of the supported orientations, or `nil` if there is no list.
  ///
  /// On iPads, the list for iPads is used if there is one.
  func orientations(isPad: Bool) -> [String]? {
    let key = "UISupportedInterfaceOrientations"
    let list = isPad ? values[key + "~ipad"] ?? values[key] : values[key]
    return list as? [String]
  }

  /// The name of the scene delegate's class, which may begin with a variable for the module.
  var sceneDelegateName: String? { scene?["UISceneDelegateClassName"] as? String }

  // R-IB-50
  /// The name of the storyboard of a scene, or `nil`.
  var sceneStoryboardName: String? { scene?["UISceneStoryboardFile"] as? String }

  // R-IB-50
  /// The name of the storyboard of an application without scenes, or `nil`.
  func mainStoryboardName(isPad: Bool) -> String? {
    let key = "UIMainStoryboardFile"
    return (values[key + (isPad ? "~ipad" : "~iphone")] ?? values[key]) as? String
  }

  // R-WIN-13
  /// Whether the application can have several windows.
  var supportsMultipleScenes: Bool {
    manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }

  private var manifest: [String: Any]? { values["UIApplicationSceneManifest"] as? [String: Any] }

  private var scene: [String: Any]? {
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.first
  }
}

/// The fonts that the application lists in its information property list.
enum ApplicationFonts {
  // R-FONT-2
  /// Registers the fonts once.
  static func register() { _ = areRegistered }

  private static let areRegistered: Bool = {
    register(ApplicationInformation.current.fontFiles, in: Bundle.main.resourceURL)
    return true
  }()

  /// Registers files of a resource folder; those that cannot be registered are logged.
  static func register(_ names: [String], in root: URL?) {
    for name in names where !registerFile(name, in: root) {
      Log.warning("the font \(name) of UIAppFonts is missing or not a font file")
    }
  }

  private static func registerFile(_ name: String, in root: URL?) -> Bool {
    guard let root else { return false }
    let files = AssetCatalog.resourceFolders(in: root).map { $0.appendingPathComponent(name) }
    // SwiftPM puts processed files into one folder.
    let flat = files.map {
      $0.deletingLastPathComponent().appendingPathComponent((name as NSString).lastPathComponent)
    }
    let file = (files + flat).first { FileManager.default.fileExists(atPath: $0.path) }
    return file.map { FontFiles.register($0) == nil } ?? false
  }
}
