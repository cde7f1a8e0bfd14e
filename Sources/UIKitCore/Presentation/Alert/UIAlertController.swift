import QuartzCore

/// The severities of an alert, which don't affect its appearance.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default` = 0
  /// The severity of alerts that need immediate attention.
  case critical = 1
}

/// A controller that shows a message with actions, as an alert in the center or as an action sheet.
///
/// Add the actions before you present the controller; choosing one dismisses it. The style that is
/// passed to the initializer determines which of the two is shown.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete note?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The styles of an alert controller.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom edge, or a popover in a regular width.
    case actionSheet = 0
    /// An alert in the center.
    case alert = 1
  }

  /// The style of the alert.
  ///
  /// The default value is `actionSheet`.
  open private(set) var preferredStyle = Style.actionSheet
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  private var isDecided = false

  // MARK: Creating an alert

  /// Creates an action sheet without texts.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file, which is ignored.
  ///   - nibBundleOrNil: The bundle of the interface file, which is ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an alert or an action sheet.
  ///
  /// Add at least one action before you present it, because the user cannot dismiss it otherwise.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for none.
  ///   - message: The text below the title, or `nil` for none.
  ///   - preferredStyle: The style of the alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    self.title = title
    self.message = message
  }

  /// Creates an action sheet from an archive, including its title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .popover
    transitioningDelegate = AlertTransitioning.shared
  }

  // MARK: Content

  /// The title in bold, above the message.
  ///
  /// The default value is `nil`.
  open override var title: String? {
    didSet { alertView?.reload() }
  }

  /// The text below the title.
  ///
  /// The default value is `nil`.
  open var message: String? {
    didSet { alertView?.reload() }
  }

  /// The severity of the alert, which does not affect its appearance.
  ///
  /// The default value is `default`.
  open var severity = UIAlertControllerSeverity.default

  /// Adds an action.
  ///
  /// Adding a second cancel action is a fatal error.
  open func addAction(_ action: UIAlertAction) {
    // R-ALR-5
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      AlertMisuse.secondCancel()
    }
    action.owner = self
    actions.append(action)
    alertView?.reload()
  }

  // R-ALR-40
  /// The text fields, in the order in which they were added, or `nil` if there are none.
  open private(set) var textFields: [UITextField]?

  // R-ALR-40
  /// Adds a text field below the message.
  ///
  /// The first text field is edited when the alert appears, and Return moves to the next one. Adding
  /// a text field to an action sheet is a fatal error.
  ///
  /// ```swift
  /// alert.addTextField { field in
  ///   field.placeholder = "Password"
  ///   field.isSecureTextEntry = true
  /// }
  /// ```
  ///
  /// - Parameter configurationHandler: A closure that configures the text field, or `nil`. It is
  ///   called immediately.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet { AlertMisuse.fieldInSheet() }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    alertView?.reload()
  }

  /// The action whose title is bold, instead of that of the cancel action.
  ///
  /// Assigning an action that has not been added is a fatal error. Action sheets do not highlight
  /// it. The default value is `nil`.
  open var preferredAction: UIAlertAction? {
    // R-ALR-7
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        AlertMisuse.foreignPreferredAction()
      }
      alertView?.reload()
    }
  }

  // MARK: View

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates the view of the alert.
  open override func loadView() {
    let view = AlertView()
    view.controller = self
    self.view = view
  }

  /// Notifies assistive technology that the alert has appeared.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
    UIAccessibility.post(notification: .screenChanged, argument: alertView?.firstElement)
  }

  /// Checks that the alert has a title, a message, or an action.
  ///
  /// An alert without any of them is a fatal error.
  open override func viewWillAppear(_ animated: Bool) {
    //
    super.viewWillAppear(animated)
    if title == nil, message == nil, actions.isEmpty { AlertMisuse.nothingToDisplay() }
    isDecided = false
  }

  /// The size of the content if the alert is shown in a popover; otherwise the size that was set.
  open override var preferredContentSize: CGSize {
    get { alertView?.popoverSize ?? super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  func actionDidChange() { alertView?.reload() }

  // MARK: Choosing an action

  /// Performs the cancel action after a touch outside the alert, and returns whether there is one.
  @discardableResult func chooseCancel() -> Bool {
    // R-ALR-12
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  // R-AX-38
  /// Performs the cancel action, and returns whether there is one.
  open override func accessibilityPerformEscape() -> Bool { chooseCancel() }

  /// Dismisses the alert and then calls the action's handler.
  ///
  /// Further choices are ignored.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isDecided, let presentingViewController,
      presentation.phase == .none
    else { return }
    isDecided = true
    presentingViewController.dismiss(animated: true) { action.perform() }
  }
}
