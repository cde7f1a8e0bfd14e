import UIKit

/// Lets the picture of an item that is tapped grow and shrink until it is at rest. (RAM-2, CYL-120)
@preconcurrency @MainActor
public final class BounceAnimator: TabItemAnimator {
  /// The sizes that the picture goes through at even times, as shares of its own; the last one should be 1.
  public let scales: [CGFloat]
  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Makes an animator that takes half a second.
  public init(
    scales: [CGFloat] = [1, 1.4, 0.9, 1.15, 0.95, 1.02, 1],
    duration: TimeInterval = 0.5
  ) {
    self.scales = scales
    self.duration = duration
  }

  /// Bounces what was selected, or tapped again.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition.isChoice, !scales.isEmpty else { return }
    let animation = CAKeyframeAnimation(keyPath: "transform.scale")
    animation.values = scales
    animation.calculationMode = .cubic
    animation.duration = duration
    view.play(animation, on: view.pictureView)
  }
}
