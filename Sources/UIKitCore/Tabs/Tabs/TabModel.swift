/// The tabs of a tab bar controller that was assigned `tabs` rather than `viewControllers`.
///
/// The selection isn't stored here: the selected tab is derived from the selected child.
final class TabModel {
  // R-TAB-2

  /// Whether the controller was assigned `tabs` rather than `viewControllers`.
  var isInForce = false
  var tree = TabTree<UITab>()
  var compactIdentifiers: [String]?
  // R-TAB-25
  /// The tabs that were selected by code and are on the bar only while they are selected.
  var guests: Set<ObjectIdentifier> = []
  // R-TAB-3
  /// The tab of which the delegate was last notified.
  weak var told: UITab?
  /// The size class for which the tabs were last placed.
  var width = UIUserInterfaceSizeClass.unspecified
  /// The number of the current placement, to detect that a provider or a callback started another
  /// one.
  var placing = 0

  /// Removes all tabs; settings that don't depend on the tabs are kept.
  func clear() {
    isInForce = false
    tree = TabTree()
    guests = []
    told = nil
    placing += 1
  }
}
