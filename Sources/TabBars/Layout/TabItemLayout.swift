import UIKit

/// Where picture and title of an item stand. (RDV-60…62, CYL-32, ES-12)
public struct TabItemLayout: Equatable {
  /// The size of the item.
  public var size: CGSize
  /// The size of the picture; nil for none.
  public var imageSize: CGSize?
  /// The size of the title's text; nil for none.
  public var titleSize: CGSize?
  /// Whether the title stands beside the picture.
  public var isInline = false
  /// Moves the picture, to the trailing end and down.
  public var imageOffset = UIOffset.zero
  /// Moves the title, to the trailing end and down.
  public var titleOffset = UIOffset.zero
  /// Moves the edges of the picture inwards; left is where reading begins.
  public var imageInsets = UIEdgeInsets.zero
  /// Pixels in a point.
  public var scale: CGFloat = 1
  /// Whether reading goes from right to left.
  public var isRightToLeft = false

  /// Describes an item without anything in it.
  public init(size: CGSize) { self.size = size }

  /// Points below a title that stands below a picture.
  static let titleBottom: CGFloat = 2
  /// Points between a picture and what stands beside it.
  static let inlineSpacing: CGFloat = 6
  /// Points that a title keeps from the sides of its item.
  static let titleMargin: CGFloat = 1

  /// Where the picture stands, and where the title does; empty for what is not there.
  public var frames: (image: CGRect, title: CGRect) {
    let image = imageSize ?? .zero
    let room = max(size.width - 2 * Self.titleMargin, 0)
    var title = titleSize ?? .zero
    let both = imageSize != nil && titleSize != nil
    var frames: (image: CGRect, title: CGRect)
    if isInline {
      let spacing = both ? Self.inlineSpacing : 0
      title.width = min(title.width, max(room - image.width - spacing, 0))
      let left = (size.width - image.width - spacing - title.width) / 2
      frames.image = CGRect(
        origin: CGPoint(x: left, y: (size.height - image.height) / 2),
        size: image
      )
      frames.title = CGRect(
        origin: CGPoint(x: left + image.width + spacing, y: (size.height - title.height) / 2),
        size: title
      )
    } else {
      title.width = min(title.width, room)
      // Titles stand on one line, whatever the pictures above them are.
      let top = both ? size.height - Self.titleBottom - title.height : size.height
      frames.image = CGRect(
        origin: CGPoint(x: (size.width - image.width) / 2, y: (top - image.height) / 2),
        size: image
      )
      frames.title = CGRect(
        origin: CGPoint(
          x: (size.width - title.width) / 2,
          y: both ? top : (size.height - title.height) / 2
        ),
        size: title
      )
    }
    frames.image = placed(frames.image.inset(by: finite(imageInsets)), by: imageOffset)
    frames.title = placed(frames.title, by: titleOffset)
    return frames
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
