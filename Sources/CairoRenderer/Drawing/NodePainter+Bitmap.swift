internal import CCairo
import QuartzCore

/// Rasterized groups, which are drawn into a bitmap at their own scale.
///
/// The pixels depend only on the group and its place, so they are the same whether the bitmap is cached or
/// drawn again.
extension NodePainter {
  /// Draws a rasterized group, and returns whether it did.
  ///
  /// A group with a backdrop filter, whose content depends on what is below it, is not rasterized.
  func paintBitmap(
    _ group: DisplayGroup,
    of node: DisplayNode,
    _ outer: PaintState
  ) -> Bool {
    guard let scale = group.rasterizationScale, !node.hasBackdrop else { return false }
    let state = outer.entering(group.transform)
    resources.note(drift: state.drift)
    let source = BitmapSource(group, scale: scale)
    guard source.isAllowed, source.area.area <= Self.largestBitmap else { return false }
    let place = BitmapPlace(state.transform, scale: scale)
    let target = outer.hasShapedClip ? .empty : place.target(of: source.area)
    let lower =
      group.opacity < 1 ? paintUnderlay(of: node, outer: outer, state, except: target) : nil
    if outer.pixels(of: node.bounds, outset: resources.snapReach).isEmpty { return true }
    let alpha = state.alpha * group.opacity
    if state.veil == nil, let keeper,
      let bitmap = keeper.bitmap(of: group, area: source.area, make: { draw(source, on: $0) })
    {
      show(bitmap, of: node, at: place, outer, alpha: alpha, over: lower)
    } else {
      resources.scratch.withCanvas(source.area) {
        let bitmap = draw(source, on: $0, below: state.veil)
        show(bitmap, of: node, at: place, outer, alpha: alpha, over: lower)
      }
    }
    return true
  }

  /// The maximum number of pixels of a bitmap, which is about five screens at 3x.
  private static let largestBitmap = 16 << 20

  /// Draws a bitmap, in the colors below a translucent fill.
  func draw(
    _ source: BitmapSource,
    on canvas: Canvas,
    below veil: Veil.Shade? = nil
  ) -> CachedPixels {
    var state = source.state
    state.veil = veil
    let painter = NodePainter(canvas: canvas, resources: resources)
    painter.paintContent(of: source.node, state)
    cairo_surface_flush(canvas.surface)
    return CachedPixels(canvas, opaque: source.opaquePixels(painter))
  }

  /// Draws a bitmap at a place.
  func show(
    _ bitmap: CachedPixels,
    of node: DisplayNode,
    at place: BitmapPlace,
    _ state: PaintState,
    alpha: CGFloat,
    over lower: CachedPixels?
  ) {
    let lower = state.hasShapedClip ? nil : lower
    let clip = state.clip.intersection(canvas.area)
    let area = place.target(of: bitmap.canvas.area).intersection(clip)
    // The outermost pixels are interpolated with transparent ones.
    let shown = place.target(of: bitmap.visible.insetBy(-1)).intersection(area)
    for part in visibleParts(of: area) {
      if let lower {
        for rest in part.pieces(outside: shown) {
          canvas.copy(lower, x: 0, y: 0, in: rest, under: 0)
        }
      }
      let part = part.intersection(shown)
      if part.isEmpty { continue }
      if let (x, y) = place.shift {
        show(bitmap, of: node, x: x, y: y, in: part, state, alpha: alpha, over: lower)
      } else {
        show(bitmap.canvas, at: place, in: part, state, alpha: alpha, over: lower)
      }
    }
  }

  /// Draws the part of a bitmap that is scaled, turned or projected.
  private func show(
    _ bitmap: Canvas,
    at place: BitmapPlace,
    in part: PixelRect,
    _ state: PaintState,
    alpha: CGFloat,
    over lower: CachedPixels?
  ) {
    if place.isStretch, !state.hasShapedClip {
      let lower = lower?.canvas ?? canvas
      canvas.blend(bitmap, stretchedAt: place, over: lower, in: part, alpha: alpha)
      return
    }
    if let lower { canvas.copy(lower, x: 0, y: 0, in: part, under: 0) }
    resources.scratch.withCanvas(part) { scratch in
      if place.isStretch {
        scratch.blend(bitmap, stretchedAt: place, over: scratch, in: part, alpha: 1)
      } else if let inverse = place.homography.inverted() {
        part.inBands { QuadWarp(inverse: inverse).draw(bitmap, on: scratch, in: $0) }
      }
      blend(scratch, x: 0, y: 0, in: part, alpha: alpha, state)
    }
  }
}

/// What a bitmap shows.
struct BitmapSource {
  /// The node in its own coordinates, without the place and the opacity of a group.
  let node: DisplayNode
  /// The number of pixels per unit of these coordinates.
  let scale: CGFloat
  /// The pixels, with a transparent edge that is interpolated with the outermost pixels of the content.
  let area: PixelRect

