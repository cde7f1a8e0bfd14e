import Foundation

/// A list with views for visible items only, whose delegate can allow and observe focus updates.
@MainActor protocol FocusList: UIScrollView {
  /// The focus state of the list.
  var focus: ListFocus { get set }
  /// The index path that the delegate prefers.
  var pathPreferredByDelegate: IndexPath? { get }
  /// Returns the items without a view that intersect a rectangle of the content.
  func itemsOutOfSight(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)]
  /// Scrolls an item into view and returns its view, or `nil` if there is no such item.
  func viewInSight(at path: IndexPath) -> UIView?
  // R-FOC-24
  /// Returns whether the delegate allows the update.
  func delegateAllows(_ context: UIFocusUpdateContext) -> Bool
  // R-FOC-24
  /// Notifies the delegate of the update.
  func notifyDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
  /// Returns the index path of the cell that contains an item, or `nil` if no cell does.
  func path(around item: UIFocusItem?) -> IndexPath?
}

/// The focus state of a list.
struct ListFocus {
  var isRemembered = false
  /// The index path that was focused last.
  var last: IndexPath?
}

extension FocusList {
  // R-FOC-25
  /// The view of the item that was focused last, if the list remembers it, otherwise the view of
  /// the item that the delegate prefers.
  var preferredView: UIView? {
    if focus.isRemembered, let last = focus.last, let view = viewInSight(at: last) { return view }
    return pathPreferredByDelegate.flatMap(viewInSight)
  }

  // R-FOC-26
  /// Returns the view of an invisible item that receives the focus, or `nil` if it cannot be
  /// focused.
  func focusableView(at path: IndexPath) -> UIView? {
    viewInSight(at: path).flatMap { $0.canBecomeFocused ? $0 : nil }
  }
}

extension UIFocusEnvironment {
  /// The preferred environments.
  ///
  /// For a list, the last focused item and the item that the delegate prefers come last.
  var preferences: [UIFocusEnvironment] {
    let own = preferredFocusEnvironments
    guard let list = self as? FocusList, let view = list.preferredView else { return own }
    return own + [view]
  }

  func allows(_ context: UIFocusUpdateContext) -> Bool {
    shouldUpdateFocus(in: context) && ((self as? FocusList)?.delegateAllows(context) ?? true)
  }

  func didUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    didUpdateFocus(in: context, with: coordinator)
    guard let list = self as? FocusList else { return }
    if let path = list.path(around: context.nextFocusedItem) { list.focus.last = path }
    list.notifyDelegate(context, coordinator)
  }
}
