import Foundation

/// Information about a focus update: the previous item, the next item, and the direction.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that was focused before, or `nil`.
  public internal(set) weak var previouslyFocusedItem: UIFocusItem?
  /// The item that will be focused, or `nil`.
  public internal(set) weak var nextFocusedItem: UIFocusItem?
  /// The direction of the movement, which is empty if no key was pressed.
  public let focusHeading: UIFocusHeading

  init(from previous: UIFocusItem?, to next: UIFocusItem?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  /// The view that was focused, or the view that contains the previous item.
  open var previouslyFocusedView: UIView? { FocusPath.view(of: previouslyFocusedItem) }

  /// The view that will be focused, or the view that contains the next item.
  open var nextFocusedView: UIView? { FocusPath.view(of: nextFocusedItem) }
}