  /// Creates the source of a node that is not a group.
  init(_ node: DisplayNode, scale: CGFloat, outset: CGFloat = 1) {
    self.node = node
    self.scale = scale
    let box = node.bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    area = node.bounds.isDrawable ? PixelRect(covering: box, outset: max(outset, 1)) : .empty
  }

  init(_ group: DisplayGroup, scale: CGFloat, outset: CGFloat = 1) {
    var flat = group
    flat.rasterizationScale = nil
    flat.opacity = 1
    flat.transform = .identity
    let node = DisplayNode(
      content: .group(flat),
      bounds: group.extent(of: group.contentBounds),
      opaqueBounds: .null,
      hasBackdrop: false
    )
    self.init(node, scale: scale, outset: outset)
  }

  /// Whether a bitmap of this size is possible.
  var isAllowed: Bool { PixelBuffer.isAllowed(width: area.width, height: area.height) }

  /// The state in which the bitmap is drawn.
  var state: PaintState { PaintState(scale: scale, clip: area, area: area) }

  /// Returns the pixels of the bitmap that are covered with opaque ones.
  fileprivate func opaquePixels(_ painter: NodePainter) -> PixelRect {
    switch node.content {
    case .operations: state.coveredPixels(of: node.opaqueBounds).intersection(area)
    case .group(let group): painter.opaquePart(of: group, state)
    case .backdrop: .empty
    }
  }
}

/// The mapping from the pixels of a bitmap to those of the frame.
struct BitmapPlace {
  private let transform: CGAffineTransform

  /// The origin is rounded to a 1024th of a pixel, so that a group that is moved by whole pixels keeps its
  /// pixels.
  init(_ pixels: CGAffineTransform, scale: CGFloat) {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1024).rounded() / 1024 }
    transform = CGAffineTransform(
      a: pixels.a / scale,
      b: pixels.b / scale,
      c: pixels.c / scale,
      d: pixels.d / scale,
      tx: rounded(pixels.tx),
      ty: rounded(pixels.ty)
    )
  }

  /// The pixels that a bitmap changes.
  func target(of area: PixelRect) -> PixelRect {
    if let (x, y) = shift { return area.offsetBy(x: x, y: y) }
    return PixelRect(covering: area.rect.applying(transform), outset: 1)
  }

  /// The distance in pixels if the bitmap is only moved, which is rounded to whole pixels.
  var shift: (x: Int, y: Int)? {
    guard abs(transform.a - 1) < 1e-9, abs(transform.d - 1) < 1e-9, abs(transform.b) < 1e-9,
      abs(transform.c) < 1e-9
    else { return nil }
    return (Int(pixel: transform.tx.rounded()), Int(pixel: transform.ty.rounded()))
  }

  /// Whether the rows and columns can be interpolated separately.
  var isStretch: Bool {
    transform.b == 0 && transform.c == 0 && transform.a >= ImageSampler.smallestScale
      && transform.d > 0
  }

  /// Whether interpolating the bitmap is as good as drawing its content again.
  var isSlightReduction: Bool {
    isStretch && (0.75...1).contains(transform.a) && (0.75...1).contains(transform.d)
  }

  var homography: Homography { Homography(transform) }

  fileprivate func column(_ x: Int, in columns: Range<Int>) -> StretchedPlace {
    Self.place(x, transform.a, transform.tx, in: columns)
  }

  fileprivate func row(_ y: Int, in rows: Range<Int>) -> StretchedPlace {
    Self.place(y, transform.d, transform.ty, in: rows)
  }

  @inline(__always)
  private static func place(
    _ position: Int,
    _ scale: CGFloat,
    _ origin: CGFloat,
    in range: Range<Int>
  ) -> StretchedPlace {
    let whole = origin.rounded(.down)
    let distance = CGFloat(position &- Int(pixel: whole)) + 0.5 - (origin - whole)
    let center = Double(distance / scale) - 0.5 - Double(range.lowerBound)
    return StretchedPlace(center: center, source: 0..<range.count)
  }
}

extension Canvas {
  /// Blends a bitmap that is scaled over the same pixels of another canvas, and writes the result.
  fileprivate func blend(
    _ bitmap: Canvas,
    stretchedAt place: BitmapPlace,
    over lower: Canvas,
    in rect: PixelRect,
    alpha: CGFloat
  ) {
    flush()
    let columns = StretchedColumns(count: rect.width, sourceWidth: bitmap.area.width) {
      place.column(rect.x + $0, in: bitmap.area.columns)
    }
    let source = StretchedRow.Source(
      UnsafePointer(bitmap.buffer.bytes),
      bytesPerRow: bitmap.buffer.bytesPerRow,
      width: bitmap.area.width,
      isOpaque: false
    )
    rect.inBands { band in
      StretchedRow.blend(
        PixelSize(width: band.width, height: band.height),
        columns,
        of: source,
        alpha: alpha,
        to: pixel(band.x, band.y),
        stride: buffer.bytesPerRow / 4,
        over: lower.pixel(band.x, band.y),
        belowStride: lower.buffer.bytesPerRow / 4
      ) { place.row(band.y + $0, in: bitmap.area.rows) }
    }
  }
}
