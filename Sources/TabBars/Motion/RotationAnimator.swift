import UIKit

/// Turns the picture of an item that is tapped once around. (RAM-2)
@preconcurrency @MainActor
public final class RotationAnimator: TabItemAnimator {
  /// Which way the picture turns.
  public enum Direction: Equatable, Sendable {
    /// Against the clock.
    case left
    /// With the clock.
    case right
  }

  /// Which way the picture turns.
  public let direction: Direction
  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Makes an animator that takes half a second.
  public init(_ direction: Direction, duration: TimeInterval = 0.5) {
    self.direction = direction
    self.duration = duration
  }

  /// Turns what was selected, or tapped again.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition.isChoice else { return }
    let end = (direction == .left ? -2 : 2) * CGFloat.pi
    view.play(
      CABasicAnimation.change("transform.rotation.z", from: 0 as CGFloat, to: end, in: duration),
      on: view.pictureView
    )
  }
}

/// Turns the picture of an item that is tapped over, as a card that shows its back and then its front. (RAM-2, CYL-120)
@preconcurrency @MainActor
public final class FlipAnimator: TabItemAnimator {
  /// The edge that comes to the front.
  public enum Edge: Equatable, Sendable, CaseIterable {
    case left, right, top, bottom
  }

  /// The edge that comes to the front.
  public let edge: Edge
  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Makes an animator that takes half a second.
  public init(from edge: Edge, duration: TimeInterval = 0.5) {
    self.edge = edge
    self.duration = duration
  }

  /// Turns over what was selected, or tapped again.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition.isChoice else { return }
    let key = "transform.rotation." + (edge == .left || edge == .right ? "y" : "x")
    let start = (edge == .left || edge == .bottom ? -1 : 1) * CGFloat.pi
    view.play(CABasicAnimation.change(key, from: start, to: 0, in: duration), on: view.pictureView)
  }
}
