/// What a tab bar controller knows about its tabs, while it was given tabs rather than controllers.
///
/// The selection is not here: it is the one of the children, from which the selected tab is read. (R-TAB-2)
final class TabModel {
  /// Whether the children are those of tabs.
  var isInForce = false
  var tree = TabTree<UITab>()
  var compactIdentifiers: [String]?
  /// Tabs without a place of their own that code selected. (R-TAB-25)
  var guests: Set<ObjectIdentifier> = []
  /// The tab that the delegate was told last. (R-TAB-3)
  weak var told: UITab?
  /// The width that the tabs were placed for last.
  var width = UIUserInterfaceSizeClass.unspecified
  /// Which call places tabs, should a provider or a callback have them placed again meanwhile.
  var placing = 0

  /// Forgets the tabs; what was said about any tabs stays.
  func clear() {
    isInForce = false
    tree = TabTree()
    guests = []
    told = nil
    placing += 1
  }
}
