import UIKit

extension TabBarView {
  /// The layout for the current size.
  var layout: TabBarLayout {
    let heights = itemHeights ?? shownItemViews.map(\.style.height)
    itemHeights = heights
    var layout = TabBarLayout(size: bounds.size, itemHeights: heights)
    layout.safeArea = deviceInsets
    layout.contentInsets = style.contentInsets
    layout.distribution = style.distribution
    layout.scale = pixelScale
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let action, let actionControl {
      layout.action = action.layout(of: actionControl, size: actionSize)
    }
    return layout
  }

  /// The safe area insets of the bar.
  var deviceInsets: UIEdgeInsets { coveredInsets ?? safeAreaInsets }

  private var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }

  func place() {
    let shown = shownItemViews
    for view in itemViews { view.isHidden = view.id == actionTabID }
    for (index, view) in shown.enumerated() {
      view.frame = placed.items[index]
    }
    backgroundView.frame = placed.background
    let line =
      style.shadowImage?.size.height ?? (style.separatorColor == nil ? 0 : 1 / pixelScale)
    separator.frame = CGRect(
      x: 0,
      y: placed.background.minY - line,
      width: bounds.width,
      height: line
    )
    if let actionControl, let frame = placed.action { actionControl.frame = frame }
    placeIndicator()
  }

  func placeIndicator() {
    let item = shownItemViews.firstIndex(where: \.isSelected).map { placed.items[$0] }
    indicator.isHidden = item == nil
    guard let item else { return }
    let bottom = bounds.height - deviceInsets.bottom
    indicator.frame = style.indicator.frame(in: item, top: placed.background.minY, bottom: bottom)
  }

  func touched(at point: CGPoint) -> UIView? {
    switch placed.target(at: point, in: bounds) {
    case .action where actionResponds:
      return actionControl
    case .action:
      // A button that doesn't receive touches passes them to the views behind it.
      var others = placed
      others.actionHitArea = nil
      return view(at: others.target(at: point, in: bounds))
    case let target: return view(at: target)
    }
  }

  private func view(at target: TabBarFrames.Target?) -> UIView? {
    guard let target else { return nil }
    let shown = shownItemViews
    guard case .item(let index) = target, shown.indices.contains(index),
      shown[index].isUserInteractionEnabled
    else { return self }
    return shown[index]
  }
}
