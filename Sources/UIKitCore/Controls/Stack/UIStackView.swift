/// A view that puts others in a row or a column by constraints of its own.
///
/// It draws nothing but its background. Views among the arranged ones that are hidden take no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the room along the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; those that resist least are stretched or squeezed.
    case fill
    /// They fill it and are equally long.
    case fillEqually
    /// They fill it by the ratio of their contents' lengths.
    case fillProportionally
    /// They keep their lengths; the gaps are equal and at least `spacing`.
    case equalSpacing
    /// Their middles are equally far apart, with gaps of at least `spacing`.
    case equalCentering
  }

  /// Where the views stand across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the start: at the top of a row.
    case leading
    /// By the first line of text; rows only.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end: at the bottom of a row.
    case trailing
    /// By the last line of text; rows only.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views in their order; they are subviews too.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []

  // MARK: Creating a stack

  /// Creates a row without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of views, which become subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a row from an archive; what was a subview is arranged.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    ViewArchive.read(self, from: coder)
    for view in subviews { addArrangedSubview(view) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Views

  /// Puts a view at the end, and among the subviews.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at an index, and among the subviews; an index out of range is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Stops arranging a view, which stays a subview.
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

  /// A row, the default, or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// How the views share the room along the stack; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// Where the views stand across the stack; `fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The gap between neighbours, in points; 0 by default.
  ///
  /// Values that are not finite count as 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  /// Sets the gap after one view; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementChanged()
  }

  /// The gap set after one view; `spacingUseDefault` when none is.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether gaps in a column are measured between baselines; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the views keep inside the margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Stands for "as `spacing` says".
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// Stands for the system's gap of 8 points.
  public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude.nextDown

  // MARK: Constraints

  /// The first line of text of the first shown view in a column, of the highest one in a row. (R-AL-15)
  open override var forFirstBaselineLayout: UIView {
    let text = axis == .vertical ? shownSubviews.first : highestSubview
    return text?.forFirstBaselineLayout ?? self
  }

  /// The last line of text of the last shown view in a column, of the highest one in a row. (R-AL-15)
  open override var forLastBaselineLayout: UIView {
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

  /// The gap after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    if gap == UIStackView.spacingUseSystem { return ConstraintMetrics.systemSpacing }
    return gap.isFinite && gap < UIStackView.spacingUseSystem ? gap : 0
  }
}
