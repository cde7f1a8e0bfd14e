import UIKit

// RAM-2, CYL-120
/// An animator that scales the image of a tapped item up and down.
@preconcurrency @MainActor
public final class BounceAnimator: TabItemAnimator {
  /// The scales of the image at equal intervals.
  ///
  /// The last one should be 1.
  public let scales: [CGFloat]
  /// The duration in seconds.
  public let duration: TimeInterval

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - scales: The scales of the image at equal intervals.
  ///   - duration: The duration, in seconds. The default value is 0.5.
  public init(
    scales: [CGFloat] = [1, 1.4, 0.9, 1.15, 0.95, 1.02, 1],
    duration: TimeInterval = 0.5
  ) {
    self.scales = scales
    self.duration = duration
  }

  /// Animates an item that was selected or tapped again.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition.isChoice, !scales.isEmpty else { return }
    let animation = CAKeyframeAnimation(keyPath: "transform.scale")
    animation.values = scales
    animation.calculationMode = .cubic
    animation.duration = duration
    view.play(animation, on: view.pictureView)
  }
}
