import Foundation

/// Writes the style and the columns of split view controllers to archives.
@MainActor
enum SplitArchive {
  // R-SPL-51
  private enum Key {
    static let style = "UISplitViewControllerStyle"
    static let displayMode = "UISplitViewControllerPreferredDisplayMode"
    static let columns = ["Primary", "Supplementary", "Secondary", "Compact"].map {
      "UISplitViewController\($0)Column"
    }
  }

  private static let columns: [UISplitViewController.Column] = [
    .primary, .supplementary, .secondary, .compact,
  ]

  static func style(in coder: NSCoder) -> UISplitViewController.Style {
    if let element = coder.interface?.element {
      let styles: [String: UISplitViewController.Style] = [
        "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
      ]
      return element.member("style", of: styles) ?? .unspecified
    }
    guard coder.containsValue(forKey: Key.style) else { return .unspecified }
    return UISplitViewController.Style(rawValue: coder.decodeInteger(forKey: Key.style))
      ?? .unspecified
  }

  static func write(_ split: UISplitViewController, to coder: NSCoder) {
    if split.style != .unspecified { coder.encode(split.style.rawValue, forKey: Key.style) }
    if split.preferredDisplayMode != .automatic {
      coder.encode(split.preferredDisplayMode.rawValue, forKey: Key.displayMode)
    }
    for (column, key) in zip(columns, Key.columns) {
      if let controller = split.arrangement.columns.assigned[column] {
        coder.encode(controller, forKey: key)
      }
    }
  }

  static func read(_ split: UISplitViewController, from coder: NSCoder) {
    if coder.containsValue(forKey: Key.displayMode),
      let mode = UISplitViewController.DisplayMode(
        rawValue: coder.decodeInteger(forKey: Key.displayMode)
      )
    {
      split.preferredDisplayMode = mode
    }
    let controllers = Key.columns.map { key in
      coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? UIViewController : nil
    }
    guard split.style != .unspecified else {
      split.viewControllers = [controllers[0], controllers[2]].compactMap { $0 }
      return
    }
    for (column, controller) in zip(columns, controllers) {
      guard let controller else { continue }
      split.setViewController(controller, for: column)
    }
  }
}
