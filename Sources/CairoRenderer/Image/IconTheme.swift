import QuartzCore

/// The desktop's symbolic icons, which are found by name in the directories of common themes.
final class IconTheme {
  private let directories: [String]
  private var paths: [String: String?] = [:]
  private var icons: [Key: CGImage] = [:]

  private struct Key: Hashable {
    var name: String
    var side: Int
  }

  /// The supported themes, in order of preference.
  private static let themes = ["Adwaita", "hicolor", "breeze", "Papirus", "elementary"]
  /// The subdirectories of a theme that contain symbolic icons.
  private static let contexts = [
    "actions", "places", "status", "devices", "apps", "emblems", "categories", "mimetypes", "ui",
    "legacy", "emotes",
  ]
  private static let sizes = ["symbolic", "scalable"]

  init(directories: [String]) { self.directories = directories }

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
      for theme in Self.themes {
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
