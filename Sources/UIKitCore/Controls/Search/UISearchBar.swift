import QuartzCore

/// A bar with a field for search terms, a Cancel button and a control for the scope.
///
/// ```swift
/// let bar = UISearchBar()
/// bar.placeholder = "Trails"
/// bar.delegate = self
/// tableView.tableHeaderView = bar
/// ```
@preconcurrency @MainActor open class UISearchBar: UIView {
  private let field = UISearchTextField()
  private lazy var cancelButton = makeCancelButton()
  private lazy var scopeControl = makeScopeControl()
  private lazy var events = SearchBarEvents(self)

  // MARK: Creating a search bar

  /// Creates an empty search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(field)
    field.delegate = events
    field.addAction(UIAction { [unowned self] _ in events.textChanged() }, for: .editingChanged)
  }

  override var archivedSubviews: [UIView] { [] }

  /// The object that is notified of changes.
  ///
  /// The default value is `nil`.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The field with the search terms.
  open var searchTextField: UISearchTextField { field }

  /// The search terms.
  ///
  /// Setting them does not notify the delegate. The default value is an empty string.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The text that is shown while there are no search terms, or `nil`, the default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The text above the bar, or `nil`, the default.
  ///
  /// Unlike iOS, it is only the name of the field for assistive technologies.
  open var prompt: String? { didSet { field.accessibilityLabel = prompt } }

  // MARK: Appearance

  /// The style of the bar.
  ///
  /// The default value is `default`.
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }

  /// The color behind the field, or `nil`, the default, for none.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }

  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    /// The standard style.
    case `default`
    /// A bar with a background.
    case prominent
    /// A bar without a background.
    case minimal
  }

  // MARK: Cancel button

  /// A Boolean value that indicates whether the Cancel button is shown.
  ///
  /// The default value is `false`.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  private var isCancelShown = false

  /// Shows or hides the Cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether the button is shown.
  ///   - animated: Whether it slides in.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    layoutIfNeeded()
    isCancelShown = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: SearchBarMetrics.cancelDuration) { self.layoutIfNeeded() }
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(SystemText.cancel(), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { [unowned self] _ in events.cancel() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  // MARK: Scope

  /// The titles of the scopes, or `nil`, the default.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeControl.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeControl.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopeControl.selectedSegmentIndex = scopeButtonTitles?.isEmpty == false ? 0 : -1
    }
  }

  /// The index of the selected scope.
  ///
  /// The default value is 0.
  open var selectedScopeButtonIndex: Int {
    get { max(scopeControl.selectedSegmentIndex, 0) }
    set { scopeControl.selectedSegmentIndex = newValue }
  }

  /// A Boolean value that indicates whether the scopes are shown below the field.
  ///
  /// The default value is `false`.
  open var showsScopeBar = false {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private func makeScopeControl() -> UISegmentedControl {
    let control = UISegmentedControl(items: [])
    control.addAction(
      UIAction { [unowned self] _ in
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      },
      for: .valueChanged
    )
    addSubview(control)
    return control
  }

  // MARK: Layout

  /// The height of the bar; it has no natural width.
  open override var intrinsicContentSize: CGSize {
    let scope = showsScopeBar ? SearchBarMetrics.scopeHeight : 0
    return CGSize(width: UIView.noIntrinsicMetric, height: SearchBarMetrics.height + scope)
  }

  /// Returns the given width and the natural height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Lays out the field, the Cancel button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    var layout = SearchBarLayout(
      bounds: bounds.inset(
        by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
      )
    )
    layout.cancelWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
    layout.showsCancel = isCancelShown
    layout.showsScope = showsScopeBar
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    field.frame = layout.field
    cancelButton.frame = layout.cancel
    cancelButton.alpha = isCancelShown ? 1 : 0
    scopeControl.isHidden = !showsScopeBar
    scopeControl.frame = layout.scope
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }
}

/// The rectangles of a search bar.
struct SearchBarLayout {
  var bounds: CGRect
  var cancelWidth: CGFloat = 0
  var showsCancel = false
  var showsScope = false
  var isRightToLeft = false

  init(bounds: CGRect) { self.bounds = bounds }

  private var row: CGRect {
    let scope = showsScope ? SearchBarMetrics.scopeHeight : 0
    return CGRect(
      x: bounds.minX + SearchBarMetrics.margin,
      y: bounds.minY,
      width: max(bounds.width - 2 * SearchBarMetrics.margin, 0),
      height: max(bounds.height - scope, 0)
    )
  }

  var field: CGRect {
    let room = showsCancel ? cancelWidth + SearchBarMetrics.cancelGap : 0
    return mirrored(
      CGRect(
        x: row.minX,
        y: row.minY + ((row.height - SearchBarMetrics.fieldHeight) / 2).rounded(),
        width: max(row.width - room, 0),
        height: SearchBarMetrics.fieldHeight
      )
    )
  }

  /// The frame of the Cancel button, which is beside the bar while it is hidden.
  var cancel: CGRect {
    let x = showsCancel ? row.maxX - cancelWidth : bounds.maxX + SearchBarMetrics.cancelGap
    let y = row.minY + ((row.height - SearchBarMetrics.fieldHeight) / 2).rounded()
    return mirrored(
      CGRect(x: x, y: y, width: cancelWidth, height: SearchBarMetrics.fieldHeight)
    )
  }

  var scope: CGRect {
    CGRect(
      x: row.minX,
      y: row.maxY,
      width: row.width,
      height: SearchBarMetrics.scopeControlHeight
    )
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
    return frame
  }
}

/// Passes the events of a search bar's field to the delegate of the bar.
final class SearchBarEvents: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }

  func textChanged() { bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "") }

  func cancel() { bar.delegate?.searchBarCancelButtonClicked(bar) }
}
