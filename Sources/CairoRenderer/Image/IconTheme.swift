import QuartzCore

/// The names of icon themes, in order of preference.
package enum IconThemes {
  /// The icon themes of applications that run in windows.
  package static let all = ["Adwaita", "hicolor", "breeze", "Papirus", "elementary"]
  /// The only theme of the simulator, so that its images don't depend on other installed themes.
  package static let simulator = ["Adwaita"]
}

/// The desktop's symbolic icons, found by name in the directories of the usual themes.
final class IconTheme {
  private let directories: [String]
  private let themes: [String]
  private var paths: [String: String?] = [:]
  private var icons: [Key: CGImage] = [:]

  private struct Key: Hashable {
    var name: String
    var side: Int
  }

  /// The directories of symbolic icons in a theme.
  private static let contexts = [
    "actions", "places", "status", "devices", "apps", "emblems", "categories", "mimetypes", "ui",
    "legacy", "emotes",
  ]
  private static let sizes = ["symbolic", "scalable"]

  init(directories: [String], themes: [String]) {
    self.directories = directories
    self.themes = themes
  }

  /// Returns an icon as an alpha mask whose longer side is `side` pixels, or `nil` if no theme has
  /// it.
  func icon(named name: String, side: CGFloat) -> CGImage? {
    guard side > 0, side.isFinite, !name.isEmpty, !name.contains("/") else { return nil }
    let key = Key(name: name, side: Int(pixel: side.rounded(.up)))
    if let known = icons[key] { return known }
    guard let path = path(of: name), let data = FileManager.default.contents(atPath: path),
      let icon = SVGCodec.decode(data, side: CGFloat(key.side))
    else { return nil }
    icons[key] = icon
    return icon
  }

  private func path(of name: String) -> String? {
    if let known = paths[name] { return known }
    let found = search(name)
    paths[name] = found
    return found
  }

  private func search(_ name: String) -> String? {
    let file = name.hasSuffix("-symbolic") ? "\(name).svg" : "\(name)-symbolic.svg"
    for directory in directories {
      for theme in themes {
        for size in Self.sizes {
          for context in Self.contexts {
            let path = "\(directory)/\(theme)/\(size)/\(context)/\(file)"
            if FileManager.default.fileExists(atPath: path) { return path }
          }
        }
      }
    }
    return nil
  }
}
