/// The movement from one set of items to another: old buttons fade out, new ones in, the rest slide. (R-TOOL-6)
@MainActor
struct ToolbarItemChange {
  let change: ToolbarRow.Change

  func run(in bar: UIToolbar) {
    // New buttons do not come from anywhere: they are where they belong, and not seen yet.
    let kept = bar.row.buttons.compactMap { $0 }.filter { button in
      !change.added.contains { $0 === button }
    }
    let oldFrames = kept.map(\.frame)
    UIView.performWithoutAnimation {
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      for button in change.added { button.alpha = 0 }
    }
    let newFrames = kept.map(\.frame)
    UIView.performWithoutAnimation {
      for (button, frame) in zip(kept, oldFrames) { button.frame = frame }
    }
    if UIAccessibility.isReduceMotionEnabled {
      for (button, frame) in zip(kept, newFrames) { button.frame = frame }
    }
    UIView.animate(
      withDuration: ToolbarMetrics.itemChangeDuration,
      delay: 0,
      options: .allowUserInteraction
    ) { [change] in
      for (button, frame) in zip(kept, newFrames) { button.frame = frame }
      for button in change.added { button.alpha = 1 }
      for button in change.removed { button.alpha = 0 }
    } completion: { [change] _ in
      for button in change.removed { button.removeFromSuperview() }
    }
  }
}
