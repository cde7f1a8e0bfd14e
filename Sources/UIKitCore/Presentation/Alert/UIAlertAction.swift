/// A button of an alert or an action sheet: its title, its style, and what it does.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// What an action is for, which decides how it looks and where it stands.
  public enum Style: Int, Sendable {
    /// One of the choices.
    case `default` = 0
    /// Leaves everything as it is; there is at most one of these. (R-ALR-5)
    case cancel = 1
    /// Changes or deletes data: in red.
    case destructive = 2
  }

  /// What the button says; without a title it is empty.
  open private(set) var title: String?
  /// What the action is for.
  open private(set) var style: Style
  /// Whether it can be chosen; true by default, and it may change while the alert is seen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { owner?.actionDidChange() } }
  }

  weak var owner: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action; the handler runs once the alert has gone. (R-ALR-20)
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }

  /// Makes an action of the same title, style, handler and state that belongs to no alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
