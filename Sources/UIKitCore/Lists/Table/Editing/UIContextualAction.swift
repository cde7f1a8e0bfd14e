import Foundation

/// Something that can be done with a row, offered by a button that a swipe uncovers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// How grave an action is.
  public enum Style: Int, Sendable {
    /// One that can be taken back; its button is gray.
    case normal = 0
    /// One that takes something away; its button is red. (R-LST-44)
    case destructive = 1
  }

  /// Does the work: with the action, the view of its button, and what to call when done, true for success.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) ->
    Void

  /// How grave the action is; given at creation.
  public let style: Style
  /// Does the work when the button is tapped or the row swiped all the way; given at creation.
  public let handler: Handler
  /// The text of the button; nil for a picture alone.
  open var title: String?
  /// The picture of the button, drawn in white above the text; none by default.
  open var image: UIImage?
  /// The colour of the button; nil takes the style's, the default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
