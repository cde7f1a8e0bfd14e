import QuartzCore

/// One item of a collection: a background, one for when it is selected, and a view for the content.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  /// Creates a cell; collections create theirs from registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from an archive; what it holds is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for subview in subviews { subview.removeFromSuperview() }
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that subviews are added to; it fills the cell, in front of the backgrounds.
  open var contentView: UIView { content }

  // MARK: State

  /// Whether the user or the app has chosen the item; set by the collection view.
  ///
  /// Overrides with a `didSet` change how the cell looks. Setting it does not select the item.
  open var isSelected = false {
    didSet { stateChanged() }
  }

  /// Whether a finger is on the cell; set by the collection view.
  open var isHighlighted = false {
    didSet { stateChanged() }
  }

  /// Pressed is asked for first, then selected; both show `selectedBackgroundView`.
  private func stateChanged() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  // MARK: Backgrounds

  /// A view behind the content that fills the cell; nil by default.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView, above: nil) }
  }

  /// A view that is shown in front of `backgroundView` while the cell is pressed or selected; nil by default.
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

  // MARK: Size

  /// Asks constraints in `contentView`, else `sizeThatFits(_:)`, where the layout only guesses at the size (R-COL-30).
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.isEstimated else { return layoutAttributes }
    let fitted = fittedSize(layoutAttributes.size)
    guard fitted != layoutAttributes.size else { return layoutAttributes }
    return layoutAttributes.changed { $0.size = fitted }
  }

  private func fittedSize(_ size: CGSize) -> CGSize {
    let isConstrained = !content.constraints.isEmpty
    let fitted = isConstrained ? content.systemLayoutSizeFitting(size) : sizeThatFits(size)
    guard fitted.isFinite else { return size }
    return CGSize(
      width: fitted.width > 0 ? fitted.width : size.width,
      height: fitted.height > 0 ? fitted.height : size.height
    )
  }

  // MARK: Focus

  /// Whether the item takes the focus: where items can be selected, unless the collection's delegate says no. (R-FOC-23)
  open override var canBecomeFocused: Bool { collection?.takesFocus(self) ?? false }

  override func selectByFocus() -> Bool { collection?.tap(self) ?? false }

  private var collection: UICollectionView? { superview as? UICollectionView }

  // MARK: Accessibility

  /// What was set, and that the cell is selected while it is.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}
