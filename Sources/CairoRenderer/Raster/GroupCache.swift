import QuartzCore

/// Pixels of groups that move or fade as a whole: drawn once, then copied or blended each frame.
///
/// A group is worth keeping when its parts are the same objects as in the frame before and only its place or
/// opacity differs. It is forgotten in the first frame that does not draw it, or draws it where it was.
final class GroupCache {
  private final class Entry {
    let group: DisplayGroup
    var place: Place
    var frame: Int
    var pixels: CachedPixels?

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
  /// Memory of groups that were forgotten, for the next ones.
  private var spare: [PixelBuffer] = []

  /// Smaller groups are drawn as fast as they are copied.
  private static let smallestArea = 60_000
  /// How many frames' worth of pixels may be kept in all.
  private static let keptFrames = 4
  /// How many buffers wait for other groups: as many as pages move at a time.
  private static let spareCount = 2

  init(frameArea: Int) { self.frameArea = frameArea }

  /// Whether a group of which so many pixels are wanted is worth looking at.
  static func isLarge(_ rect: PixelRect) -> Bool { rect.area >= smallestArea }

  /// Begins a frame: what the last one did not use goes.
  func beginFrame() {
    frame += 1
    entries.removeAll { entry in
      let isStale = entry.frame < frame - 1
      if isStale { forgetPixels(of: entry) }
      return isStale
    }
  }

  private func forgetPixels(of entry: Entry) {
    guard let canvas = entry.pixels?.canvas else { return }
    keptArea -= canvas.area.area
    entry.pixels = nil
    guard spare.count < Self.spareCount else { return }
    canvas.buffer.offerToSystem()
    spare.append(canvas.buffer)
  }

  /// Memory for so many pixels, which may hold old ones.
  private func buffer(for area: PixelRect) -> PixelBuffer {
    let fitting = spare.firstIndex {
      $0.width >= area.width && $0.height >= area.height
        && $0.width * $0.height <= area.area * 3 / 2
    }
    return fitting.map { spare.remove(at: $0) }
      ?? PixelBuffer(width: area.width, height: area.height)
  }

  /// The group's pixels, with its origin at zero, when it is worth keeping; `make` draws them over what may be old ones.
  ///
  /// Of its area `opaque` is surely covered.
  func pixels(
    of group: DisplayGroup,
    at place: Place,
    area: PixelRect,
    opaque: PixelRect,
    make: (Canvas) -> Void
  ) -> CachedPixels? {
    guard area.area <= frameArea * 2 else { return nil }
    guard let entry = entries.first(where: { Self.match($0.group, group) }) else {
      entries.append(Entry(group: group, place: place, frame: frame))
      return nil
    }
    let isNew = entry.frame != frame
    let isMoving = isNew && entry.place != place
    entry.place = place
    entry.frame = frame
    if let pixels = entry.pixels {
      if !isNew || isMoving { return pixels }
      forgetPixels(of: entry)
      return nil
    }
    guard isMoving, keptArea + area.area <= frameArea * Self.keptFrames else { return nil }
    let made = Canvas(buffer: buffer(for: area), area: area, isOpaque: false)
    make(made)
    keptArea += area.area
    entry.pixels = CachedPixels(made, opaque: opaque)
    return entry.pixels
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
