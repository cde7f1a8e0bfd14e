import Foundation

/// One movement of the focus: from where, to where, and which way.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// What had the focus before; nil where nothing had it.
  public internal(set) weak var previouslyFocusedItem: UIFocusItem?
  /// What gets it; nil where nothing does.
  public internal(set) weak var nextFocusedItem: UIFocusItem?
  /// Which way it moves; empty where no key was pressed.
  public let focusHeading: UIFocusHeading

  init(from previous: UIFocusItem?, to next: UIFocusItem?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  /// The view that had the focus, or in which the item stands that had it.
  open var previouslyFocusedView: UIView? { FocusPath.view(of: previouslyFocusedItem) }

  /// The view that gets the focus, or in which the item stands that gets it.
  open var nextFocusedView: UIView? { FocusPath.view(of: nextFocusedItem) }
}
