import Foundation

/// Generates `Documentation/Gallery.md`, which shows the pictures of every scene.
@MainActor
enum GalleryPage {
  /// The path of the page from the root of the repository; `Pictures` is in the same folder.
  static let path = "Documentation/Gallery.md"

  static var text: String {
    """
    # The gallery

    `swift run gallery` opens these scenes in a window, `swift run gallery --scene NAME` opens one, and
    `swift run gallery --render FOLDER` draws them to files. They use the public API only; their sources are in
    [Examples/Gallery](../Examples/Gallery).

    \(sheet("scenes", "All scenes"))

    A scene on each of the simulated devices:

    \(sheet("devices", "An iPhone SE, an iPhone 15, an iPhone 15 Plus, an iPad and a television"))

    The list of scenes, which `swift run gallery` shows first:

    | \(image(of: .chooser, "light")) | \(image(of: .chooser, "dark")) |
    |---|---|

    `make pictures` generates this page and its pictures. The tests compare each scene with stored snapshots in light and dark
    style, right to left, in landscape and on a tablet; `make snapshots` updates them.

    \(Scene.Group.allCases.compactMap(section).joined(separator: "\n\n"))

    """
  }

  /// Returns a picture with several scenes.
  private static func sheet(_ name: String, _ text: String) -> String {
    """
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="Pictures/\(name)-dark.png">
      <img src="Pictures/\(name)-light.png" alt="\(text)">
    </picture>
    """
  }

  private static func section(of group: Scene.Group) -> String? {
    let scenes = Scene.all.filter { $0.group == group }
    guard !scenes.isEmpty else { return nil }
    return (["## \(group.rawValue)"] + scenes.map(entry)).joined(separator: "\n\n")
  }

  private static func entry(of scene: Scene) -> String {
    var parts = ["### \(scene.title)", scene.summary]
    if !scene.details.isEmpty {
      parts.append(scene.details.map { "- \($0)" }.joined(separator: "\n"))
    }
    parts.append(
      """
      | \(scene.name), light | dark |
      |---|---|
      | \(image(of: scene, "light")) | \(image(of: scene, "dark")) |
      """
    )
    if let caption = caption(of: scene) {
      parts.append(caption)
      parts.append(
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="Pictures/\(scene.name)-film-dark.png">
          \(image(of: scene, "film-light", width: 530))
        </picture>
        """
      )
    }
    return parts.joined(separator: "\n\n")
  }

  /// Returns the caption of a scene's film, or `nil` if the scene has none.
  private static func caption(of scene: Scene) -> String? {
    switch scene.film {
    case .tap: "The transition after a tap at 0, 25, 50, 75 and 100 %:"
    case .drag: "A drag at 0, 33, 67 and 100 %, and after the finger was lifted:"
    case .visit: "Opened, used, and opened again after it was closed:"
    case nil: nil
    }
  }

  private static func image(of scene: Scene, _ look: String, width: Int? = nil) -> String {
    let text = "\(scene.title), \(look.replacingOccurrences(of: "-", with: ", "))"
    let isWide = scene.orientation == .landscapeRight || scene.device?.idiom == .tv
    let width = width ?? (isWide ? 400 : 260)
    return "<img src=\"Pictures/\(scene.name)-\(look).png\" width=\"\(width)\" alt=\"\(text)\">"
  }
}
