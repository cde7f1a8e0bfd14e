/// The fades of tinted content when the tint adjustment mode of a view changes in an animation.
@MainActor enum TintFade {
  // R-TINT-2
  /// The duration of the animation in which a mode is being changed, in seconds, or 0.
  private static var duration: TimeInterval = 0

  /// Runs a closure that notifies views of a new tint adjustment mode.
  static func perform(_ changes: () -> Void) {
    let outer = duration
    duration = UIView.inheritedAnimationDuration
    changes()
    duration = outer
  }

  /// Fades from what a view displays now to what it displays in the next frame, if the mode is being
  /// changed in an animation.
  static func fade(_ view: UIView) {
    guard duration > 0, view.window != nil else { return }
    UIView.transition(
      with: view,
      duration: duration,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: nil
    )
  }
}
