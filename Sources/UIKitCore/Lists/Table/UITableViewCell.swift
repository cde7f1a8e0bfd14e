import Foundation

/// A row of a table: content, an accessory beside it, and what shows that the row is touched or selected.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The table that shows the cell.
  weak var table: UITableView?
  var parts = CellParts()
  var rowStyle = RowStyle()
  var configurations = CellConfigurations()
  var editing = CellEditing()

  /// What the cell is made of; given at creation.
  public let style: CellStyle
  /// Under which name the cell waits for another use; nil for a cell that is used once.
  open private(set) var reuseIdentifier: String?

  // MARK: Creating a cell

  /// Creates a cell; `style` says which labels it has by itself.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    setUp()
  }

  /// Creates a cell of style `default` that is used once.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of style `default` with what an archive says about a view.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(parts.content)
    parts.content.insetsLayoutMarginsFromSafeArea = false
  }

  override var archivedSubviews: [UIView] { [] }

  // MARK: Content

  /// What is to be seen in the cell belongs in here, so that it moves with the accessory and when the table is edited.
  open var contentView: UIView { parts.content }

  /// The title, made when first asked for.
  open var textLabel: UILabel? { label(.text) }

  /// The second text; nil in cells of style `default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : label(.detail) }

  /// The picture before the title, made when first asked for; it takes room once it has an image.
  open var imageView: UIImageView? { picture }

  /// How many steps the content is moved in; 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far one step of indentation is, in points; 10 by default.
  open var indentationWidth = CellMetrics.indentationWidth {
    didSet { setNeedsLayout() }
  }

  // MARK: Accessory

  /// What stands at the end of the row; nothing by default.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// A view in place of the accessory; it keeps its size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryViewChanged(from: oldValue) } }
  }

  /// What stands at the end of the row while the table is edited; nothing by default.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }

  /// A view in place of the accessory while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryViewChanged(from: oldValue) } }
  }

  // MARK: Selection

  /// How the cell shows that it is selected; `default`, grey, by default.
  open var selectionStyle: SelectionStyle = .default {
    didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
  }

  /// Whether the row is selected; setting it does not select the row in the table.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger rests on the row.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows that the row is selected or not; called by the table, also for each row that comes into view.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != parts.isSelected else { return }
    parts.isSelected = selected
    editing.control?.isChosen = selected
    showSelection(animated: animated)
  }

  /// Shows that a finger rests on the row or not; called by the table.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != parts.isHighlighted else { return }
    parts.isHighlighted = highlighted
    showSelection(animated: animated)
  }

  // MARK: Editing

  /// Whether the row shows what it shows while its table is edited; setting it does not edit the table.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows what the row shows while its table is edited, or stops showing it; called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  /// What the control at the front does, as the table's delegate said; `none` before it was asked.
  open var editingStyle: EditingStyle { editing.style }

  /// Whether content moves aside for the control while the row is edited; true by default.
  open var shouldIndentWhileEditing: Bool {
    get { editing.shouldIndent }
    set { editing.shouldIndent = newValue }
  }

  /// Whether the row can be dragged where the data source leaves that open; false by default. (R-LST-33)
  open var showsReorderControl: Bool {
    get { editing.showsGrip }
    set { editing.showsGrip = newValue }
  }

  /// Whether the row stands aside and shows the button that deletes it, or other actions.
  open var showingDeleteConfirmation: Bool { editing.isSwiped }

  /// Called before the row shows other controls; overrides call super.
  open func willTransition(to state: StateMask) {}

  /// Called when the row shows other controls; overrides call super.
  open func didTransition(to state: StateMask) {}

  // MARK: Backgrounds

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { backgroundChanged(from: oldValue, to: backgroundView) }
  }

  /// A view behind the content while the row is touched or selected; a grey one unless set.
  open var selectedBackgroundView: UIView? {
    didSet { selectedBackgroundChanged(from: oldValue) }
  }

  /// The same where several rows can be selected; nil, the default, takes `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { selectedBackgroundChanged(from: oldValue) }
  }

  // MARK: Configurations

  /// What the cell shows in place of labels of its own; nil, the default, for nothing. (R-TBL-25)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// What is behind the content, in place of the background views; nil, the default, leaves it to them.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// A configuration without content, as it suits the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .cell()
  }

  /// Whether the content follows the cell's state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background follows the cell's state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// What the cell is like now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    return state
  }

  /// Called when the cell's state changed; sets configurations as they suit the state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.isOutdated = true
    setNeedsLayout()
  }

  /// Sets the configurations as they suit a state; overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    showConfigurations(for: state)
  }

  // MARK: Separator

  /// How far the line below keeps from the sides; as the table says unless set.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? shownSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Another use

  /// Called before the cell is used for another row; overrides call super.
  ///
  /// What the data source sets for each row need not be taken back here.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    layer.removeAllAnimations()
  }

  // MARK: Layout

  /// Places content, accessory, backgrounds and lines; overrides call super.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  /// The height that suits texts and picture of the cell's style, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfTexts(forWidth: size.width))
  }

  /// The height that suits what constraints in `contentView` want, or else `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Colours of lines and texts follow, and fonts that the app did not choose.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refreshFonts()
    configurationStateChanged()
  }

  // MARK: Focus

  /// Whether the row takes the focus: where rows can be selected, unless the table's delegate says no. (R-FOC-23)
  open override var canBecomeFocused: Bool { table?.takesFocus(self) ?? false }

  /// On a television the row with the focus is light, whatever the interface is. (R-FOC-31)
  override func focusDidChange() {
    guard traitCollection.userInterfaceIdiom == .tv else { return }
    overrideUserInterfaceStyle = isFocused ? .light : .unspecified
  }

  override func selectByFocus() -> Bool { table?.tap(self) ?? false }

  // MARK: Accessibility

  /// Whether the row is found as one thing; true by default, unless there is something to press in it.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? pressableParts.isEmpty }
    set { super.isAccessibilityElement = newValue }
  }

  /// The texts of the cell unless set.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? spokenTexts }
    set { super.accessibilityLabel = newValue }
  }

  /// The value beside the title unless set.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }

  /// A button, selected or not, unless set; no button where rows cannot be selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? spokenTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// The row, and what can be pressed in it, unless set.
  open override var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? (pressableParts.isEmpty ? nil : elementsWithParts) }
    set { super.accessibilityElements = newValue }
  }
}
