import UIKit

/// How large a badge is and where it stands on an item. (RDV-64, CYL-103…105)
public struct TabBadgeLayout: Equatable {
  /// What has to have room.
  public var content: Content
  /// Margins, anchor and offset; lengths that are no finite numbers count as 0.
  public var style: TabBadgeStyle

  /// Describes a badge.
  public init(_ content: Content, style: TabBadgeStyle) {
    self.content = content
    self.style = style
  }

  /// What a badge shows, with its size.
  public enum Content: Equatable, Sendable {
    case dot
    case text(CGSize)
    /// A text that marks what is new.
    case new(CGSize)
    /// A view of the app's.
    case view(CGSize)
  }

  /// The size: the text with its margin, never narrower than high; a dot's and a view's own.
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

  /// The corner radius: half the height, a third for what is new, nothing for views of the app's. (CYL-104)
  public var cornerRadius: CGFloat {
    if let radius = style.cornerRadius { return length(radius) }
    switch content {
    case .dot, .text: return size.height / 2
    case .new: return size.height / 3
    case .view: return 0
    }
  }

  /// The frame beside a picture on an item: it ends where the item does, and is no wider. (RDV-66)
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

  /// The frame at the upper right corner of something, wherever that ends, from left to right. (CYL-105)
  func frame(atCorner corner: CGPoint) -> CGRect {
    let size = size
    return CGRect(
      x: corner.x + Self.distance + finite(style.offset.horizontal) - size.width / 2,
      y: corner.y + finite(style.offset.vertical) - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// From left to right.
  private func origin(beside picture: CGRect, in bounds: CGRect) -> CGPoint {
    switch style.anchor {
    case .corner:
      // The upper edge keeps its distance from the item's, unless the style moves it.
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

  /// How far the badge stands outside the picture's corner, or below the item's upper edge.
  static let distance: CGFloat = 2
  /// How much of the picture's trailing half a badge leaves free that stands at the top.
  private static let share: CGFloat = 0.9

  private func length(_ value: CGFloat) -> CGFloat { max(finite(value), 0) }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}
