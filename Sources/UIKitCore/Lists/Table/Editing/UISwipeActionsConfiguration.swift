import Foundation

/// The actions at one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inwards.
  public let actions: [UIContextualAction]

  /// Whether a swipe all the way carries out the first action; true by default. (R-LST-43)
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions; one without actions keeps the row from being swiped. (R-LST-41)
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
