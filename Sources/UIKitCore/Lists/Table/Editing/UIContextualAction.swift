import Foundation

/// An action for a row, shown as a button that a swipe uncovers.
///
/// Return actions in a ``UISwipeActionsConfiguration`` from a delegate method of the table view.
/// The handler performs the action and calls its completion closure, after which the row moves
/// back.
///
/// ```swift
/// let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
///   songs.remove(at: indexPath.row)
///   tableView.deleteRows(at: [indexPath], with: .automatic)
///   completion(true)
/// }
/// return UISwipeActionsConfiguration(actions: [delete])
/// ```
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The styles of an action, which determine the color of its button.
  public enum Style: Int, Sendable {
    /// A regular action with a gray button.
    case normal = 0
    // R-LST-44
    /// An action that deletes data, with a red button.
    case destructive = 1
  }

  /// A closure that performs an action.
  ///
  /// The parameters are the action, its button, and a completion closure. Call the completion
  /// closure with `true` if the action was performed.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) ->
    Void

  /// The style of the action.
  public let style: Style
  /// The closure that is called when the button is tapped or the row is fully swiped.
  public let handler: Handler
  /// The title of the button, or `nil` for a button that shows only an image.
  open var title: String?
  /// The image of the button, drawn in white above the title.
  ///
  /// The default value is `nil`.
  open var image: UIImage?
  /// The background color of the button.
  ///
  /// The default value is red for destructive actions and gray for others. Assigning `nil` restores
  /// it.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style, which determines the default color of the button.
  ///   - title: The title of the button, or `nil` for none.
  ///   - handler: The closure that performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
