import UIKit

// RDV-64, CYL-103…105
/// The size and position of a badge on an item.
public struct TabBadgeLayout: Equatable {
  /// The contents of the badge.
  public var content: Content
  /// The margins, anchor and offset.
  ///
  /// Lengths that are not finite count as 0.
  public var style: TabBadgeStyle

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - content: The contents and their size.
  ///   - style: The style of the badge.
  public init(_ content: Content, style: TabBadgeStyle) {
    self.content = content
    self.style = style
  }

  /// The contents of a badge with their size.
  public enum Content: Equatable, Sendable {
    case dot
    case text(CGSize)
    /// A text that marks new content.
    case new(CGSize)
    /// A view.
    case view(CGSize)
  }

  /// The size of the badge.
  ///
  /// For a text, it is the size of the text with its margins, at least as wide as high; for a dot
  /// or a view, it is the size of the dot or view.
  public var size: CGSize {
    switch content {
    case .dot:
      let diameter = length(style.dotDiameter)
      return CGSize(width: diameter, height: diameter)
    case .view(let size): return CGSize(width: length(size.width), height: length(size.height))
    case .text(let size), .new(let size):
      let height = length(size.height).rounded(.up) + length(style.margin)
      let width = length(size.width).rounded(.up) + length(style.sideMargin ?? style.margin)
      return CGSize(width: max(width, height), height: height)
    }
  }

  // CYL-104
  /// The corner radius in points: half the height, a third of the height for new content, and 0 for
  /// views.
  public var cornerRadius: CGFloat {
    if let radius = style.cornerRadius { return length(radius) }
    switch content {
    case .dot, .text: return size.height / 2
    case .new: return size.height / 3
    case .view: return 0
    }
  }

  // RDV-66
  /// Returns the frame of a badge beside an image in an item.
  ///
  /// It does not extend beyond the end of the item.
  ///
  /// - Parameters:
  ///   - picture: The frame of the image.
  ///   - bounds: The bounds of the item.
  ///   - isRightToLeft: Whether the layout is right-to-left.
  /// - Returns: The frame, in the coordinates of the item.
  public func frame(beside picture: CGRect, in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
    let mirror = { (rect: CGRect) in
      isRightToLeft
        ? rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0) : rect
    }
    var frame = CGRect(origin: origin(beside: mirror(picture), in: bounds), size: size)
    frame.size.width = max(min(frame.width, bounds.width), min(frame.width, frame.height))
    frame.origin.x = max(min(frame.minX, bounds.maxX - frame.width), bounds.minX)
    return mirror(frame)
  }

  // CYL-105
  /// Returns the frame at the upper-right corner of a rectangle, in left-to-right coordinates.
  func frame(atCorner corner: CGPoint) -> CGRect {
    let size = size
    return CGRect(
      x: corner.x + Self.distance + finite(style.offset.horizontal) - size.width / 2,
      y: corner.y + finite(style.offset.vertical) - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns the origin in left-to-right coordinates.
  private func origin(beside picture: CGRect, in bounds: CGRect) -> CGPoint {
    switch style.anchor {
    case .corner:
      // The badge keeps its distance from the upper edge of the item, unless the style has an
      // offset.
      let top = max(picture.minY, bounds.minY + Self.distance + size.height / 2)
      return frame(atCorner: CGPoint(x: picture.maxX, y: top)).origin
    case .top:
      let start = picture.midX + Self.share * picture.width / 2
      return CGPoint(
        x: start.rounded() + finite(style.offset.horizontal),
        y: bounds.minY + Self.distance + finite(style.offset.vertical)
      )
    }
  }

  /// The distance of the badge from the image's corner, or from the item's upper edge.
  static let distance: CGFloat = 2
  /// The share of the image's trailing half that a badge at the top leaves uncovered.
  private static let share: CGFloat = 0.9

  private func length(_ value: CGFloat) -> CGFloat { max(finite(value), 0) }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}
