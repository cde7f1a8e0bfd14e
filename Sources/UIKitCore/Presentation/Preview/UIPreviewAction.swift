/// An action in the list below a preview.
///
/// Return actions from ``UIViewController/previewActionItems`` of the previewed controller. Choosing
/// an action dismisses the preview and then calls the action's handler.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// The styles of preview actions and groups.
  public enum Style: Int, Sendable {
    /// A regular action.
    case `default` = 0
    /// An action with a check mark.
    case selected = 1
    /// An action that changes or deletes data.
    ///
    /// Its title is red.
    case destructive = 2
  }

  /// The title of the action.
  open private(set) var title: String
  let style: Style

  // R-PEEK-21
  /// The closure that is called with the action and the previewed controller after the preview has
  /// been dismissed.
  open private(set) var handler: (UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - style: The style of the action.
  ///   - handler: The closure that is called with the action and the previewed controller after the
  ///     preview has been dismissed.
  public init(
    title: String,
    style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }

  /// Returns an action with the same title, style, and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewAction(title: title, style: style) { _, _ in }
    copy.handler = handler
    return copy
  }
}

/// A group of actions in the list below a preview.
///
/// Choosing the group replaces the list with the actions of the group.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// The title of the group.
  open private(set) var title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - style: The style of the row that opens the group.
  ///   - actions: The actions, in the order in which they are shown.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// Returns a group with the same title, style, and actions.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPreviewActionGroup(title: title, style: style, actions: actions)
  }
}
