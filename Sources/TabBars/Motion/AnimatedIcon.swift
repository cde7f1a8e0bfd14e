import UIKit

/// A picture that plays when its tab is selected, such as a player of vector animations wrapped by the app. (CYL-121, CYL-122)
///
/// It stands in place of the item's picture. It rests, without having played, when the bar appears and when code replaces the tabs, and
/// whenever motion is reduced. One icon belongs to one item of one bar.
@preconcurrency @MainActor
public protocol AnimatedIcon: AnyObject {
  /// What is shown; its frame and tint are the item's to set.
  var view: UIView { get }

  /// The size in points; nil, the default, for that of the item's picture, or 22 by 22 points without one.
  var size: CGSize? { get }

  /// Shows how it looks while nothing plays: played to the end for the selected tab, else not begun.
  func rest(selected: Bool)

  /// Plays once from the beginning, to how it looks while selected.
  func play()

  /// Stops where it is; `rest(selected:)` follows.
  func stop()
}

extension AnimatedIcon {
  /// That of the item's picture.
  public var size: CGSize? { nil }
}

/// An icon that is a sequence of images. (CYL-121)
@preconcurrency @MainActor
public final class FrameSequenceIcon: AnimatedIcon {
  private let imageView = UIImageView()
  private let images: [UIImage]

  /// Makes an icon that shows its images within so many seconds; the first is at rest, the last when selected.
  public init(_ images: [UIImage], duration: TimeInterval = 0.5) {
    self.images = images
    imageView.contentMode = .scaleAspectFit
    imageView.animationImages = images
    imageView.animationDuration = duration
    imageView.animationRepeatCount = 1
    imageView.image = images.first
  }

  /// Shows the images.
  public var view: UIView { imageView }

  /// That of the first image.
  public var size: CGSize? { images.first?.size }

  /// Shows the last image where it is selected, else the first.
  public func rest(selected: Bool) {
    stop()
    imageView.image = selected ? images.last : images.first
  }

  /// Shows one image after the other.
  public func play() {
    imageView.image = images.last
    imageView.startAnimating()
  }

  /// Shows what it would at the end.
  public func stop() { imageView.stopAnimating() }
}
