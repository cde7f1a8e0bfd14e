import QuartzCore

/// The pixels of groups that move or fade as a whole, which are drawn once and then copied or
/// blended in each frame.
///
/// A group is cached if its children are the same objects as in the previous frame and only its
/// position or opacity differs. It is discarded in the first frame that does not draw it, or draws
/// it unchanged.
final class GroupCache {
  private final class Entry {
    let group: DisplayGroup
    var place: Place
    var frame: Int
    var pixels: CachedPixels?
    /// What is below the group while it fades.
    var underlay: FadeUnderlay?

    init(group: DisplayGroup, place: Place, frame: Int) {
      self.group = group
      self.place = place
      self.frame = frame
    }
  }

  /// The properties of a moving group that may differ between two frames.
  struct Place: Equatable {
    var x: CGFloat
    var y: CGFloat
    var opacity: CGFloat
  }

  private var entries: [Entry] = []
  private var frame = 0
  private var keptArea = 0
  private let frameArea: Int
  /// The memory of discarded groups, for reuse.
  private var spare: [PixelBuffer] = []

  /// The minimum area of a cached group, in pixels.
  ///
  /// Smaller groups are drawn as fast as they are copied.
  private static let smallestArea = 60_000
  /// The maximum total size of the cached pixels, as a multiple of a frame's size.
  private static let keptFrames = 4
  /// The number of buffers that are kept for reuse, which is the number of pages that move at the
  /// same time.
  private static let spareCount = 2

  init(frameArea: Int) { self.frameArea = frameArea }

  /// Returns whether a group of this size is worth caching.
  static func isLarge(_ rect: PixelRect) -> Bool { rect.area >= smallestArea }

  /// Begins a frame and discards the groups that the previous frame did not use.
  func beginFrame() {
    frame += 1
    entries.removeAll { entry in
      let isStale = entry.frame < frame - 1
      if isStale { forgetPixels(of: entry) }
      return isStale
    }
  }

  private func forgetPixels(of entry: Entry) {
    forgetUnderlay(of: entry)
    guard let canvas = entry.pixels?.canvas else { return }
    entry.pixels = nil
    recycle(canvas)
  }

  private func forgetUnderlay(of entry: Entry) {
    let canvas = entry.underlay?.pixels?.canvas
    entry.underlay = nil
    if let canvas { recycle(canvas) }
  }

  /// Discards what is below fading groups, because it may be drawn differently from now on.
  func forgetUnderlays() { entries.forEach(forgetUnderlay) }

  private func recycle(_ canvas: Canvas) {
    keptArea -= canvas.area.area
    guard spare.count < Self.spareCount else { return }
    canvas.buffer.offerToSystem()
    spare.append(canvas.buffer)
  }

  /// Returns memory for an area, which may contain old pixels.
  private func buffer(for area: PixelRect) -> PixelBuffer {
    let fitting = spare.firstIndex {
      $0.width >= area.width && $0.height >= area.height
        && $0.width * $0.height <= area.area * 3 / 2
    }
    return fitting.map { spare.remove(at: $0) }
      ?? PixelBuffer(width: area.width, height: area.height)
  }

  /// Returns the pixels of a group, with its origin at zero, or `nil` if the group is not worth
  /// caching.
  ///
  /// The closure `make` draws them over the previous contents of the buffer. `opaque` is the part
  /// that is covered with opaque pixels.
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

  // MARK: Below fading groups

  /// Whether the pixels of a translucent group are cached.
  var hasFadingPixels: Bool { entries.contains { $0.pixels != nil && $0.place.opacity < 1 } }

  /// Returns the cached pixels of a group that moved or faded since the previous frame, if there are
  /// any.
  func movingPixels(of group: DisplayGroup, at place: Place) -> CachedPixels? {
    guard let entry = entries.first(where: { Self.match($0.group, group) }),
      entry.frame == frame - 1,
      entry.place != place
    else { return nil }
    return entry.pixels
  }

  /// Records that cached pixels are drawn in this frame.
  func use(_ pixels: CachedPixels, at place: Place) {
    guard let entry = entries.first(where: { $0.pixels === pixels }) else { return }
    entry.place = place
    entry.frame = frame
  }

  /// Returns what is below a fading group, with the object of the previous frame if it is the same.
  func underlay(of pixels: CachedPixels, area: PixelRect, nodes: [Underlay]) -> FadeUnderlay? {
    guard let entry = entries.first(where: { $0.pixels === pixels }) else { return nil }
    if let known = entry.underlay, known.area == area, known.nodes == nodes {
      known.isStable = true
      return known
    }
    forgetUnderlay(of: entry)
    let underlay = FadeUnderlay(area: area, nodes: nodes)
    entry.underlay = underlay
    return underlay
  }

  /// Stores a copy of the pixels below a fading group, if there is memory left for it.
  func capture(_ underlay: FadeUnderlay, from canvas: Canvas) {
    let area = underlay.area
    guard keptArea + area.area <= frameArea * Self.keptFrames else { return }
    let copy = Canvas(buffer: buffer(for: area), area: area, isOpaque: false)
    copy.copy(canvas, in: area)
    keptArea += area.area
    underlay.pixels = CachedPixels(copy, opaque: area)
  }

  private static func match(_ left: DisplayGroup, _ right: DisplayGroup) -> Bool {
    guard left.children.count == right.children.count, left.mask === right.mask,
      left.isMaskInverted == right.isMaskInverted, left.clip == right.clip,
      left.addsChildren == right.addsChildren
    else { return false }
    for index in left.children.indices where left.children[index] !== right.children[index] {
      return false
    }
    return true
  }
}
