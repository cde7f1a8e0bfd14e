import Foundation

/// The view that shows a row of a table view.
///
/// A cell has a ``contentView``, an accessory next to it, and backgrounds that show a selection.
/// Its content is set with a ``contentConfiguration``, with the built-in labels of its style, or by
/// adding subviews to the content view. Cells with a reuse identifier are reused for other rows
/// when they scroll off the screen.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The table view that shows the cell.
  weak var table: UITableView?
  var parts = CellParts()
  var rowStyle = RowStyle()
  var configurations = CellConfigurations()
  var editing = CellEditing()

  /// The style of the cell, which is set when it is created.
  public let style: CellStyle
  /// The identifier under which the cell is reused, or `nil` if it isn't reused.
  open internal(set) var reuseIdentifier: String?

  // MARK: Initializers

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The style, which determines the built-in labels.
  ///   - reuseIdentifier: The identifier under which the cell is reused, or `nil` if it isn't
  ///     reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight(for: .current)))
    setUp()
  }

  /// Creates a cell of style `default` that isn't reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of style `default` from an archive.
  public required init?(coder: NSCoder) {
    style = coder.interface?.cellStyle ?? .default
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeCell(from: coder) }
  }

  /// The segues that the cell starts.
  var segues = CellSegues()

  private func setUp() {
    addSubview(parts.content)
    parts.content.insetsLayoutMarginsFromSafeArea = false
  }

  override var archivedSubviews: [UIView] { [] }

  // MARK: Content

  /// The view that contains the cell's content.
  ///
  /// Add subviews to this view rather than to the cell, so that they move for accessories and
  /// editing controls.
  open var contentView: UIView { parts.content }

  /// The label of the title, which is created on first use.
  open var textLabel: UILabel? { label(.text) }

  /// The label of the secondary text, which is created on first use, or `nil` if the style is
  /// `default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : label(.detail) }

  /// The image view at the leading side of the title, which is created on first use.
  ///
  /// It takes up space only if it has an image.
  open var imageView: UIImageView? { picture }

  /// The number of steps by which the content is indented.
  ///
  /// The default value is 0; negative values are treated as 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of one indentation step, in points.
  ///
  /// The default value is 10 points.
  open var indentationWidth = CellMetrics.indentationWidth {
    didSet { setNeedsLayout() }
  }

  // MARK: Accessory

  /// The type of the standard accessory at the trailing side.
  ///
  /// The default value is `none`.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// A view that replaces the standard accessory.
  ///
  /// It keeps its size. The default value is `nil`.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryViewChanged(from: oldValue) } }
  }

  /// The type of the standard accessory in editing mode.
  ///
  /// The default value is `none`.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }

  /// A view that replaces the standard accessory in editing mode.
  ///
  /// The default value is `nil`.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryViewChanged(from: oldValue) } }
  }

  // MARK: Selection

  /// The appearance of the cell when it is selected.
  ///
  /// The default value is `default`, a gray background.
  open var selectionStyle: SelectionStyle = .default {
    didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
  }

  /// A Boolean value that indicates whether the cell is selected.
  ///
  /// Setting it changes the cell only, and not the selection of the table view. The default value
  /// is `false`.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the cell is highlighted, usually because it is being
  /// touched.
  ///
  /// The default value is `false`.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows whether the row is selected.
  ///
  /// The table view calls this method when the selection changes, and for each row that appears.
  ///
  /// - Parameters:
  ///   - selected: Whether the row is selected.
  ///   - animated: Whether the change is animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != parts.isSelected else { return }
    parts.isSelected = selected
    editing.control?.isChosen = selected
    showSelection(animated: animated)
  }

  /// Shows whether the row is highlighted; called by the table view.
  ///
  /// - Parameters:
  ///   - highlighted: Whether the row is highlighted.
  ///   - animated: Whether the change is animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != parts.isHighlighted else { return }
    parts.isHighlighted = highlighted
    showSelection(animated: animated)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the cell shows its editing controls.
  ///
  /// Setting it changes the cell only, and not the table view. The default value is `false`.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or removes the editing controls; called by the table view.
  ///
  /// - Parameters:
  ///   - editing: Whether the cell enters editing mode.
  ///   - animated: Whether the change is animated.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  /// The editing style that the table view's delegate returned for the row.
  ///
  /// The value is `none` before the cell has been in editing mode.
  open var editingStyle: EditingStyle { editing.style }

  /// A Boolean value that indicates whether the content is indented in editing mode.
  ///
  /// The default value is `true`.
  open var shouldIndentWhileEditing: Bool {
    get { editing.shouldIndent }
    set { editing.shouldIndent = newValue }
  }

  /// A Boolean value that indicates whether the row can be dragged if the data source doesn't
  /// implement `canMoveRowAt`.
  ///
  /// The default value is `false`.
  open var showsReorderControl: Bool {
    // R-LST-33
    get { editing.showsGrip }
    set { editing.showsGrip = newValue }
  }

  /// A Boolean value that indicates whether the row is swiped aside and shows its delete button or
  /// other actions.
  open var showingDeleteConfirmation: Bool { editing.isSwiped }

  /// Called before the cell's editing controls change.
  ///
  /// Overrides call `super`.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell's editing controls have changed.
  ///
  /// Overrides call `super`.
  open func didTransition(to state: StateMask) {}

  // MARK: Backgrounds

  /// The view behind the content, which fills the cell.
  ///
  /// The default value is `nil`.
  open var backgroundView: UIView? {
    didSet { backgroundChanged(from: oldValue, to: backgroundView) }
  }

  /// The view behind the content of a highlighted or selected cell.
  ///
  /// The default value is `nil`, for which a gray view is used.
  open var selectedBackgroundView: UIView? {
    didSet { selectedBackgroundChanged(from: oldValue) }
  }

  /// The view behind the content of a highlighted or selected cell in a table view that allows
  /// multiple selection.
  ///
  /// The default value is `nil`, for which ``selectedBackgroundView`` is used.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { selectedBackgroundChanged(from: oldValue) }
  }

  // MARK: Configurations

  /// The configuration of the cell's content.
  ///
  /// The default value is `nil`. Assigning one adds a content view that fills ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    // R-TBL-25
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// The configuration of the cell's background, which replaces the views that show a selection.
  ///
  /// The default value is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Returns an empty content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .cell()
  }

  /// A Boolean value that indicates whether the content is updated automatically when the cell's
  /// state changes.
  ///
  /// The default value is `true`.
  open var automaticallyUpdatesContentConfiguration = true

  /// A Boolean value that indicates whether the background is updated automatically when the cell's
  /// state changes.
  ///
  /// The default value is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The current state of the cell, which is passed to its configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    return state
  }

  /// A closure that is called when the cell's state has changed, to set configurations for the
  /// state.
  ///
  /// The default value is `nil`.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Schedules a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.isOutdated = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state.
  ///
  /// Overrides call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    showConfigurations(for: state)
  }

  // MARK: Separator

  /// The insets of the separator at the bottom of the cell, in points.
  ///
  /// By default, the insets are those of the table view.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? shownSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// Called before the cell is reused for another row.
  ///
  /// Overrides call `super`. It isn't necessary to reset properties that the data source sets for
  /// each row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    layer.removeAllAnimations()
  }

  // MARK: Layout

  /// Lays out the content view, the accessory, the backgrounds and the separators.
  ///
  /// Overrides call `super`.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  /// Returns the given width and the height that the built-in labels and the image need, at least
  /// 44 points, or 66 points on a television.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfTexts(forWidth: size.width))
  }

  /// Returns the target width and the fitting height of the content.
  ///
  /// The height is that of the content configuration or of constraints in ``contentView``, or else
  /// that of `sizeThatFits(_:)`.
  ///
  /// - Parameters:
  ///   - targetSize: The target size.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  /// - Returns: The fitting size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Updates the colors, the configurations, and the fonts and numbers of lines that the app hasn't
  /// changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refreshTexts()
    configurationStateChanged()
  }

  // MARK: Focus

  // R-FOC-23
  /// A Boolean value that indicates whether the row can be focused.
  ///
  /// The value is `true` if rows can be selected, unless the table view's delegate returns `false`.
  open override var canBecomeFocused: Bool { table?.takesFocus(self) ?? false }

  // R-TV-22
  /// The appearance of the cell while it is focused on a television.
  ///
  /// The default value is ``FocusStyle/default``.
  open var focusStyle = FocusStyle.default {
    didSet { if focusStyle != oldValue { showFocus() } }
  }

  override func focusDidChange() { showFocus() }

  override func selectByFocus() -> Bool { table?.tap(self) ?? false }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the row is an accessibility element.
  ///
  /// The default value is `true` if the row contains no controls.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? pressableParts.isEmpty }
    set { super.isAccessibilityElement = newValue }
  }

  /// The assigned label, or else the texts of the cell's labels.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? spokenTexts }
    set { super.accessibilityLabel = newValue }
  }

  /// The assigned value, or else the secondary text of a cell with the style `value1` or `value2`.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }

  /// The assigned traits, or else the button trait if rows can be selected, and the selected trait
  /// if the row is selected or has a check mark.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? spokenTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// The assigned elements, or else an element for the row followed by the controls in it, or `nil`
  /// if there are no controls or ``isAccessibilityElement`` was set to `false`.
  open override var accessibilityElements: [Any]? {
    get {
      if let elements = accessibility?.elements { return elements }
      return accessibility?.isElement == false || pressableParts.isEmpty ? nil : elementsWithParts
    }
    set { super.accessibilityElements = newValue }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + tableViewCellMembers
  }
}
