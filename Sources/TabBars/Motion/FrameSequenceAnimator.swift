import UIKit

// RAM-2
/// An animator that plays images instead of the image of a selected item.
@preconcurrency @MainActor
public final class FrameSequenceAnimator: TabItemAnimator {
  /// The images in order.
  ///
  /// The last one should be the item's selected image.
  public let images: [UIImage]
  /// The total duration of the sequence, in seconds.
  public let duration: TimeInterval
  /// A Boolean value that indicates whether the images are played in reverse when another item is
  /// selected.
  public let reversesOnDeselect: Bool

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - images: The images in order.
  ///   - duration: The total duration, in seconds. The default value is 0.5.
  ///   - reversesOnDeselect: Whether the images are played in reverse when another item is
  ///     selected. The default value is `false`.
  public init(
    _ images: [UIImage],
    duration: TimeInterval = 0.5,
    reversesOnDeselect: Bool = false
  ) {
    self.images = images
    self.duration = duration
    self.reversesOnDeselect = reversesOnDeselect
  }

  /// Plays the images when the item is selected, and in reverse when another one is, if enabled.
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
