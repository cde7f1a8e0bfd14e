import UIKit

// CYL-108
/// The animation of a badge: repeating, or once for each new content.
///
/// If the user prefers reduced motion, the badge isn't animated.
public enum TabBadgeAnimation: Equatable, Sendable, CaseIterable {
  /// Fades almost out and in, 1.4 seconds each way, repeating.
  case breathe
  /// Scales between 1.4 and 0.6 of the size, one second each way, repeating.
  case scale
  /// Swings by a quarter of the width to both sides, once per second, repeating.
  case shake
  /// Swings by a quarter of the height up and down, once per second, repeating.
  case bounce
  /// Moves in from one and a half widths at the left within half a second.
  case leftRightOnce
  /// Moves in from one and a half widths at the right within half a second.
  case rightLeftOnce
  /// Fades in within 1.5 seconds.
  case fadeInOnce
  /// Rotates in from upside down within half a second.
  case rollingOnce
  /// Shrinks from 2.7 times the size within half a second.
  case scaleOnce

  /// A Boolean value that indicates whether the animation repeats.
  public var isEndless: Bool {
    switch self {
    case .breathe, .scale, .shake, .bounce: true
    case .leftRightOnce, .rightLeftOnce, .fadeInOnce, .rollingOnce, .scaleOnce: false
    }
  }

  /// Returns the animation for a layer of a size, which ends with the layer's normal state.
  func animation(for size: CGSize) -> CAAnimation {
    let animation = movement(size)
    if isEndless {
      animation.repeatCount = .infinity
      animation.isRemovedOnCompletion = false
    }
    return animation
  }

  private func movement(_ size: CGSize) -> CAAnimation {
    switch self {
    case .breathe: change("opacity", from: 1, to: 0.1, in: 1.4, andBack: true)
    case .scale: change("transform.scale", from: 1.4, to: 0.6, in: 1, andBack: true)
    case .shake: swing("transform.translation.x", by: size.width / 4)
    case .bounce: swing("transform.translation.y", by: size.height / 4)
    case .leftRightOnce: change("transform.translation.x", from: -1.5 * size.width, to: 0, in: 0.5)
    case .rightLeftOnce: change("transform.translation.x", from: 1.5 * size.width, to: 0, in: 0.5)
    case .fadeInOnce: change("opacity", from: 0, to: 1, in: 1.5)
    case .rollingOnce: change("transform.rotation.z", from: .pi, to: 0, in: 0.5)
    case .scaleOnce: change("transform.scale", from: 2.7, to: 1, in: 0.5)
    }
  }

  private func change(
    _ key: String,
    from start: CGFloat,
    to end: CGFloat,
    in duration: TimeInterval,
    andBack: Bool = false
  ) -> CAAnimation {
    let animation = CABasicAnimation.change(
      key,
      from: start,
      to: end,
      in: duration,
      timing: .linear
    )
    animation.autoreverses = andBack
    return animation
  }

  private func swing(_ key: String, by distance: CGFloat) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = [0, -distance, 0, distance, 0] as [CGFloat]
    animation.duration = 1
    return animation
  }
}
