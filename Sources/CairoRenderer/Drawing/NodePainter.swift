internal import CCairo
import QuartzCore

/// Draws a tree of display nodes on a canvas, leaving out what lies outside the clip or under opaque nodes.
final class NodePainter {
  /// What is drawn on at the moment.
  private(set) var canvas: Canvas
  let resources: RenderResources
  /// The filters of the picture with their kept blurs, by node.
  let backdrops: [ObjectIdentifier: BackdropState]
  /// Set while drawing frames: what moves or fades is kept for the next one.
  let keeper: GroupCache?
  /// Pixels that later nodes cover, outermost first, while earlier nodes are drawn.
  private var occluders: [Occluder] = []
  /// A translucent fill that follows the node being drawn.
  var veil: Veil?

  private struct Occluder {
    var rect: PixelRect
    /// The place of the covering node among its siblings.
    var owner: Int
    /// Whether a filter stands here instead, which shows what lies under it: nothing beyond hides from it.
    var isBarrier = false
  }

  /// Smaller opaque nodes hide too little to be looked at.
  private static let smallestOccluder = 2_000

  init(
    canvas: Canvas,
    resources: RenderResources,
    backdrops: [ObjectIdentifier: BackdropState] = [:],
    keeper: GroupCache? = nil
  ) {
    self.canvas = canvas
    self.resources = resources
    self.backdrops = backdrops
    self.keeper = keeper
  }

  func paint(_ node: DisplayNode, _ state: PaintState) {
    let touched = state.pixels(of: node.bounds, outset: resources.snapReach)
    if touched.isEmpty || isHidden(touched) { return }
    switch node.content {
    case .operations(let operations):
      for operation in operations { paint(operation, state) }
    case .group(let group): paint(group, of: node, state)
    case .backdrop(let filter): paint(filter, of: node, state)
    }
  }

  private func isHidden(_ rect: PixelRect) -> Bool {
    var index = occluders.count - 1
    while index >= 0, !occluders[index].isBarrier {
      if occluders[index].rect.contains(rect) { return true }
      index -= 1
    }
    return false
  }

  /// The part of a rectangle that later nodes leave to be seen, as one rectangle.
  func visiblePart(of rect: PixelRect) -> PixelRect {
    var rect = rect
    var index = occluders.count - 1
    while index >= 0, !occluders[index].isBarrier {
      rect = rect.trimmed(by: occluders[index].rect)
      index -= 1
    }
    return rect
  }

  /// The same as several rectangles without what the largest cover hides, the largest first.
  ///
  /// A cover is known but for its edges, so that of a page under another one the parts beside these are left, too.
  func visibleParts(of rect: PixelRect) -> [PixelRect] {
    let rect = visiblePart(of: rect)
    var cover = PixelRect.empty
    var index = occluders.count - 1
    while index >= 0, !occluders[index].isBarrier {
      let hidden = occluders[index].rect.intersection(rect)
      if hidden.area > cover.area { cover = hidden }
      index -= 1
    }
    guard !cover.isEmpty else { return [rect] }
    return rect.pieces(outside: cover).sorted { $0.area > $1.area }
  }

  /// Draws children first to last, starting at the last one that covers the whole clip.
  func paint(children: [DisplayNode], _ state: PaintState) {
    let base = occluders.count
    var first = 0
    if children.count > 1, state.isUpright, !state.hasShapedClip {
      first = pushOccluders(of: children, state)
    }
    for index in first..<children.count {
      while occluders.count > base, occluders[occluders.count - 1].owner <= index {
        occluders.removeLast()
      }
      if let veil, veil.node === children[index], !veil.drawn.isEmpty {
        finish(veil)
        continue
      }
      veil = veil(at: index + 1, of: children, state)
      paint(children[index], state)
    }
    veil = nil
  }

  /// Notes what the children hide of those before them, last first, and says which one to begin with.
  private func pushOccluders(of children: [DisplayNode], _ state: PaintState) -> Int {
    var index = children.count - 1
    while index > 0 {
      if children[index].hasBackdrop {
        occluders.append(Occluder(rect: .empty, owner: index, isBarrier: true))
      }
      let opaque = children[index].opaqueBounds
      if !opaque.isNull {
        let covered = PixelRect(inside: state.upright(opaque)).insetBy(resources.occluderInset)
          .intersection(state.clip)
        if covered == state.clip { return index }
        if covered.area >= Self.smallestOccluder {
          occluders.append(Occluder(rect: covered, owner: index))
        }
      }
      index -= 1
    }
    return 0
  }

  /// Draws on a strip of its own that is as wide as what is drawn, and puts back the part inside the clip.
  ///
  /// Where cairo cuts an outline at the left or right of a clip it rounds the cut, so pixels come out a shade
  /// different than without the cut. Frames are drawn in pieces and have to look as if they were not, so outlines are
  /// cut at the top and bottom only.
  func drawOnStrip(_ bounds: PixelRect, _ state: PaintState, _ body: (PaintState) -> Void) {
    var strip = bounds.intersection(state.limit)
    strip = PixelRect(
      minX: strip.x,
      minY: max(strip.y, state.clip.y),
      maxX: strip.maxX,
      maxY: min(strip.maxY, state.clip.maxY)
    )
    let shown = strip.intersection(state.clip).intersection(canvas.area)
    if shown.isEmpty { return }
    let target = canvas
    resources.scratch.withCanvas(strip, isOpaque: target.isOpaque, clears: false) { scratch in
      scratch.copy(target, in: shown)
      canvas = scratch
      var inner = state
      inner.clip = strip
      body(inner)
      canvas = target
      cairo_surface_flush(scratch.surface)
      target.copy(scratch, in: shown)
    }
  }
}
