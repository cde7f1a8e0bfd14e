import QuartzCore

/// The animation from one set of items to another.
///
/// Buttons of removed items fade out, buttons of added items fade in, and the others slide.
@MainActor
struct TabBarItemChange {
  // R-ITEM-11

  /// The number that identifies this change among concurrent changes.
  let number: Int
  /// The buttons that were created for this change.
  let added: [UITabBarButton]
  /// The buttons of removed items.
  let removed: [UITabBarButton]

  /// Animates the buttons if the bar is in a window; `completion` is called when the animation
  /// ends.
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

  /// Places a new button at its final frame with its content laid out, but transparent.
  private func appear(_ button: UITabBarButton) {
    button.layer.stopMovement()
    UIView.performWithoutAnimation { button.alpha = 0 }
  }
}

extension CALayer {
  /// Removes all animations from the view and its descendants.
  fileprivate func stopMovement() {
    removeAllAnimations()
    for sublayer in sublayers ?? [] { sublayer.stopMovement() }
  }
}
