import QuartzCore

/// The effect of the pointer on a button.
@MainActor final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private unowned let button: UIButton
  private lazy var interaction = UIPointerInteraction(delegate: self)

  init(_ button: UIButton) { self.button = button }

  var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        button.addInteraction(interaction)
      } else {
        button.removeInteraction(interaction)
      }
    }
  }

  // R-PTR-7
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard button.isEnabled, button.window != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    return button.pointerStyleProvider?(button, effect, shape) ?? UIPointerStyle(effect: effect)
  }
}
