import UIKit

// RAM-2
/// An animator that rotates the image of a tapped item once.
@preconcurrency @MainActor
public final class RotationAnimator: TabItemAnimator {
  /// The direction of the rotation.
  public enum Direction: Equatable, Sendable {
    /// Counterclockwise.
    case left
    /// Clockwise.
    case right
  }

  /// The direction of the rotation.
  public let direction: Direction
  /// The duration in seconds.
  public let duration: TimeInterval

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - direction: The direction of the rotation.
  ///   - duration: The duration, in seconds. The default value is 0.5.
  public init(_ direction: Direction, duration: TimeInterval = 0.5) {
    self.direction = direction
    self.duration = duration
  }

  /// Animates an item that was selected or tapped again.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition.isChoice else { return }
    let end = (direction == .left ? -2 : 2) * CGFloat.pi
    view.play(
      CABasicAnimation.change("transform.rotation.z", from: 0 as CGFloat, to: end, in: duration),
      on: view.pictureView
    )
  }
}

// RAM-2, CYL-120
/// An animator that flips the image of a tapped item like a card.
@preconcurrency @MainActor
public final class FlipAnimator: TabItemAnimator {
  /// The edge that comes forward.
  public enum Edge: Equatable, Sendable, CaseIterable {
    case left, right, top, bottom
  }

  /// The edge that comes forward.
  public let edge: Edge
  /// The duration in seconds.
  public let duration: TimeInterval

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - edge: The edge that comes forward.
  ///   - duration: The duration, in seconds. The default value is 0.5.
  public init(from edge: Edge, duration: TimeInterval = 0.5) {
    self.edge = edge
    self.duration = duration
  }

  /// Animates an item that was selected or tapped again.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition.isChoice else { return }
    let key = "transform.rotation." + (edge == .left || edge == .right ? "y" : "x")
    let start = (edge == .left || edge == .bottom ? -1 : 1) * CGFloat.pi
    view.play(CABasicAnimation.change(key, from: start, to: 0, in: duration), on: view.pictureView)
  }
}
