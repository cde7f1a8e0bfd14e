import Foundation

/// A cell that looks like the row of a table view.
///
/// Use it in a section of ``UICollectionLayoutListConfiguration``. Its background, corners and
/// separators follow the list. Its content is set with a content configuration.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Song> {
///   cell, _, song in
///   var content = cell.defaultContentConfiguration()
///   content.text = song.title
///   cell.contentConfiguration = content
///   cell.accessories = [.disclosureIndicator()]
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private(set) var row: ListRow?
  private(set) var shown = ListAccessories()
  var lines = RowLines()
  private var ownBackground: UIBackgroundConfiguration?
  /// The item's state in the outline of its section, or `nil` if it has no children.
  var outline: OutlineState? {
    didSet { showOutline() }
  }

  /// Creates a cell; collection views create registered classes with this initializer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.autoresizingMask = []
    contentView.insetsLayoutMarginsFromSafeArea = false
  }

  // MARK: Content

  /// Returns an empty content configuration for a cell, or for a header or footer of the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    // R-LC-6
    row?.content ?? .cell()
  }

  /// The configuration of the background.
  ///
  /// The default value is that of the list. Assigning `nil` restores it.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      ownBackground = newValue
      super.backgroundConfiguration = newValue ?? rowBackground
    }
  }

  private var rowBackground: UIBackgroundConfiguration? {
    var background = row?.background
    if isLifted, rowStyle.table == .insetGrouped {
      background?.cornerRadius = rowStyle.cornerRadius
    }
    return background
  }

  /// The number of steps by which the content is indented.
  ///
  /// The default value is 0, or the level of the item in its section snapshot. Negative values are
  /// treated as 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of one indentation step, in points.
  ///
  /// The default value is 16 points.
  open var indentationWidth: CGFloat = 16 {
    didSet { setNeedsLayout() }
  }

  // MARK: Separators

  // R-LC-14
  /// The horizontal extent of the separator below the cell.
  ///
  /// Constrain its leading or trailing anchor to align the separator with a view in the cell. Without
  /// such constraints, the separator begins at the text.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide.guide }
  private lazy var separatorGuide = SeparatorLayoutGuide(in: self)
  private var hasSeparatorGuide = false

  /// Notes that the guide is in use.
  func separatorGuideAdded() { hasSeparatorGuide = true }

  // MARK: Accessories

  /// The views at the sides of the content, from the leading to the trailing edge.
  ///
  /// The default value is an empty array.
  open var accessories: [UICellAccessory] = [] {
    // R-LC-10
    didSet { showAccessories() }
  }

  @discardableResult private func showAccessories() -> [UIView] {
    let isEditing = collection?.isEditing ?? false
    let new = shown.show(accessories.filter { $0.isShown(isEditing: isEditing) }, in: self)
    showOutline()
    setNeedsLayout()
    return new
  }

  private func showOutline() {
    for case let view as OutlineDisclosureView in shown.entries.map(\.view) {
      view.isExpanded = outline?.isExpanded ?? false
    }
  }

  /// Shows the accessories for the editing mode of the collection view.
  func editingChanged() {
    layoutIfNeeded()
    let new = showAccessories()
    UIView.performWithoutAnimation {
      placeAccessories(layout(for: bounds.size))
      for view in new { view.alpha = 0 }
    }
    UIView.animate(
      withDuration: EditingMetrics.slideDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: {
        for view in new { view.alpha = 1 }
        self.layoutIfNeeded()
      }
    )
  }

  // MARK: Appearance

  /// Takes the appearance that depends on the position in the list.
  func take(_ new: ListRow?) {
    guard new != row else { return }
    row = new
    showRowBackground()
    setNeedsLayout()
  }

  /// Shows the background and the corners of the row.
  private func showRowBackground() {
    if ownBackground == nil { super.backgroundConfiguration = rowBackground }
    guard isLifted else { return rowStyle.showCorners(of: self) }
    layer.cornerRadius = 0
    clipsToBounds = false
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    take(collection.map { $0.row(for: layoutAttributes) } ?? layoutAttributes.row)
    adaptAccessories()
  }

  /// Shows the accessories for the editing mode if others are shown.
  private func adaptAccessories() {
    let isEditing = collection?.isEditing ?? false
    let wanted = accessories.filter { $0.isShown(isEditing: isEditing) }
    if wanted.count != shown.entries.count { showAccessories() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard collection != nil else { return }
    // R-LC-10
    adaptAccessories()
    updateLinesBesideSelection()
  }

  open override var isSelected: Bool {
    didSet {
      for case let control as EditingControl in shown.entries.map(\.view) {
        control.isChosen = isSelected
      }
      updateLinesBesideSelection()
    }
  }

  open override var isHighlighted: Bool {
    didSet { updateLinesBesideSelection() }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
    endLift()
    indentationLevel = 0
    layer.removeAllAnimations()
  }

  // MARK: Layout

  private func layout(for size: CGSize) -> CellLayout {
    let accessories = shown.layout(in: self)
    var layout = CellLayout(size: size, margin: rowStyle.margin)
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.leadingInset = indentation + accessories.leadingWidth
    layout.accessory = accessories.trailingSize
    (configurations.contentView as? UIListContentView)?.describeStart(in: &layout)
    return layout
  }

  private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  private func placeContent(_ layout: CellLayout) {
    if contentView.frame != layout.content { contentView.frame = layout.content }
    let margins = NSDirectionalEdgeInsets(
      top: CellMetrics.verticalMargin,
      leading: layout.margin,
      bottom: CellMetrics.verticalMargin,
      trailing: layout.trailingMargin
    )
    if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    let layout = layout(for: bounds.size)
    placeContent(layout)
    super.layoutSubviews()
    placeAccessories(layout)
    layoutLines(layout)
  }

  private func placeAccessories(_ layout: CellLayout) {
    let accessory = layout.accessoryFrame
    shown.place(
      in: self,
      margin: layout.margin + indentation,
      trailingStart: layout.isRightToLeft ? bounds.width - accessory.maxX : accessory.minX,
      isRightToLeft: layout.isRightToLeft
    )
  }

  private func layoutLines(_ layout: CellLayout) {
    guard let row else { return }
    var automatic = UIEdgeInsets(
      top: 0,
      left: row.style.lineBelowIsWhole ? 0 : layout.leadingInset + layout.textStart,
      bottom: 0,
      right: 0
    )
    if hasSeparatorGuide {
      automatic = separatorGuide.insets(automatic, isRightToLeft: layout.isRightToLeft)
    }
    let appearance = RowLines.Appearance(
      hasLineBelow: row.hasLineBelow,
      hasLineAbove: row.hasLineAbove,
      insetsBelow: row.insets(row.separator.bottomSeparatorInsets, automatic: automatic),
      insetsAbove: row.insets(
        row.separator.topSeparatorInsets,
        automatic: row.style.table == .plain ? automatic : .zero
      ),
      color: row.separator.color
    )
    lines.layOut(appearance, in: self, isRightToLeft: layout.isRightToLeft)
  }

  override func fittingSize(_ size: CGSize, _ axes: EstimatedAxes) -> CGSize {
    // R-LC-8
    updateConfigurationIfNeeded()
    let layout = layout(for: CGSize(width: size.width, height: bounds.height))
    placeContent(layout)
    let configured = configurations.contentView
    guard configured != nil || !contentView.constraints.isEmpty else { return sizeThatFits(size) }
    configured?.frame = contentView.bounds
    let fitted = EstimatedAxes.height.fitting(
      CGSize(width: layout.content.width, height: size.height),
      configured ?? contentView,
      isConstrained: true
    )
    return CGSize(width: size.width, height: fitted.height)
  }

  // MARK: Dragging

  // R-LST-55
  /// Whether the row floats above the others while it is dragged by its grip.
  private(set) var isLifted = false

  private func lift() {
    isLifted = true
    showRowBackground()
    showLift()
    collection?.movementGapChanged()
  }

  private func land() {
    guard isLifted else { return }
    UIView.animate(
      withDuration: CollectionMetrics.updateDuration,
      animations: { self.showLanding() },
      completion: { [weak self] _ in self?.endLift() }
    )
    collection?.movementGapChanged()
  }

  private func endLift() {
    guard isLifted else { return }
    isLifted = false
    showLanding()
    showRowBackground()
    updateLinesBesideSelection()
  }

  /// Follows the finger on the grip.
  func drag(_ press: UILongPressGestureRecognizer) {
    guard let collection else { return }
    switch press.state {
    case .began:
      if let path = collection.indexPath(for: self),
        collection.beginInteractiveMovementForItem(at: path)
      {
        lift()
      }
    case .changed:
      let point = press.location(in: collection)
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: point.y))
    case .ended:
      collection.endInteractiveMovement()
      land()
    case .cancelled, .failed:
      collection.cancelInteractiveMovement()
      land()
    case .possible: break
    }
  }

  // MARK: Accessibility

  private var hasControls: Bool { shown.entries.contains { $0.view is UIControl } }

  /// A Boolean value that indicates whether the row is an accessibility element.
  ///
  /// The default value is `true` if the row contains no controls.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? !hasControls }
    set { super.isAccessibilityElement = newValue }
  }

  /// The assigned label, or else the texts of the row.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? SpokenTexts.text(in: contentView) }
    set { super.accessibilityLabel = newValue }
  }
}

/// The state of an item in the outline of its section.
struct OutlineState {
  var isExpanded: Bool
  /// Expands or collapses the item.
  var toggle: () -> Void
}
