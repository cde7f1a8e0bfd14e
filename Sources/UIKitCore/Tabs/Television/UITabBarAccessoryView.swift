/// The container of an app's views at one side of a television's bar, as wide as its subviews and
/// as high as the bar.
@preconcurrency @MainActor
final class UITabBarAccessoryView: UIView {
  private weak var bar: UITabBar?
  private var knownWidth: CGFloat = 0

  init(bar: UITabBar) {
    self.bar = bar
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didAddSubview(_ subview: UIView) { bar?.setNeedsLayout() }

  override func willRemoveSubview(_ subview: UIView) { bar?.setNeedsLayout() }

  /// Requests a layout of the bar if the width of the subviews has changed.
  override func layoutSubviews() {
    super.layoutSubviews()
    if fittingWidth != knownWidth { bar?.setNeedsLayout() }
  }

  /// Returns the width for the layout of the bar.
  func measure() -> CGFloat {
    knownWidth = fittingWidth
    return knownWidth
  }

  /// The width that constraints require, or the right edge of subviews without constraints.
  private var fittingWidth: CGFloat {
    guard !subviews.isEmpty else { return 0 }
    let constrained = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    let placed = subviews.filter(\.translatesAutoresizingMaskIntoConstraints).map(\.frame.maxX)
    return max(constrained, placed.max() ?? 0).rounded(.up)
  }
}

/// The accessory views of a bar, created when they are first used.
@MainActor
struct TabBarAccessories {
  private(set) var leading: UITabBarAccessoryView?
  private(set) var trailing: UITabBarAccessoryView?

  var all: [UITabBarAccessoryView] { [leading, trailing].compactMap { $0 } }

  mutating func leading(of bar: UITabBar) -> UIView {
    let view = leading ?? UITabBarAccessoryView(bar: bar)
    leading = view
    return view
  }

  mutating func trailing(of bar: UITabBar) -> UIView {
    let view = trailing ?? UITabBarAccessoryView(bar: bar)
    trailing = view
    return view
  }
}

extension UITabBar {
  /// The layout of the items and accessory views on a television.
  var televisionLayout: TelevisionTabBarLayout {
    // R-TV-5, R-TV-12, R-TV-15
    TelevisionTabBarLayout(
      size: bounds.size,
      contentWidths: row.buttons.map { $0.inlineWidth(in: self) },
      margin: max(safeAreaInsets.left, safeAreaInsets.right),
      leadingWidth: accessories.leading?.measure() ?? 0,
      trailingWidth: accessories.trailing?.measure() ?? 0,
      isRightToLeft: isRightToLeft
    )
  }

  /// Adds and places the accessory views on a television; removes them from a docked bar.
  func placeAccessories() {
    // R-TV-15
    guard environment.tabBarIdiom == .television else {
      for view in accessories.all where view.superview === self { view.removeFromSuperview() }
      return
    }
    guard !accessories.all.isEmpty else { return }
    let layout = televisionLayout
    for view in accessories.all where view.superview !== self { addSubview(view) }
    accessories.leading?.frame = layout.leadingFrame
    accessories.trailing?.frame = layout.trailingFrame
  }
}
