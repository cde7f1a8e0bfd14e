/// A view that arranges its views in a row or a column with Auto Layout constraints.
///
/// Apart from its background, the stack view does not draw anything. Hidden views do not take up
/// space. Views are arranged along the ``UIStackView/axis`` according to the
/// ``UIStackView/distribution``, and across it according to the ``UIStackView/alignment``.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
/// stack.axis = .vertical
/// stack.spacing = 8
/// ```
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The ways to distribute the arranged views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack.
    ///
    /// Views with the lowest priorities are stretched or compressed.
    case fill
    /// The views fill the stack with equal lengths.
    case fillEqually
    /// The views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally
    /// The views keep their lengths, with equal gaps of at least `spacing`.
    case equalSpacing
    /// The distances between the centers of the views are equal, with gaps of at least `spacing`.
    case equalCentering
  }

  /// The ways to align the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill
    /// The views are aligned with the leading edge, or with the top edge of a row.
    case leading
    /// The first baselines of the views are aligned, which applies only to rows.
    case firstBaseline
    /// The views are centered.
    case center
    /// The views are aligned with the trailing edge, or with the bottom edge of a row.
    case trailing
    /// The last baselines of the views are aligned, which applies only to rows.
    case lastBaseline

    /// The alignment with the top edge of a row.
    public static let top = Alignment.leading
    /// The alignment with the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views, in order.
  ///
  /// They are also subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []

  // MARK: Creating a stack view

  /// Creates a stack view without arranged views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view and adds the views as arranged subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view from an archive, and arranges all subviews.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if let coder = coder.interface {
      decodeView(from: coder)
      decodeStack(from: coder)
      return
    }
    ViewArchive.read(self, from: coder)
    for view in subviews { addArrangedSubview(view) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// Adds a view as the last arranged view and as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts an arranged view and adds it as a subview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: The index among the arranged views. An index out of range is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Removes a view from the arranged views, without removing it from the subviews.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The axis of the stack, horizontal for a row or vertical for a column.
  ///
  /// The default value is `horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// The distribution of the views along the axis.
  ///
  /// The default value is `fill`.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// The alignment of the views across the axis.
  ///
  /// The default value is `fill`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The spacing between adjacent views, in points.
  ///
  /// Values that are not finite are replaced with 0. The default value is 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  /// Sets the spacing after an arranged view.
  ///
  /// - Parameters:
  ///   - spacing: The spacing in points, or ``UIStackView/spacingUseDefault`` to remove it.
  ///   - arrangedSubview: The view before the spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the spacing that was set after a view, or ``UIStackView/spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// A Boolean value that indicates whether the spacing in a column is measured between baselines.
  ///
  /// The default value is `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// A Boolean value that indicates whether the views are arranged inside the layout margins.
  ///
  /// The default value is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// A value for custom spacing that represents ``UIStackView/spacing``.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// A value for custom spacing that represents the standard spacing of 8 points.
  public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude.nextDown

  // MARK: Constraints

  /// The view with the first baseline, inside the first visible view of a column or the tallest
  /// view of a row.
  open override var forFirstBaselineLayout: UIView {
    // R-AL-15
    let text = axis == .vertical ? shownSubviews.first : highestSubview
    return text?.forFirstBaselineLayout ?? self
  }

  /// The view with the last baseline, inside the last visible view of a column or the tallest view
  /// of a row.
  open override var forLastBaselineLayout: UIView {
    // R-AL-15
    let text = axis == .vertical ? shownSubviews.last : highestSubview
    return text?.forLastBaselineLayout ?? self
  }

  private var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var highestSubview: UIView? {
    shownSubviews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  private func arrangementChanged() { setNeedsUpdateConstraints() }

  override func subviewWasHiddenOrShown() { arrangementChanged() }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in ownGuides { removeLayoutGuide(guide) }
    let arrangement = StackArrangement(of: self)
    ownGuides = arrangement.guides
    for guide in ownGuides { addLayoutGuide(guide) }
    ownConstraints = arrangement.constraints()
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  /// Returns the spacing after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    if gap == UIStackView.spacingUseSystem { return ConstraintMetrics.systemSpacing }
    return gap.isFinite && gap < UIStackView.spacingUseSystem ? gap : 0
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + stackViewMembers
  }
}
