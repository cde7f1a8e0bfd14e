import QuartzCore

/// The view of a split view controller: the columns, the separators between them, and the dimming
/// of the secondary column.
///
/// The columns get their safe area from the controller only, since they move.
@preconcurrency @MainActor
final class SplitContainerView: UIView {
  // R-SPL-16, R-SPL-17, R-SPL-22
  typealias Column = UISplitViewController.Column

  weak var controller: UISplitViewController?
  private let dimming = UIView()
  private let separators: [Column: UIView] = [.primary: UIView(), .supplementary: UIView()]
  /// The background of the primary column.
  private var sidebar: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    dimming.alpha = 0
    dimming.backgroundColor = UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(white: 0, alpha: isDark ? SplitMetrics.darkDimming : SplitMetrics.dimming)
    }
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector(SplitContainerView.tappedOutside, "tappedOutside")
      )
    )
    addSubview(dimming)
    for separator in [separators[.primary], separators[.supplementary]].compactMap({ $0 }) {
      separator.backgroundColor = .opaqueSeparator
      separator.isHidden = true
      addSubview(separator)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func tappedOutside() { controller?.arrangement.uncover() }

  override var safeAreaForSubviews: UIEdgeInsets { .zero }

  func setSidebar(_ hasSidebar: Bool) {
    // R-SPL-19
    guard hasSidebar != (sidebar != nil) else { return }
    sidebar?.removeFromSuperview()
    sidebar = hasSidebar ? UIView() : nil
    guard let sidebar else { return }
    sidebar.backgroundColor = .secondarySystemBackground
    insertSubview(sidebar, aboveSubview: dimming)
    setNeedsLayout()
  }

  // MARK: Columns

  /// Adds the view of a column below those of the columns that cover it.
  ///
  /// A column that slides in begins where it is while it is hidden.
  func add(_ view: UIView, _ column: Column, sliding: Bool) {
    switch column {
    case .secondary, .compact: insertSubview(view, at: 0)
    case .supplementary: insertSubview(view, aboveSubview: sidebar ?? dimming)
    case .primary: insertSubview(view, belowSubview: separators[.primary] ?? dimming)
    }
    guard sliding, let split = controller else { return }
    var hidden = split.arrangement.layout
    hidden.mode = .secondaryOnly
    view.untransformedFrame = hidden.frame(of: column)
    if let separator = separators[column] {
      separator.isHidden = false
      separator.frame = hidden.separator(of: column)
    }
  }

  /// Sets the frames of the shown columns.
  func show(_ layout: SplitLayout, _ displayed: [Column: UIViewController]) {
    for (column, child) in displayed {
      guard let view = child.viewIfLoaded, view.superview === self else { continue }
      view.untransformedFrame = column == .compact ? bounds : layout.frame(of: column)
    }
    for child in subviews where isLeaving(child, displayed) {
      guard let column = column(of: child) else { continue }
      child.untransformedFrame = layout.frame(of: column)
    }
    for (column, separator) in separators {
      separator.frame = layout.separator(of: column)
      if displayed[column] != nil { separator.isHidden = false }
    }
    sidebar?.frame = layout.frame(of: .primary)
    let isCovered = layout.isSecondaryCovered && displayed[.compact] == nil
    dimming.frame = isCovered ? layout.frame(of: .secondary) : bounds
    dimming.alpha = isCovered ? 1 : 0
  }

  private func column(of view: UIView) -> Column? {
    (view.viewController as? UIViewController).flatMap {
      controller?.arrangement.columns.column(of: $0)
    }
  }

  /// Whether a view is the one of a hidden column, which moves out.
  private func isLeaving(_ view: UIView, _ displayed: [Column: UIViewController]) -> Bool {
    guard let child = view.viewController as? UIViewController, displayed[.compact] == nil else {
      return false
    }
    return !displayed.contains { $0.value === child }
  }

  /// Hides the separators of columns that have moved out.
  func viewsSettled() {
    guard let arrangement = controller?.arrangement else { return }
    let shown = arrangement.isCollapsed ? [] : arrangement.modes.visibleColumns
    for (column, separator) in separators { separator.isHidden = !shown.contains(column) }
    sidebar?.isHidden = !shown.contains(.primary)
  }

  // MARK: Layout

  /// Lays out the view, after showing the columns for the first time.
  override func layoutSublayers(of layer: CALayer) {
    controller?.arrangement.stage()
    super.layoutSublayers(of: layer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.arrangement.layOut()
    controller?.swipe.layoutChanged()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Collapses or expands the columns, and follows the layout direction.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.arrangement.traitsChanged()
    setNeedsLayout()
  }
}
