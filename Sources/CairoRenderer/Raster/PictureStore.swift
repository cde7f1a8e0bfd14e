import QuartzCore

/// The pixels of nodes that take long to draw, such as maps, charts, and views with a shadow of their
/// pixels.
///
/// They are drawn into a bitmap, which is kept until the node changes or is not drawn for a while. Nodes
/// that are moved keep their pixels. A view that is drawn with `draw(_:)` on iOS has such a bitmap, too.
final class PictureStore {
  private final class Entry {
    /// The node that was drawn most recently.
    var node: DisplayNode
    let scale: CGFloat
    let pixels: CachedPixels
    /// The latest frame that used the pixels.
    var frame: Int

    init(node: DisplayNode, scale: CGFloat, pixels: CachedPixels, frame: Int) {
      self.node = node
      self.scale = scale
      self.pixels = pixels
      self.frame = frame
    }
  }

  private var entries: [Entry] = []
  /// The memory of bitmaps that were discarded at the beginning of this frame.
  ///
  /// A drawing that changes in each frame is drawn into the memory of the previous one.
  private var spare: [PixelBuffer] = []
  private var frame = 0
  private var isMaking = false

  /// The maximum number of pixels of all bitmaps, which is about three screens of a phone at 3x.
  private static let pixelLimit = 9 << 20
  /// The maximum number of pixels of a bitmap.
  static let largestPicture = 6 << 20
  /// The number of frames after which unused bitmaps are discarded.
  private static let keptFrames = 120

  /// The number of pixels of all bitmaps.
  var pixelCount: Int { entries.reduce(0) { $0 + $1.pixels.canvas.area.area } }

  /// Discards all bitmaps.
  func removeAll() {
    entries = []
    spare = []
  }

  /// Begins a frame, and discards the bitmaps of nodes that do not exist any longer and those that were
  /// not drawn for a while.
  func beginFrame() {
    frame += 1
    if entries.isEmpty { return }
    entries.removeAll { entry in
      let isUnused =
        isKnownUniquelyReferenced(&entry.node) || entry.frame < frame - Self.keptFrames
      if isUnused { spare.append(entry.pixels.canvas.buffer) }
      return isUnused
    }
  }

  /// Ends a frame, and discards memory that it did not use again.
  func endFrame() {
    if !spare.isEmpty { spare = [] }
  }

  /// Runs a closure that draws a bitmap.
  ///
  /// Nodes inside the bitmap have no bitmaps of their own; the result is `nil` for them.
  func making<Result>(_ body: () -> Result) -> Result? {
    guard !isMaking else { return nil }
    isMaking = true
    defer { isMaking = false }
    return body()
  }

  /// Returns the kept bitmap of a node, with its origin at zero.
  func pixels(of node: DisplayNode, scale: CGFloat, area: PixelRect) -> CachedPixels? {
    guard
      let entry = entries.first(where: {
        $0.scale == scale && $0.pixels.canvas.area == area && Self.match($0.node, node)
      })
    else { return nil }
    entry.node = node
    entry.frame = frame
    return entry.pixels
  }

  /// Returns a transparent canvas for a bitmap that will be kept, or `nil` if there are too many.
  ///
  /// The bitmaps that were not used for the longest time are discarded first, but not those of this frame.
  func makeCanvas(_ area: PixelRect) -> Canvas? {
    var count = pixelCount
    while count + area.area > Self.pixelLimit {
      guard let oldest = entries.indices.min(by: { entries[$0].frame < entries[$1].frame }),
        entries[oldest].frame < frame
      else { return nil }
      count -= entries.remove(at: oldest).pixels.canvas.area.area
    }
    let fitting = spare.firstIndex { $0.width == area.width && $0.height == area.height }
    let buffer =
      fitting.map { spare.remove(at: $0) } ?? PixelBuffer(width: area.width, height: area.height)
    let canvas = Canvas(buffer: buffer, area: area, isOpaque: false)
    if fitting != nil { canvas.clear(area) }
    return canvas
  }

  /// Keeps a bitmap that was drawn.
  func keep(_ pixels: CachedPixels, of node: DisplayNode, scale: CGFloat) {
    entries.append(Entry(node: node, scale: scale, pixels: pixels, frame: frame))
  }

  /// Whether two nodes have the same pixels, except for the place and the opacity of groups.
  private static func match(_ one: DisplayNode, _ other: DisplayNode) -> Bool {
    if one === other { return true }
    guard case .group(let first) = one.content, case .group(let second) = other.content else {
      return false
    }
    var moved = first
    moved.transform = second.transform
    moved.opacity = second.opacity
    return moved.isDrawn(like: second) && GroupCache.match(first, second)
  }
}
