import Foundation

/// The actions at one edge of a row.
///
/// Return a configuration from the delegate's `leadingSwipeActionsConfigurationForRowAt` or
/// `trailingSwipeActionsConfigurationForRowAt` method. See ``UIContextualAction`` for an example.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inward.
  public let actions: [UIContextualAction]

  // R-LST-43
  /// A Boolean value that indicates whether a full swipe performs the first action.
  ///
  /// The default value is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  ///
  /// With an empty array, the row can't be swiped in this direction.
  public init(actions: [UIContextualAction]) {
    // R-LST-41
    self.actions = actions
    super.init()
  }
}
