import QuartzCore

/// The movement from one set of items to another: old controls fade out, new ones in, the rest slide. (R-ITEM-11)
@MainActor
struct TabBarItemChange {
  /// Tells this change from others that run at the same time.
  let number: Int
  /// Controls that were made for this change.
  let added: [UITabBarButton]
  /// Controls whose items are gone.
  let removed: [UITabBarButton]

  /// Moves the controls of a bar in a window; `completion` is called when all stand still.
  func run(in bar: UITabBar, completion: @escaping () -> Void) {
    if UIAccessibility.isReduceMotionEnabled { UIView.performWithoutAnimation { place(bar) } }
    UIView.animate(
      withDuration: TabBarMetrics.itemChangeDuration,
      delay: 0,
      options: .allowUserInteraction
    ) {
      place(bar)
      for button in added { appear(button) }
      for button in bar.row.buttons { button.alpha = 1 }
      for button in removed { button.alpha = 0 }
    } completion: { _ in
      completion()
    }
  }

  private func place(_ bar: UITabBar) {
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
  }

  /// A new control does not come from anywhere: it is where it belongs, with its content in place, and not seen yet.
  private func appear(_ button: UITabBarButton) {
    button.layer.stopMovement()
    UIView.performWithoutAnimation { button.alpha = 0 }
  }
}

extension CALayer {
  /// Takes all animations away, here and below.
  fileprivate func stopMovement() {
    removeAllAnimations()
    for sublayer in sublayers ?? [] { sublayer.stopMovement() }
  }
}
