import UIKit

/// How large a badge is and where it stands beside the picture of an item. (CYL-103…105)
public struct TabBadgeLayout: Equatable {
  /// The size of the text; nil for a dot.
  public var textSize: CGSize?
  public var style: TabBadgeStyle

  /// Describes a badge with a text of a size, or a dot.
  public init(textSize: CGSize?, style: TabBadgeStyle) {
    self.textSize = textSize
    self.style = style
  }

  /// The size: the text with its margin, never narrower than high; a dot's otherwise.
  public var size: CGSize {
    guard let textSize else { return CGSize(width: style.dotDiameter, height: style.dotDiameter) }
    let height = textSize.height.rounded(.up) + style.margin
    return CGSize(width: max(textSize.width.rounded(.up) + style.margin, height), height: height)
  }

  /// The corner radius.
  public var cornerRadius: CGFloat { style.cornerRadius ?? size.height / 2 }

  /// The frame beside a picture: the middle stands two points outside its upper trailing corner.
  ///
  /// A badge that would leave the bounds of its item at the trailing end ends there instead. (RDV-66)
  public func frame(beside picture: CGRect, in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
    let size = size
    let outside = 2 + style.offset.horizontal
    var center = CGPoint(x: picture.maxX + outside, y: picture.minY + style.offset.vertical)
    if isRightToLeft { center.x = picture.minX - outside }
    var frame = CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    if isRightToLeft {
      frame.origin.x = max(frame.minX, min(bounds.minX, picture.minX - size.width / 2))
    } else {
      let end = max(bounds.maxX, picture.maxX + size.width / 2)
      frame.origin.x = min(frame.minX, end - size.width)
    }
    return frame
  }
}
