import UIKitCore

/// A delegate that records its calls, such as "didSelect A off": with the titles of the items, and
/// whether the bar is being customized.
@MainActor
public final class RecordingTabBarDelegate: NSObject, UITabBarDelegate {
  public let journal: Journal
  /// Closures that run once, inside the callback of that name.
  public var actions: [String: (UITabBar) -> Void] = [:]
  /// Called after each selection.
  public var onDidSelect: (() -> Void)?

  public init(_ journal: Journal = Journal()) { self.journal = journal }

  private func record(
    _ event: String,
    _ bar: UITabBar,
    _ items: [UITabBarItem],
    _ details: String = ""
  ) {
    let titles = items.map { $0.title ?? "" }.joined()
    journal.record("\(event) \(titles)\(details) \(bar.isCustomizing ? "on" : "off")")
    actions.removeValue(forKey: event)?(bar)
  }

  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    record("didSelect", tabBar, [item], tabBar.selectedItem === item ? "" : " early")
    onDidSelect?()
  }

  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    record("willBegin", tabBar, items)
  }

  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    record("didBegin", tabBar, items)
  }

  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    record("willEnd", tabBar, items, changed ? " changed" : "")
  }

  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    record("didEnd", tabBar, items, changed ? " changed" : "")
  }
}
