/// The cross-fade between the standard appearance of a bar and the one at the scroll edge.
@MainActor
enum BarCrossFade {
  // R-APP-13
  /// The duration, in seconds.
  static let duration = 0.25  // R-APP-13

  /// Animates changes during which the bar accepts touches.
  static func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .allowUserInteraction,
      animations: changes
    ) { _ in completion() }
  }

  /// Fades from what a view displays now to what it displays in the next frame.
  static func dissolve(_ view: UIView) {
    UIView.transition(
      with: view,
      duration: duration,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: nil
    )
  }
}
