import Foundation

/// A list, which has views for its items only while they can be seen, and whose delegate has a say about the focus.
@MainActor protocol FocusList: UIScrollView {
  /// What the list remembers.
  var focus: ListFocus { get set }
  /// The item that the delegate prefers.
  var pathPreferredByDelegate: IndexPath? { get }
  /// The items without a view that meet a rectangle of the content.
  func itemsOutOfSight(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)]
  /// The view of an item, which is brought into sight at once; nil where there is no such item.
  func viewInSight(at path: IndexPath) -> UIView?
  /// Whether the delegate lets the focus move so. (R-FOC-24)
  func delegateAllows(_ context: UIFocusUpdateContext) -> Bool
  /// Tells the delegate that the focus moved. (R-FOC-24)
  func tellDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
  /// The item in which something stands; nil where it is in none.
  func path(around item: UIFocusItem?) -> IndexPath?
}

/// What a list remembers of the focus.
struct ListFocus {
  var isRemembered = false
  /// Where the focus was last.
  var last: IndexPath?
}

extension FocusList {
  /// The view for the item that had the focus last, where that is to be remembered, or that the delegate prefers. (R-FOC-25)
  var preferredView: UIView? {
    if focus.isRemembered, let last = focus.last, let view = viewInSight(at: last) { return view }
    return pathPreferredByDelegate.flatMap(viewInSight)
  }

  /// The view of an item out of sight that the focus goes to; nil where it does not take it. (R-FOC-26)
  func focusableView(at path: IndexPath) -> UIView? {
    viewInSight(at: path).flatMap { $0.canBecomeFocused ? $0 : nil }
  }
}

extension UIFocusEnvironment {
  /// What the environment prefers; for a list what it remembers and what its delegate says comes last.
  var preferences: [UIFocusEnvironment] {
    let own = preferredFocusEnvironments
    guard let list = self as? FocusList, let view = list.preferredView else { return own }
    return own + [view]
  }

  func allows(_ context: UIFocusUpdateContext) -> Bool {
    shouldUpdateFocus(in: context) && ((self as? FocusList)?.delegateAllows(context) ?? true)
  }

  func hear(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    didUpdateFocus(in: context, with: coordinator)
    guard let list = self as? FocusList else { return }
    if let path = list.path(around: context.nextFocusedItem) { list.focus.last = path }
    list.tellDelegate(context, coordinator)
  }
}
