import UIKit

// CYL-121, CYL-122
/// An image that plays an animation when its tab is selected, for example a wrapper of a vector
/// animation player.
///
/// It replaces the item's image. It shows its final state without playing when the bar appears,
/// when code replaces the tabs, and with reduced motion. An icon belongs to one item of one bar.
@preconcurrency @MainActor
public protocol AnimatedIcon: AnyObject {
  /// The view of the icon.
  ///
  /// The item sets its frame and tint color.
  var view: UIView { get }

  /// The size in points; `nil`, the default, for the size of the item's image, or 22 by 22 points
  /// without one.
  var size: CGSize? { get }

  /// Shows the state without an animation: the end for the selected tab, the start for others.
  func rest(selected: Bool)

  /// Plays the animation once from the start to the selected state.
  func play()

  /// Stops the animation; `rest(selected:)` is called next.
  func stop()
}

extension AnimatedIcon {
  /// The default is the size of the item's image.
  public var size: CGSize? { nil }
}

// CYL-121
/// An icon that plays a sequence of images.
@preconcurrency @MainActor
public final class FrameSequenceIcon: AnimatedIcon {
  private let imageView = UIImageView()
  private let images: [UIImage]

  /// Creates an icon that plays images in a duration in seconds.
  ///
  /// The first image is shown while the tab is not selected, the last one while it is.
  public init(_ images: [UIImage], duration: TimeInterval = 0.5) {
    self.images = images
    imageView.contentMode = .scaleAspectFit
    imageView.animationImages = images
    imageView.animationDuration = duration
    imageView.animationRepeatCount = 1
    imageView.image = images.first
  }

  /// The image view.
  public var view: UIView { imageView }

  /// The size of the first image.
  public var size: CGSize? { images.first?.size }

  /// Shows the last image for the selected tab, otherwise the first one.
  public func rest(selected: Bool) {
    stop()
    imageView.image = selected ? images.last : images.first
  }

  /// Plays the images in order.
  public func play() {
    imageView.image = images.last
    imageView.startAnimating()
  }

  /// Ends the animation.
  public func stop() { imageView.stopAnimating() }
}
