import UIKit

extension TabBarView {
  /// What stands where, for the present size.
  var layout: TabBarLayout {
    var layout = TabBarLayout(size: bounds.size, itemHeights: shownItemViews.map(\.style.height))
    layout.safeArea = coveredInsets ?? safeAreaInsets
    layout.contentInsets = style.contentInsets
    layout.distribution = style.distribution
    layout.scale = max(traitCollection.displayScale, 1)
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let action, let actionControl { layout.action = action.layout(of: actionControl, size: actionSize) }
    return layout
  }

  func place(_ frames: TabBarFrames) {
    let shown = shownItemViews
    for view in itemViews { view.isHidden = view.item.id == actionTabID }
    for (index, view) in shown.enumerated() {
      view.frame = frames.items[index]
    }
    backgroundView.frame = frames.background
    let line = style.separatorColor == nil ? 0 : 1 / layout.scale
    separator.frame = CGRect(
      x: 0,
      y: frames.background.minY - line,
      width: bounds.width,
      height: line
    )
    if let actionControl, let frame = frames.action { actionControl.frame = frame }
    placeIndicator(frames)
  }

  func placeIndicator(_ frames: TabBarFrames) {
    let item = shownItemViews.firstIndex(where: \.isSelected).map { frames.items[$0] }
    indicator.isHidden = item == nil
    guard let item else { return }
    let bottom = bounds.height - layout.safeArea.bottom
    indicator.frame = style.indicator.frame(in: item, top: frames.background.minY, bottom: bottom)
  }

  func touched(at point: CGPoint) -> UIView? {
    let frames = layout.frames
    switch frames.target(at: point, in: bounds) {
    case .action where actionResponds:
      return actionControl
    case .action:
      // A button that cannot be touched lets touches through to what lies behind it. (CYL-42)
      var others = frames
      others.actionHitArea = nil
      return view(at: others.target(at: point, in: bounds))
    case let target: return view(at: target)
    }
  }

  private func view(at target: TabBarFrames.Target?) -> UIView? {
    switch target {
    case .item(let index):
      shownItemViews[index].isUserInteractionEnabled ? shownItemViews[index] : self
    case .bar, .action: self
    case nil: nil
    }
  }
}
