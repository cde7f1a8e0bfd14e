import UIKit

/// Shows images one after the other in place of the picture of an item that is selected. (RAM-2)
@preconcurrency @MainActor
public final class FrameSequenceAnimator: TabItemAnimator {
  /// The images, in order; the item's selected picture should be the last one.
  public let images: [UIImage]
  /// How long all of them take, in seconds.
  public let duration: TimeInterval
  /// Whether they are shown backwards when another item is selected.
  public let reversesOnDeselect: Bool

  /// Makes an animator that takes half a second and goes one way only.
  public init(
    _ images: [UIImage],
    duration: TimeInterval = 0.5,
    reversesOnDeselect: Bool = false
  ) {
    self.images = images
    self.duration = duration
    self.reversesOnDeselect = reversesOnDeselect
  }

  /// Shows the images when the item is selected, and backwards when another is, if asked to.
  public func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    switch transition {
    case .select: show(images, in: view.imageView)
    case .deselect: show(reversesOnDeselect ? images.reversed() : [], in: view.imageView)
    case .initial, .reselect, .highlight, .unhighlight, .badgeChange: break
    }
  }

  private func show(_ images: [UIImage], in view: UIImageView) {
    view.stopAnimating()
    guard !images.isEmpty, !UIAccessibility.isReduceMotionEnabled else { return }
    view.animationImages = images
    view.animationDuration = duration
    view.animationRepeatCount = 1
    view.startAnimating()
  }
}
