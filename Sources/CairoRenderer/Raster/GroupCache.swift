import QuartzCore

/// Pixels that are cached as long as each frame uses them.
class CachedPicture {
  /// The latest frame that used the picture.
  var frame: Int
  var pixels: CachedPixels?

  init(frame: Int) { self.frame = frame }
}

/// The pixels of groups that move or fade as a whole, which are drawn once and then copied or
/// blended in each frame.
///
/// A group is cached if its children are the same objects as in the previous frame and only its
/// position or opacity differs. It is discarded in the first frame that does not draw it, or draws
/// it unchanged.
final class GroupCache {
  private final class Entry: CachedPicture {
    let group: DisplayGroup
    var place: Place

    init(group: DisplayGroup, place: Place, frame: Int) {
      self.group = group
      self.place = place
      super.init(frame: frame)
    }
  }

  /// The properties of a moving group that may differ between two frames.
  struct Place: Equatable {
    var x: CGFloat
    var y: CGFloat
    var opacity: CGFloat
  }

  /// The bitmap of a rasterized group.
  private final class Bitmap: CachedPicture {
    let group: DisplayGroup

    init(group: DisplayGroup, frame: Int) {
      self.group = group
      super.init(frame: frame)
    }
  }

  private var entries: [Entry] = []
  private var bitmaps: [Bitmap] = []
  private var underlays: [FadeUnderlay] = []
  private var frame = 0
  /// The latest frame in which a large group was translucent.
  private var fadeFrame = -1
  private var keptArea = 0
  private let frameRect: PixelRect
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

  init(frameRect: PixelRect) { self.frameRect = frameRect }

  /// Returns whether a group of this size is worth caching.
  static func isLarge(_ rect: PixelRect) -> Bool { rect.area >= smallestArea }

  /// Begins a frame and discards the groups that the previous frame did not use.
  func beginFrame() {
    frame += 1
    removeUnused(from: &entries)
    removeUnused(from: &bitmaps)
    removeUnused(from: &underlays)
  }

  private func removeUnused<Picture: CachedPicture>(from pictures: inout [Picture]) {
    let latest = frame - 1
    guard pictures.contains(where: { $0.frame < latest }) else { return }
    pictures.removeAll { picture in
      let isUnused = picture.frame < latest
      if isUnused { forget(&picture.pixels) }
      return isUnused
    }
  }

  private func forget(_ pixels: inout CachedPixels?) {
    if let canvas = pixels?.canvas { recycle(canvas) }
    pixels = nil
  }

  /// Discards what is below fading groups, because it may be drawn differently from now on.
  func forgetUnderlays() {
    for underlay in underlays {
      forget(&underlay.pixels)
      underlay.isCaptured = false
    }
    underlays = []
  }

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
  /// - Parameters:
  ///   - group: The group.
  ///   - place: The place of the group in this frame.
  ///   - area: The pixels that the group may change.
  ///   - make: Draws the pixels over the previous contents of a buffer, and returns the part that is covered
  ///     with opaque pixels. It is called if the pixels are not cached.
  /// - Returns: The pixels.
  func pixels(
    of group: DisplayGroup,
    at place: Place,
    area: PixelRect,
    make: (Canvas) -> PixelRect
  ) -> CachedPixels? {
    guard area.area <= frameRect.area * 2 else { return nil }
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
      forget(&entry.pixels)
      return nil
    }
    guard isMoving, keptArea + area.area <= frameRect.area * Self.keptFrames else { return nil }
    let made = Canvas(buffer: buffer(for: area), area: area, isOpaque: false)
    let opaque = make(made)
    keptArea += area.area
    entry.pixels = CachedPixels(made, opaque: opaque)
    return entry.pixels
  }

  /// Returns the bitmap of a rasterized group, or `nil` if it is too large to be cached.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - area: The pixels of the bitmap.
  ///   - make: Draws the bitmap on a transparent canvas, unless it is cached.
  /// - Returns: The bitmap.
  func bitmap(
    of group: DisplayGroup,
    area: PixelRect,
    make: (Canvas) -> CachedPixels
  ) -> CachedPixels? {
    if let known = bitmaps.first(where: {
      $0.pixels?.canvas.area == area && Self.match($0.group, group)
        && $0.group.rasterizationScale == group.rasterizationScale
    }) {
      known.frame = frame
      return known.pixels
    }
    guard group.shadow == nil, keptArea + area.area <= frameRect.area * Self.keptFrames else {
      return nil
    }
    let canvas = Canvas(buffer: buffer(for: area), area: area, isOpaque: false)
    canvas.clear(area)
    keptArea += area.area
    let bitmap = Bitmap(group: group, frame: frame)
    bitmap.pixels = make(canvas)
    bitmaps.append(bitmap)
    return bitmap.pixels
  }

  // MARK: Fading groups

  /// Records that a large group is translucent in this frame.
  func noteFade() { fadeFrame = frame }

  /// Whether a large group was translucent in the previous frame.
  var hasFades: Bool { fadeFrame == frame - 1 }

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
  ///
  /// - Parameters:
  ///   - rect: The pixels that the group changes.
  ///   - grows: Whether the group may have a larger area in the next frames, so that the pixels around
  ///     it are included.
  ///   - nodes: Returns the nodes below the group in an area.
  /// - Returns: What is below the group.
  func underlay(
    of rect: PixelRect,
    grows: Bool,
    nodes: (PixelRect) -> [Underlay]
  ) -> FadeUnderlay {
    if let known = underlays.first(where: { $0.frame == frame - 1 && $0.area.contains(rect) }),
      known.nodes == nodes(known.area)
    {
      known.isCaptured = known.firstFrame == frame - 1
      known.frame = frame
      return known
    }
    let margin = grows ? max(rect.width, rect.height) / 8 : 0
    let area = rect.insetBy(-margin).intersection(frameRect)
    let underlay = FadeUnderlay(area: area, nodes: nodes(area), frame: frame)
    underlays.append(underlay)
    return underlay
  }

  /// Stores a copy of the pixels below a fading group, if there is memory left for it.
  func capture(_ underlay: FadeUnderlay, from canvas: Canvas) {
    let area = underlay.area
    guard keptArea + area.area <= frameRect.area * Self.keptFrames else { return }
    let copy = Canvas(buffer: buffer(for: area), area: area, isOpaque: false)
    copy.copy(canvas, in: area)
    keptArea += area.area
    underlay.pixels = CachedPixels(copy, opaque: area)
  }

  static func match(_ left: DisplayGroup, _ right: DisplayGroup) -> Bool {
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
