import Foundation

/// The range of offsets at which the content can rest along one axis.
struct ScrollRange: Equatable {
  var lower: CGFloat
  var upper: CGFloat

  /// Creates a range.
  ///
  /// Content that is smaller than the view rests at the lower limit.
  init(length: CGFloat, content: CGFloat, leading: CGFloat, trailing: CGFloat) {
    lower = -leading
    upper = max(content + trailing - length, lower)
  }

  /// Returns the nearest offset in the range.
  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  /// Returns the distance of an offset from the range: negative below it, positive above it.
  func excess(of offset: CGFloat) -> CGFloat { offset - clamp(offset) }

  /// Whether the content cannot scroll.
  var isEmpty: Bool { upper <= lower }
}

/// The ranges of offsets at which the content can rest.
struct ScrollLimits: Equatable {
  var x: ScrollRange
  var y: ScrollRange

  init(size: CGSize, content: CGSize, inset: UIEdgeInsets) {
    x = ScrollRange(
      length: size.width,
      content: content.width,
      leading: inset.left,
      trailing: inset.right
    )
    y = ScrollRange(
      length: size.height,
      content: content.height,
      leading: inset.top,
      trailing: inset.bottom
    )
  }

  /// Returns the nearest offset within the limits.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamp(offset.x), y: y.clamp(offset.y))
  }

  /// Returns whether the content can rest at an offset.
  func contains(_ offset: CGPoint) -> Bool { clamp(offset) == offset }
}
