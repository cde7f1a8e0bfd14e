import Foundation

/// Between which offsets one axis of the content rests.
struct ScrollRange: Equatable {
  var lower: CGFloat
  var upper: CGFloat

  /// Content that is smaller than its view rests at the lower end.
  init(length: CGFloat, content: CGFloat, leading: CGFloat, trailing: CGFloat) {
    lower = -leading
    upper = max(content + trailing - length, lower)
  }

  /// The nearest offset at which content rests.
  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  /// How far an offset lies beyond the range: negative before it, positive behind it.
  func excess(of offset: CGFloat) -> CGFloat { offset - clamp(offset) }

  /// Whether there is any way to go.
  var isEmpty: Bool { upper <= lower }
}

/// Between which offsets the content rests.
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

  /// The nearest offset at which content rests.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamp(offset.x), y: y.clamp(offset.y))
  }

  /// Whether content rests at the offset.
  func contains(_ offset: CGPoint) -> Bool { clamp(offset) == offset }
}
