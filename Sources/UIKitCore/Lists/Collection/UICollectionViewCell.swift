import QuartzCore

/// The view that shows an item of a collection view.
///
/// A cell has a ``contentView`` in front of two optional backgrounds, one of which is visible while
/// the cell is highlighted or selected. Subclasses add their subviews to the content view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  var configurations = CellConfigurations()
  /// The segues that the cell starts.
  var segues = CellSegues()

  /// Creates a cell; collection views create registered classes with this initializer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from an archive, without its archived subviews.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let decoded = coder.interface == nil ? [] : subviews
    for subview in subviews { subview.removeFromSuperview() }
    setUp()
    for subview in decoded { contentView.addSubview(subview) }
    if let coder = coder.interface { decodeCell(from: coder) }
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that contains the cell's content, in front of the backgrounds.
  ///
  /// It fills the cell. Add subviews to this view rather than to the cell.
  open var contentView: UIView { content }

  // MARK: State

  /// A Boolean value that indicates whether the item is selected; set by the collection view.
  ///
  /// Subclasses can override it with a `didSet` observer to change their appearance. Setting it
  /// changes the cell only, and not the selection of the collection view. The default value is
  /// `false`.
  open var isSelected = false {
    didSet { stateChanged() }
  }

  /// A Boolean value that indicates whether the cell is highlighted, usually because it is being
  /// touched; set by the collection view.
  ///
  /// The default value is `false`.
  open var isHighlighted = false {
    didSet { stateChanged() }
  }

  /// Shows `selectedBackgroundView` if the cell is highlighted or selected.
  private func stateChanged() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    configurationStateChanged()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  // MARK: Backgrounds

  /// The view behind the content, which fills the cell.
  ///
  /// The default value is `nil`.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView, above: nil) }
  }

  /// The view that is shown in front of ``backgroundView`` while the cell is highlighted or
  /// selected.
  ///
  /// The default value is `nil`.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView, above: backgroundView)
      stateChanged()
    }
  }

  private func exchange(_ old: UIView?, for new: UIView?, above lower: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let lower { insertSubview(new, aboveSubview: lower) } else { insertSubview(new, at: 0) }
  }

  // MARK: Configurations

  /// The configuration of the cell's content.
  ///
  /// The default value is `nil`. Assigning one adds a content view that fills ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    // R-LC-7
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// The configuration of the cell's background, behind the content.
  ///
  /// The default value is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
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
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  /// A closure that is called when the cell's state has changed, to set configurations for the
  /// state.
  ///
  /// The default value is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A closure that sets the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

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

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if let view = configurations.contentView, view.frame != content.bounds {
      view.frame = content.bounds
    }
    if let view = configurations.backgroundView, view.frame != bounds { view.frame = bounds }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurationStateChanged()
  }

  // MARK: Size

  /// Returns attributes with the fitting size of the cell if the layout uses estimated sizes.
  ///
  /// The size is that of constraints in ``contentView``, or else that of `sizeThatFits(_:)`.
  /// Dimensions that aren't estimated stay unchanged.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // R-COL-30
    fitted(layoutAttributes)
  }

  override func fittingSize(_ size: CGSize, _ axes: EstimatedAxes) -> CGSize {
    updateConfigurationIfNeeded()
    if let view = configurations.contentView {
      return axes.fitting(size, view, isConstrained: true)
    }
    guard !content.constraints.isEmpty else { return sizeThatFits(size) }
    return axes.fitting(size, content, isConstrained: axes != .both)
  }

  // MARK: Focus

  // R-FOC-23
  /// A Boolean value that indicates whether the item can be focused.
  ///
  /// The value is `true` if items can be selected, unless the collection view's delegate returns
  /// `false`.
  open override var canBecomeFocused: Bool { collection?.takesFocus(self) ?? false }

  override func selectByFocus() -> Bool { collection?.tap(self) ?? false }

  // MARK: Accessibility

  /// The traits that were set, and the selected trait if the cell is selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}

extension UICollectionViewCell: ConfigurableCell {
  var hasConfigurationUpdateHandler: Bool { configurationUpdateHandler != nil }

  func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func backgroundConfigurationRemoved() {}
}
