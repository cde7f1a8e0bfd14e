import UIKit

// CYL-121, CYL-122
/// An image that plays an animation when its tab is selected, for example a wrapper of a vector
/// animation player.
///
/// The icon replaces the image of the item. It shows its final state without an animation when the
/// bar appears, when the tabs are replaced, and if the user prefers reduced motion. An icon can
/// only belong to one item of one bar.
@preconcurrency @MainActor
public protocol AnimatedIcon: AnyObject {
  /// The view of the icon.
  ///
  /// The item sets its frame and tint color.
  var view: UIView { get }

  /// The size in points, or `nil` for the size of the item's image, or 22 by 22 points if there is
  /// no image.
  ///
  /// The default implementation returns `nil`.
  var size: CGSize? { get }

  /// Shows the state without an animation: the end of the animation for the selected tab, and the
  /// start for other tabs.
  func rest(selected: Bool)

  /// Plays the animation once from the start to the selected state.
  func play()

  /// Stops the animation. `rest(selected:)` is called afterwards.
  func stop()
}

extension AnimatedIcon {
  /// Returns `nil`, for the size of the item's image.
  public var size: CGSize? { nil }
}

// CYL-121
/// An icon that plays a sequence of images.
@preconcurrency @MainActor
public final class FrameSequenceIcon: AnimatedIcon {
  private let imageView = UIImageView()
  private let images: [UIImage]

  /// Creates an icon that plays images, with the total duration in seconds.
  ///
  /// The first image is shown while the tab is not selected, the last one while it is.
  ///
  /// - Parameters:
  ///   - images: The images in order.
  ///   - duration: The total duration, in seconds. The default value is 0.5.
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
