/// Methods that are called when the user taps or customizes a tab bar without a controller.
///
/// The default implementations do nothing.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a tap on an enabled item, even if it is selected already; not called for
  /// selections by code.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that was tapped.
  ///   - item: The tapped item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  // R-CUS-15
  /// Called before the customization sheet appears.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that is customized.
  ///   - items: All items of the bar.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

  /// Called after the customization sheet has appeared.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that is customized.
  ///   - items: All items of the bar.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

  // R-CUS-3
  /// Called before the customization sheet disappears.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that was customized.
  ///   - items: The current items of the bar.
  ///   - changed: Whether the items or their order have changed.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

  /// Called after the customization sheet has disappeared.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that was customized.
  ///   - items: The current items of the bar.
  ///   - changed: Whether the items or their order have changed.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}

  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
}
