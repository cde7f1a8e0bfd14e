/// A tab for searching, with a magnifying glass, at the trailing end of a bar of regular width.
///
/// ```swift
/// tabs.tabs.append(UISearchTab { _ in SearchPage() })
/// ```
///
/// Unlike iOS 26, selecting the tab doesn't activate a search field.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// The identifier of a tab that was created without one.
  private static let systemIdentifier = "UISearchTab"

  /// Creates a tab with the system's title, image and identifier.
  ///
  /// - Parameter viewControllerProvider: Creates the page; called once. The default value is `nil`.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    // R-TAB-29
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    self.init(
      title: item.title ?? "",
      image: item.image,
      identifier: UISearchTab.systemIdentifier,
      viewControllerProvider: viewControllerProvider
    )
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The text on the bar.
  ///   - image: The icon on the bar.
  ///   - identifier: The identifier, unique among the tabs of a controller.
  ///   - viewControllerProvider: Creates the page; called once. The default value is `nil`.
  public override init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
  }

  override var automaticPlacement: Placement { group == nil ? .pinned : .optional }
}
