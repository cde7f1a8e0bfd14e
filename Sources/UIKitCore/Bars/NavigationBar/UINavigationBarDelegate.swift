/// Methods that allow or prevent changes of a navigation bar without a controller, and respond to
/// them.
///
/// All methods have default implementations.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Called before an item is pushed.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: `false` to prevent the push.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Called after an item was pushed, at the end of the transition.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Called before an item is popped by code or by a tap on the back button.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: `false` to prevent the pop.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Called after an item was popped, at the end of the transition.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// Returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
