internal import CCairo
import QuartzCore

/// A frame buffer that exists as long as its window, and redraws only the areas that have changed.
package final class CairoRasterizer: Rasterizer {
  package let size: PixelSize
  package let scale: CGFloat
  private let canvas: Canvas
  private let resources: RenderResources
  private let keeper: GroupCache
  // Each access to the variables reads or replaces a value, so exclusive access is not checked.
  @exclusivity(unchecked) private var latest: DisplayNode?
  @exclusivity(unchecked) private var backdrops: [BackdropState] = []

  init(
    size: PixelSize,
    scale: CGFloat,
    resources: RenderResources,
    replacing old: CairoRasterizer?
  ) {
    let width = min(max(size.width, 1), PixelBuffer.sideLimit)
    let height = min(max(size.height, 1), PixelBuffer.byteLimit / 4 / width, PixelBuffer.sideLimit)
    self.size = PixelSize(width: width, height: height)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.resources = RenderResources(sharing: resources)
    keeper = GroupCache(frameRect: PixelRect(x: 0, y: 0, width: width, height: height))
    canvas = Canvas(
      buffer: PixelBuffer(width: width, height: height, replacing: old?.canvas.buffer),
      area: PixelRect(x: 0, y: 0, width: width, height: height),
      isOpaque: true
    )
  }

  package var pixels: UnsafeMutablePointer<UInt8> { canvas.buffer.bytes }
  package var bytesPerRow: Int { canvas.buffer.bytesPerRow }

  package func invalidate() {
    latest = nil
    backdrops = []
    keeper.forgetUnderlays()
  }

  @discardableResult
  package func draw(_ list: DisplayNode) -> [PixelRect] {
    RenderResources.lock.withLock { update(to: list) }
  }

  private func update(to list: DisplayNode) -> [PixelRect] {
    let reach = resources.snapReach
    let survey = BackdropSurvey(list, state(in: canvas.area), previous: backdrops)
    var damage = FrameTrace.measure("difference") { self.damage(to: list) }
    for state in survey.states where state.blur == nil { damage.add(state.area) }
    if damage.area >= BandWorker.smallestFrame { BandWorker.shared?.wake() }
    latest = list
    backdrops = survey.states
    keeper.beginFrame()
    resources.pictures.beginFrame()
    let fades = FadeSurvey(survey, keeper, state(in: canvas.area), reach: reach)
    // The pixels that are copied are drawn in one piece.
    for area in fades?.capturedAreas ?? [] { damage.add(area) }
    FrameTrace.measure("paint") {
      if damage.area * 2 >= canvas.area.area {
        canvas.batching { paint(list, damage, survey, fades) }
      } else {
        paint(list, damage, survey, fades)
      }
    }
    if resources.snapReach > reach {
      // An operation was moved by rounding farther than was assumed, so the whole frame is drawn
      // again.
      damage = DamageRegion(covering: canvas.area)
      for state in backdrops { state.blur = nil }
      keeper.forgetUnderlays()
      paint(list, damage, survey, fades)
    }
    resources.pictures.endFrame()
    return damage.rects
  }

  private func state(in clip: PixelRect) -> PaintState {
    PaintState(scale: scale, clip: clip, area: canvas.area)
  }

  private func damage(to list: DisplayNode) -> DamageRegion {
    guard let latest else { return DamageRegion(covering: canvas.area) }
    var damage = DamageRegion()
    let start = state(in: canvas.area)
    let frame = CGRect(
      x: 0,
      y: 0,
      width: CGFloat(size.width) / scale,
      height: CGFloat(size.height) / scale
    )
    for rect in DirtyRegion(from: latest, to: list, in: frame).rects {
      damage.add(start.pixels(of: rect, outset: resources.snapReach))
    }
    return damage
  }

  private func paint(
    _ list: DisplayNode,
    _ damage: DamageRegion,
    _ survey: BackdropSurvey,
    _ fades: FadeSurvey?
  ) {
    for rect in damage.rects {
      let state = state(in: rect)
      let painter = NodePainter(
        canvas: canvas,
        resources: resources,
        backdrops: survey.byNode,
        keeper: keeper,
        fades: fades
      )
      let covered = state.coveredPixels(of: list.opaqueBounds)
      if !covered.contains(rect) {
        // Scaled edges are not rounded to pixels, and edges next to them may have moved by half a
        // pixel.
        let inset = Int(resources.snapReach.rounded(.up))
        for part in rect.pieces(outside: covered.insetBy(inset)) {
          canvas.fill(part, color: .black, alpha: 1)
        }
      }
      if !covered.contains(rect) || list.hasSeams {
        // What covers the pixels may be in front of a filter, which would blur an earlier frame.
        for state in survey.states where state.blur == nil {
          canvas.fill(state.area.intersection(rect), color: .black, alpha: 1)
        }
      }
      painter.paint(list, state)
    }
    cairo_surface_flush(canvas.surface)
  }
}

/// The pixels to draw again.
private typealias DamageRegion = Region<PixelRect>

extension Region<PixelRect> {
  /// Creates an empty region.
  ///
  /// Traversing the picture takes about as much time as filling 4,000 pixels.
  fileprivate init() { self.init(limit: 40, spareArea: 4_000, joinsIntersecting: true) }

  fileprivate var area: Int { rects.reduce(0) { $0 + $1.area } }

  fileprivate init(covering rect: PixelRect) {
    self.init()
    add(rect)
  }
}

extension PixelRect: RegionRectangle {}
