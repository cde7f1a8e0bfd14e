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
  private let background = UIImageView()
  /// The search controller of the bar, if it was created by one.
  weak var search: (any SearchBarOwner)?
  /// The visible height of the bar in a navigation bar, which the content pushes together.
  var visibleHeight: CGFloat? { didSet { if visibleHeight != oldValue { setNeedsLayout() } } }

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
    if let coder = coder.interface { decodeSearchBar(from: coder) }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + [.property(\UISearchBar.delegate, "delegate")]
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(field)
    field.barEvents = events
    field.escapePressed = { [unowned self] in events.escape() }
    field.tokensChanged = { [unowned self] in
      if search?.isActive == true { search?.textChanged() }
    }
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
    set {
      field.text = newValue
      if search?.isActive == true { search?.textChanged() }
    }
  }

  /// The text that is shown while there are no search terms, or `nil`, the default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  // R-SRCH-7
  /// The text in a line above the field, or `nil`, the default, for none.
  ///
  /// The bar is higher with a prompt. It is not shown in the bar of a navigation item.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private lazy var promptLabel = makePromptLabel()

  private func makePromptLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: SearchBarMetrics.promptFontSize)
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  private var showsPrompt: Bool { prompt != nil && search?.isNavigationItem != true }

  // MARK: Appearance

  /// The style of the bar.
  ///
  /// The default value is `default`.
  open var searchBarStyle = Style.default { didSet { showBackgroundColor() } }

  /// The color behind the field, or `nil`, the default, for none.
  ///
  /// Bars with the minimal style or a ``UISearchBar/backgroundImage`` don't show it.
  open var barTintColor: UIColor? { didSet { showBackgroundColor() } }

  /// A Boolean value that indicates whether content behind the bar is visible if there is no
  /// ``UISearchBar/barTintColor``.
  ///
  /// The default value is `true`. Bars with the minimal style never have a background.
  open var isTranslucent = true { didSet { showBackgroundColor() } }

  private func showBackgroundColor() {
    let hasColor = searchBarStyle != .minimal && backgroundImage == nil
    let color = barTintColor ?? (isTranslucent ? nil : .systemBackground)
    backgroundColor = hasColor ? color : nil
  }

  /// The image behind the field, which is stretched to the size of the bar, or `nil`, the default.
  ///
  /// It replaces the color behind the field. An empty image removes the background.
  open var backgroundImage: UIImage? {
    get { background.image }
    set {
      background.image = newValue
      showBackgroundColor()
      if newValue != nil, background.superview == nil { insertSubview(background, at: 0) }
    }
  }

  /// Sets the image of an icon of the field.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for the system's.
  ///   - icon: The icon.
  ///   - state: The state of the button. The search icon has the states normal and disabled.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
    switch icon {
    case .search: field.magnifier.setImage(image, for: state)
    case .clear: field.clearButton.setImage(image, for: state)
    case .bookmark, .resultsList: buttons.setImage(image, for: icon, state: state)
    }
  }

  /// Returns the image that was set for an icon of the field.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - state: The state of the button.
  /// - Returns: The image, or `nil` for the system's.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    switch icon {
    case .search: field.magnifier.images[state]
    case .clear: field.clearButton.image(for: state)
    case .bookmark, .resultsList: buttons.image(for: icon, state: state)
    }
  }

  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that clears the text.
    case clear
    /// The button that shows bookmarks.
    case bookmark
    /// The button that lists results.
    case resultsList
  }

  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    /// The standard style.
    case `default`
    /// A bar with a background.
    case prominent
    /// A bar without a background.
    case minimal
  }

  // MARK: Buttons in the field

  // R-SRCH-6
  private lazy var buttons = SearchFieldButtons(self)

  /// A Boolean value that indicates whether there is a button for bookmarks while there is no text.
  ///
  /// A tap calls ``UISearchBarDelegate/searchBarBookmarkButtonClicked(_:)``. The default value is
  /// `false`.
  open var showsBookmarkButton = false { didSet { showButton() } }

  /// A Boolean value that indicates whether there is a button for results while there is no text.
  ///
  /// It is shown instead of the button for bookmarks. A tap calls
  /// ``UISearchBarDelegate/searchBarResultsListButtonClicked(_:)``. The default value is `false`.
  open var showsSearchResultsButton = false { didSet { showButton() } }

  /// A Boolean value that indicates whether the button for results is selected.
  ///
  /// The default value is `false`.
  open var isSearchResultsButtonSelected: Bool {
    get { buttons.button(.resultsList).isSelected }
    set { buttons.button(.resultsList).isSelected = newValue }
  }

  private func showButton() {
    let icon: Icon? =
      showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    field.emptyButton = icon.map(buttons.button)
  }

  // MARK: Cancel button

  /// A Boolean value that indicates whether the Cancel button is shown.
  ///
  /// Setting it sets ``UISearchController/automaticallyShowsCancelButton`` of the bar's search
  /// controller to `false`. The default value is `false`.
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
    // R-SRCH-23
    search?.cancelButtonSet()
    guard showsCancelButton != isCancelShown else { return }
    layoutIfNeeded()
    setCancelShown(showsCancelButton)
    guard animated, window != nil else { return }
    UIView.animate(withDuration: SearchBarMetrics.cancelDuration) { self.layoutIfNeeded() }
  }

  /// Shows or hides the button with the next layout.
  func setCancelShown(_ isShown: Bool) {
    isCancelShown = isShown
    setNeedsLayout()
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .plain)
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
        search?.scopeChanged()
      },
      for: .valueChanged
    )
    addSubview(control)
    return control
  }

  // MARK: Layout

  /// The height of the bar; it has no natural width.
  open override var intrinsicContentSize: CGSize {
    let prompt = showsPrompt ? SearchBarMetrics.promptHeight : 0
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: prompt + fieldHeight + SearchBarMetrics.padding + scopeHeight
    )
  }

  private var fieldHeight: CGFloat { SearchBarMetrics.fieldHeight(for: traitCollection) }

  private var scopeHeight: CGFloat { showsScopeBar ? SearchBarMetrics.scopeHeight : 0 }

  /// The height of the bar in a navigation bar.
  var navigationHeight: CGFloat {
    fieldHeight + SearchBarMetrics.navigationPadding + scopeHeight
  }

  /// Updates the height of the field for the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
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
      ),
      fieldHeight: fieldHeight
    )
    layout.cancelWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
    layout.showsCancel = isCancelShown
    layout.showsScope = showsScopeBar
    layout.showsPrompt = showsPrompt
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let visibleHeight, search?.isNavigationItem == true {
      layout.squeeze(to: visibleHeight, isActive: search?.isActive ?? false)
    }
    field.frame = layout.field
    background.frame = bounds
    field.contentOpacity = layout.contentOpacity
    cancelButton.frame = layout.cancel
    cancelButton.alpha = isCancelShown ? 1 : 0
    scopeControl.isHidden = !showsScopeBar
    scopeControl.frame = layout.scope
    promptLabel.isHidden = !showsPrompt
    promptLabel.frame = layout.prompt
  }

  // MARK: Editing

  /// The view above the keyboard while the text is edited, or `nil`, the default.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }
}
