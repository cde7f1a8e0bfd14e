/// The cross-fade of a bar between its standard look and that at the scroll edge. (R-APP-13)
@MainActor
enum BarCrossFade {
  /// R-APP-13: in seconds.
  static let duration = 0.25

  /// Touches go through meanwhile.
  static func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .allowUserInteraction,
      animations: changes
    ) { _ in completion() }
  }

  /// Lets what a view shows from the next frame on come through what it shows now.
  static func dissolve(_ view: UIView) {
    UIView.transition(
      with: view,
      duration: duration,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: nil
    )
  }
}
