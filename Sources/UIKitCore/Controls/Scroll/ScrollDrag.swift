import Foundation

/// Content that is being dragged with a finger or a touchpad.
struct ScrollDrag {
  /// The axes along which the content follows the finger.
  struct Axes: Equatable {
    var x: Bool
    var y: Bool

    /// Returns a vector with the components of the other axes set to 0.
    func filter(_ vector: CGPoint) -> CGPoint {
      CGPoint(x: x ? vector.x : 0, y: y ? vector.y : 0)
    }
  }

  let axes: Axes
  /// The offset at which the drag began.
  private(set) var start: CGPoint
  /// The offset without the resistance at the edges.
  private(set) var free: CGPoint
  /// The translation of the finger when `free` was last updated.
  private var translation: CGPoint

  /// Begins a drag at an offset.
  ///
  /// `slop` is the translation that was needed to begin it.
  init(at offset: CGPoint, slop: CGPoint, axes: Axes, space: ScrollSpace) {
    self.axes = axes
    start = offset
    free = space.free(offset)
    translation = slop
  }

  /// Updates the drag for a translation of the finger, and returns the offset to show.
  ///
  /// The offset changes in the direction opposite to the finger.
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

  /// Continues the drag from an offset and a translation of the finger that did not move the content.
  mutating func pause(at offset: CGPoint, translation: CGPoint, in space: ScrollSpace) {
    self.translation = translation
    move(to: offset, in: space)
  }

  /// Continues the drag from an offset that was not set by the drag.
  mutating func move(to offset: CGPoint, in space: ScrollSpace) { free = space.free(offset) }

  /// Moves the whole drag, including its start, after the content was moved without a visible
  /// change.
  mutating func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    free = CGPoint(x: free.x + distance.x, y: free.y + distance.y)
  }

  /// Returns the velocity of the content for a velocity of the finger, both in points per second of
  /// the offset.
  func velocity(_ finger: CGPoint, in space: ScrollSpace) -> CGPoint {
    space.velocity(axes.filter(finger), at: free)
  }
}

/// The mapping between the offsets of a drag and the offsets that are shown.
struct ScrollSpace {
  var limits: ScrollLimits
  var size: CGSize
  var bounces: Bool

  /// Returns the offset to show for an unresisted offset.
  func shown(_ free: CGPoint) -> CGPoint {
    CGPoint(
      x: shown(free.x, limits.x, size.width),
      y: shown(free.y, limits.y, size.height)
    )
  }

  /// Returns the unresisted offset for an offset that is shown.
  func free(_ shown: CGPoint) -> CGPoint {
    CGPoint(x: free(shown.x, limits.x, size.width), y: free(shown.y, limits.y, size.height))
  }

  /// Returns the velocity of the content for a velocity of the finger.
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
