import UIKit

// RDV-60…62, CYL-32, ES-12
/// The frames of an item's image and title.
public struct TabItemLayout: Equatable {
  /// The size of the item.
  public var size: CGSize
  /// The size of the image, or `nil` for none.
  public var imageSize: CGSize?
  /// The size of the title's text, or `nil` for none.
  public var titleSize: CGSize?
  /// A Boolean value that indicates whether the title is beside the image.
  ///
  /// The default value is `false`.
  public var isInline = false
  // TBS-45
  /// The badge of the image, which a title beside the image does not overlap; `nil` for none.
  var badge: TabBadgeLayout?
  /// The offset of the image toward the trailing edge and down.
  ///
  /// The default value is zero.
  public var imageOffset = UIOffset.zero
  /// The offset of the title toward the trailing edge and down.
  ///
  /// The default value is zero.
  public var titleOffset = UIOffset.zero
  /// The insets of the image's edges; left is the leading side.
  ///
  /// The default value is zero.
  public var imageInsets = UIEdgeInsets.zero
  /// The number of pixels per point.
  ///
  /// The default value is 1.
  public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the layout is right-to-left.
  ///
  /// The default value is `false`.
  public var isRightToLeft = false

  /// Creates the layout of an empty item.
  public init(size: CGSize) { self.size = size }

  /// The distance between a title below an image and the item's lower edge, in points.
  static let titleBottom: CGFloat = 2
  /// The space between an image and a title beside it, in points.
  static let inlineSpacing: CGFloat = 6
  /// The space between a badge and a title beside it, in points.
  static let badgeSpacing: CGFloat = 2
  /// The distance between a title and the sides of its item, in points.
  static let titleMargin: CGFloat = 1

  /// The frames of the image and the title.
  ///
  /// The frame of a missing part is empty.
  public var frames: (image: CGRect, title: CGRect) {
    var frames = isInline ? inline : stacked
    frames.image = placed(frames.image.inset(by: finite(imageInsets)), by: imageOffset)
    frames.title = placed(frames.title, by: titleOffset)
    return frames
  }

  private var both: Bool { imageSize != nil && titleSize != nil }

  private var room: CGFloat { max(size.width - 2 * Self.titleMargin, 0) }

  private var inline: (image: CGRect, title: CGRect) {
    let frames = inline(spacing: both ? Self.inlineSpacing : 0)
    guard both, let badge else { return frames }
    let area = badge.frame(
      beside: frames.image,
      in: CGRect(origin: .zero, size: size),
      isRightToLeft: false
    )
    guard area.intersects(frames.title) else { return frames }
    return inline(spacing: area.maxX + Self.badgeSpacing - frames.image.maxX)
  }

  private func inline(spacing: CGFloat) -> (image: CGRect, title: CGRect) {
    let image = imageSize ?? .zero
    var title = titleSize ?? .zero
    title.width = min(title.width, max(room - image.width - spacing, 0))
    let left = (size.width - image.width - spacing - title.width) / 2
    return (
      CGRect(origin: CGPoint(x: left, y: (size.height - image.height) / 2), size: image),
      CGRect(
        origin: CGPoint(x: left + image.width + spacing, y: (size.height - title.height) / 2),
        size: title
      )
    )
  }

  private var stacked: (image: CGRect, title: CGRect) {
    let image = imageSize ?? .zero
    var title = titleSize ?? .zero
    title.width = min(title.width, room)
    // All titles have the same baseline, regardless of the images above them.
    let top = both ? size.height - Self.titleBottom - title.height : size.height
    return (
      CGRect(
        origin: CGPoint(x: (size.width - image.width) / 2, y: (top - image.height) / 2),
        size: image
      ),
      CGRect(
        origin: CGPoint(
          x: (size.width - title.width) / 2,
          y: both ? top : (size.height - title.height) / 2
        ),
        size: title
      )
    )
  }

  private func placed(_ frame: CGRect, by offset: UIOffset) -> CGRect {
    guard !frame.isEmpty else { return .zero }
    var frame = frame.offsetBy(dx: finite(offset.horizontal), dy: finite(offset.vertical))
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    frame.origin.x = (frame.origin.x * scale).rounded() / scale
    frame.origin.y = (frame.origin.y * scale).rounded() / scale
    return frame
  }

  private func finite(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: finite(insets.top),
      left: finite(insets.left),
      bottom: finite(insets.bottom),
      right: finite(insets.right)
    )
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}
