/// The tabs of a tab bar controller that was assigned `tabs` rather than `viewControllers`.
///
/// The selection isn't stored here: the selected tab is derived from the selected child.
final class TabModel {
  // R-TAB-2

  /// Whether the children are the pages of tabs.
  var isInForce = false
  var tree = TabTree<UITab>()
  var compactIdentifiers: [String]?
  // R-TAB-25
  /// Tabs without a position on the bar that were selected by code.
  var guests: Set<ObjectIdentifier> = []
  // R-TAB-3
  /// The tab of which the delegate was last notified.
  weak var told: UITab?
  /// The size class for which the tabs were last placed.
  var width = UIUserInterfaceSizeClass.unspecified
  /// Counts placements, to detect that a provider or a callback started another one.
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
