import Foundation

/// An action for a row, as before iOS 11.
///
/// Return actions from ``UITableViewDelegate/tableView(_:editActionsForRowAt:)``. The first action is at
/// the trailing edge. New code uses ``UIContextualAction``.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The styles of an action, which determine the color of its button.
  public enum Style: Int, Sendable {
    /// An action with a red button, the same as ``destructive``.
    public static var `default`: Style { .destructive }
    /// An action that deletes data, with a red button.
    case destructive = 0
    /// A regular action with a gray button.
    case normal = 1
  }

  /// The style of the action.
  public let style: Style
  /// The title of the button.
  open var title: String?
  /// The color of the button.
  ///
  /// The default value, `nil`, stands for the color of the style.
  open var backgroundColor: UIColor?

  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style, which determines the default color of the button.
  ///   - title: The title of the button.
  ///   - handler: The closure that performs the action, with the index path of the row.
  public init(
    style: Style,
    title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  // R-LST-48
  /// The contextual action that stands for this action in a row.
  ///
  /// The row closes after the handler has returned.
  func contextualAction(for path: @escaping () -> IndexPath?) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .destructive ? .destructive : .normal,
      title: title
    ) { _, _, done in
      guard let path = path() else { return done(false) }
      self.handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
