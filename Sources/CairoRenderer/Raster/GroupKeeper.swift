import QuartzCore

/// Pixels of groups that move or fade as a whole: drawn once, then copied or blended each frame.
///
/// A group is worth keeping when its parts are the same objects as in the frame before and only its place or
/// opacity differs. It is forgotten in the first frame that does not draw it, or draws it where it was.
final class GroupKeeper {
  private final class Entry {
    let group: DisplayGroup
    var place: Place
    var frame: Int
    var canvas: Canvas?

    init(group: DisplayGroup, place: Place, frame: Int) {
      self.group = group
      self.place = place
      self.frame = frame
    }
  }

  /// What may differ between two frames of a moving group.
  struct Place: Equatable {
    var x: CGFloat
    var y: CGFloat
    var opacity: CGFloat
  }

  private var entries: [Entry] = []
  private var frame = 0
  private var keptArea = 0
  private let frameArea: Int

  /// Smaller groups are drawn as fast as they are copied.
  private static let smallestArea = 60_000
  /// How many frames' worth of pixels may be kept in all.
  private static let keptFrames = 4

  init(frameArea: Int) { self.frameArea = frameArea }

  /// Whether a group of which so many pixels are wanted is worth looking at.
  static func isLarge(_ rect: PixelRect) -> Bool { rect.area >= smallestArea }

  /// Begins a frame: what the last one did not use goes.
  func beginFrame() {
    frame += 1
    entries.removeAll { entry in
      let isStale = entry.frame < frame - 1
      if isStale, let canvas = entry.canvas { keptArea -= canvas.area.area }
      return isStale
    }
  }

  /// The group's pixels, with its origin at zero, when it is worth keeping; `make` draws them.
  func canvas(
    for group: DisplayGroup,
    at place: Place,
    area: PixelRect,
    make: (PixelRect) -> Canvas
  ) -> Canvas? {
    guard area.area <= frameArea * 2 else { return nil }
    guard let entry = entries.first(where: { Self.match($0.group, group) }) else {
      entries.append(Entry(group: group, place: place, frame: frame))
      return nil
    }
    let isNew = entry.frame != frame
    let isMoving = isNew && entry.place != place
    entry.place = place
    entry.frame = frame
    if let canvas = entry.canvas {
      if !isNew || isMoving { return canvas }
      keptArea -= canvas.area.area
      entry.canvas = nil
      return nil
    }
    guard isMoving, keptArea + area.area <= frameArea * Self.keptFrames else { return nil }
    let made = make(area)
    keptArea += area.area
    entry.canvas = made
    return made
  }

  private static func match(_ left: DisplayGroup, _ right: DisplayGroup) -> Bool {
    guard left.children.count == right.children.count, left.mask === right.mask,
      left.clip == right.clip
    else { return false }
    for index in left.children.indices where left.children[index] !== right.children[index] {
      return false
    }
    return true
  }
}
