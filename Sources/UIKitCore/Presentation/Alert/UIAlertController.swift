import QuartzCore

/// How much an alert matters.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As alerts do: the default.
  case `default` = 0
  /// The user has to know before anything else; it is read out first, and looks the same.
  case critical = 1
}

/// Tells the user something and lets them choose: an alert in the middle, or an action sheet from the bottom edge.
///
///     let alert = UIAlertController(title: "Delete note?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     present(alert, animated: true)
///
/// Unlike iOS, alerts have no text fields, because the library has none.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where an alert appears.
  public enum Style: Int, Sendable {
    /// From the bottom edge; a popover where the window is wide.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// An action sheet unless an alert was asked for.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order of adding.
  open private(set) var actions: [UIAlertAction] = []
  private var isDecided = false

  // MARK: Creating an alert

  /// Creates an action sheet without texts, as `UIAlertController()` does; names of interface files have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an alert; actions have to be added before it is presented, or nobody can leave it.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    self.title = title
    self.message = message
  }

  /// Creates an action sheet from an archive, of which it reads the title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .popover
    transitioningDelegate = AlertTransitioning.shared
  }

  // MARK: What it says

  /// The first line, in bold; nil by default.
  open override var title: String? {
    didSet { alertView?.reload() }
  }

  /// What is below the title; nil by default.
  open var message: String? {
    didSet { alertView?.reload() }
  }

  /// How much it matters; `default` by default.
  open var severity = UIAlertControllerSeverity.default

  /// Adds a button; a second one that cancels raises an exception (R-ALR-5).
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      AlertMisuse.secondCancel()
    }
    action.owner = self
    actions.append(action)
    alertView?.reload()
  }

  /// The button that is bold, in place of the one that cancels; nil by default.
  ///
  /// It has to be among the actions, else an exception is raised. Action sheets do not show it. (R-ALR-7)
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        AlertMisuse.foreignPreferredAction()
      }
      alertView?.reload()
    }
  }

  // MARK: The view

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Makes the view of the alert, in the size of its texts and buttons.
  open override func loadView() {
    let view = AlertView()
    view.controller = self
    self.view = view
  }

  /// Tells those who do not see it that it is there.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: alertView?.firstElement)
  }

  /// Raises where there is nothing to show.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if title == nil, message == nil, actions.isEmpty { AlertMisuse.nothingToDisplay() }
    isDecided = false
  }

  /// In a popover what the content needs; else what was set.
  open override var preferredContentSize: CGSize {
    get { alertView?.popoverSize ?? super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  func actionDidChange() { alertView?.reload() }

  // MARK: Choosing

  /// Something outside an action sheet was touched; says whether there is an action for that. (R-ALR-12)
  @discardableResult func chooseCancel() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  /// Chooses the action that cancels, if there is one. (R-AX-38)
  open override func accessibilityPerformEscape() -> Bool { chooseCancel() }

  /// Leaves, and runs the action's handler afterwards; a second choice is ignored.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isDecided, let presentingViewController,
      presentation.phase == .none
    else { return }
    isDecided = true
    presentingViewController.dismiss(animated: true) { action.perform() }
  }
}
