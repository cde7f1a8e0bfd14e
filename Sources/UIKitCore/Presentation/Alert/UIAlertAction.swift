/// An action of an alert or an action sheet, shown as a button.
///
/// Add actions to a ``UIAlertController`` with ``UIAlertController/addAction(_:)``. An action
/// belongs to one alert. Its handler is called after the alert has been dismissed.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The styles of an action, which determine its appearance and position.
  public enum Style: Int, Sendable {
    /// A regular action.
    case `default` = 0
    // R-ALR-5
    /// An action that cancels the operation and leaves the data unchanged.
    ///
    /// An alert can have only one cancel action.
    case cancel = 1
    /// An action that changes or deletes data.
    ///
    /// Its title is red.
    case destructive = 2
  }

  /// The title of the button, or `nil` for none.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style
  /// A Boolean value that indicates whether the action can be chosen.
  ///
  /// It can change while the alert is visible. The default value is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { owner?.actionDidChange() } }
  }

  weak var owner: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The style of the action.
  ///   - handler: The closure that is called after the alert has been dismissed, or `nil`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    // R-ALR-20
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }

  /// Returns an action with the same title, style, handler, and state, which doesn't belong to an
  /// alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
