/// A tab that leads to searching: named Search, with a magnifier, at the trailing end of a bar of regular width.
///
/// Unlike iOS 26, selecting it does not put the cursor into a search field.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// The name of a tab that was given none.
  private static let systemIdentifier = "UISearchTab"

  /// Creates a tab with the system's title, image and identifier. (R-TAB-29)
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    self.init(
      title: item.title ?? "",
      image: item.image,
      identifier: UISearchTab.systemIdentifier,
      viewControllerProvider: viewControllerProvider
    )
  }

  /// Creates a tab with a title and an image of the app's own.
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
