import UIKit

extension TabBarView {
  /// What stands where, for the present size.
  var layout: TabBarLayout {
    var layout = TabBarLayout(size: bounds.size, itemHeights: itemViews.map(\.style.height))
    layout.safeArea = coveredInsets ?? safeAreaInsets
    layout.contentInsets = style.contentInsets
    layout.distribution = style.distribution
    layout.scale = max(traitCollection.displayScale, 1)
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let action, let actionControl { layout.action = action.layout(of: actionControl) }
    return layout
  }

  func place(_ frames: TabBarFrames) {
    for (index, view) in itemViews.enumerated() {
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
    let item = machine.selectedIndex.map { frames.items[$0] }
    indicator.isHidden = item == nil
    guard let item else { return }
    let bottom = bounds.height - layout.safeArea.bottom
    indicator.frame = style.indicator.frame(in: item, top: frames.background.minY, bottom: bottom)
  }

  func touched(at point: CGPoint) -> UIView? {
    let frames = layout.frames
    switch frames.target(at: point, in: bounds) {
    case .action where actionControl?.isEnabled == true && actionControl?.isHidden == false:
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
    case .item(let index): itemViews[index].isUserInteractionEnabled ? itemViews[index] : self
    case .bar, .action: self
    case nil: nil
    }
  }
}
