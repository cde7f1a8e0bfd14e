/// The animation between two sets of items: removed buttons fade out, added ones fade in, and the
/// others slide.
@MainActor
struct ToolbarItemChange {
  // R-TOOL-6
  let change: ToolbarRow.Change

  func run(in bar: UIToolbar) {
    // Added buttons do not move: they are at their final positions, and transparent.
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
