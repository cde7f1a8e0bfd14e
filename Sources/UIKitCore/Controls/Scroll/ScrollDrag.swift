import Foundation

/// Content that a finger or a touch pad holds.
struct ScrollDrag {
  /// The axes along which the content follows.
  struct Axes: Equatable {
    var x: Bool
    var y: Bool

    /// A vector without what the axes do not follow.
    func filter(_ vector: CGPoint) -> CGPoint {
      CGPoint(x: x ? vector.x : 0, y: y ? vector.y : 0)
    }
  }

  let axes: Axes
  /// Where the content was when it was taken hold of.
  let start: CGPoint
  /// Where the content would be without edges.
  private(set) var free: CGPoint
  /// How far the finger had moved when `free` was set last.
  private var translation: CGPoint

  /// Takes hold of content at an offset; `slop` is what the finger had to move for that.
  init(at offset: CGPoint, slop: CGPoint, axes: Axes, space: ScrollSpace) {
    self.axes = axes
    start = offset
    free = space.free(offset)
    translation = slop
  }

  /// Follows the finger, which goes the other way than the offset; the offset to show.
  mutating func follow(_ translation: CGPoint, in space: ScrollSpace) -> CGPoint {
    let step = axes.filter(
      CGPoint(x: self.translation.x - translation.x, y: self.translation.y - translation.y)
    )
    self.translation = translation
    free.x += step.x
    free.y += step.y
    let shown = space.shown(free)
    return CGPoint(x: axes.x ? shown.x : start.x, y: axes.y ? shown.y : start.y)
  }

  /// Somebody else moved the content: the finger goes on from there.
  mutating func move(to offset: CGPoint, in space: ScrollSpace) { free = space.free(offset) }

  /// The content's speed for that of the finger, both in points per second of the offset.
  func velocity(_ finger: CGPoint, in space: ScrollSpace) -> CGPoint {
    space.velocity(axes.filter(finger), at: free)
  }
}

/// The offsets that held content can be shown at: its limits, and what lies beyond them.
struct ScrollSpace {
  var limits: ScrollLimits
  var size: CGSize
  var bounces: Bool

  /// The offset shown for a finger that pulls to another one.
  func shown(_ free: CGPoint) -> CGPoint {
    CGPoint(
      x: shown(free.x, limits.x, size.width),
      y: shown(free.y, limits.y, size.height)
    )
  }

  /// The pull that shows an offset.
  func free(_ shown: CGPoint) -> CGPoint {
    CGPoint(x: free(shown.x, limits.x, size.width), y: free(shown.y, limits.y, size.height))
  }

  /// The speed of the content for a speed of the finger.
  func velocity(_ finger: CGPoint, at free: CGPoint) -> CGPoint {
    CGPoint(
      x: finger.x * slope(free.x, limits.x, size.width),
      y: finger.y * slope(free.y, limits.y, size.height)
    )
  }

  private func shown(_ free: CGFloat, _ range: ScrollRange, _ length: CGFloat) -> CGFloat {
    let rest = range.clamp(free)
    return bounces ? rest + RubberBand.stretch(free - rest, length: length) : rest
  }

  private func free(_ shown: CGFloat, _ range: ScrollRange, _ length: CGFloat) -> CGFloat {
    let rest = range.clamp(shown)
    return bounces ? rest + RubberBand.pull(shown - rest, length: length) : rest
  }

  private func slope(_ free: CGFloat, _ range: ScrollRange, _ length: CGFloat) -> CGFloat {
    let excess = range.excess(of: free)
    if excess == 0 { return 1 }
    return bounces ? RubberBand.slope(excess, length: length) : 0
  }
}
