internal import CCairo
import QuartzCore

/// A translucent fill over another node, which is drawn together with that node.
///
/// If cached pixels of the other node are copied, the copy and the fill are performed in one pass over
/// the memory. If the other node is scaled, it is drawn in the colors that it has below the fill.
///
/// An example is the dimming view over a page during a push or below a sheet, which has the size of
/// the screen.
struct Veil {
  /// The color of a fill, which changes the colors of what is drawn below it.
  struct Shade {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    /// Returns the color that is seen where a color is drawn below the fill.
    func over(_ color: CGColor) -> CGColor {
      func mix(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat { lower + (upper - lower) * alpha }
      return CGColor(
        red: mix(color.red, red),
        green: mix(color.green, green),
        blue: mix(color.blue, blue),
        alpha: color.alpha
      )
    }
  }

  /// The node of the fill, and the node below it.
  let node: DisplayNode
  let lower: DisplayNode
  let rect: PixelRect
  let shade: Shade
  /// The color as a premultiplied pixel.
  let value: UInt32
  /// The area in which the fill was drawn.
  var drawn = PixelRect.empty
}

extension NodePainter {
  /// Returns the translucent fill with which the node at an index begins, which is over the previous
  /// node.
  func veil(at index: Int, of children: [DisplayNode], _ state: PaintState) -> Veil? {
    guard index < children.count, state.isUpright, !state.hasShapedClip else { return nil }
    var (node, outer) = (children[index], state)
    while !node.isFill, case .group(let group) = node.content, group.isPlain,
      let first = group.children.first
    {
      outer = outer.entering(group.transform)
      node = first
    }
    guard outer.isUpright, case .group(let group) = node.content, node.isFill, group.opacity > 0,
      case .operations(let marks) = group.children[0].content,
      case .fillRect(let rect, _, let color) = marks[0]
    else { return nil }
    let inner = outer.entering(group.transform)
    guard inner.isUpright, let pixels = PixelRect(exactly: inner.upright(rect.standardized)) else {
      return nil
    }
    let alpha = outer.alpha * group.opacity
    let value = color.pixel(alpha: alpha)
    guard value >> 24 != 255 else { return nil }
    return Veil(
      node: node,
      lower: children[index - 1],
      rect: pixels.intersection(state.clip),
      shade: Veil.Shade(
        red: color.red,
        green: color.green,
        blue: color.blue,
        alpha: color.alpha * alpha
      ),
      value: value
    )
  }

  /// Returns the fill if it can be drawn together with pixels of the node.
  ///
  /// Afterwards the area is recorded as drawn.
  func takeVeil(over node: DisplayNode, in pixels: PixelRect) -> Veil? {
    guard let veil, veil.lower === node, veil.drawn.isEmpty else { return nil }
    let rect = veil.rect.intersection(pixels)
    guard !rect.isEmpty else { return nil }
    self.veil?.drawn = rect
    return self.veil
  }

  /// Draws a scaled node in the colors that it has below the fill that follows it, and returns whether
  /// it did.
  ///
  /// Blending a color over the whole screen takes as long as drawing a page. Cached pixels and nodes
  /// that are at rest are drawn in their own colors.
  func paintBelowVeil(_ index: Int, of children: [DisplayNode], _ state: PaintState) -> Bool {
    let node = children[index]
    guard index + 1 < children.count, state.veil == nil, !node.hasBackdrop,
      case .group(let group) = node.content, group.transform.changesSize, group.opacity >= 1,
      group.mask == nil, group.shadow == nil, group.projection == nil,
      var veil = veil(at: index + 1, of: children, state), !veil.rect.isEmpty
    else { return false }
    let isOpaque = state.entering(group.transform).isOpaque(node)
    let covered = isOpaque ? opaquePixels(of: node, state) : .empty
    for part in visibleParts(of: veil.rect).flatMap({ $0.pieces(outside: covered) }) {
      canvas.blend(veil.value, in: part)
    }
    var inner = state
    inner.veil = veil.shade
    inner.clip = state.clip.intersection(veil.rect)
    paint(node, inner)
    for part in state.clip.pieces(outside: veil.rect) {
      var outer = state
      outer.clip = part
      paint(node, outer)
    }
    veil.drawn = veil.rect
    self.veil = veil
    return true
  }

  /// Draws pixels that have colors of their own below the translucent fill of a state.
  ///
  /// The closure draws them with the given painter and without the fill.
  func paintPixels(
    in bounds: CGRect,
    _ state: PaintState,
    _ body: (NodePainter, PaintState) -> Void
  ) {
    let area = state.pixels(of: bounds, outset: 1).intersection(canvas.area)
    guard let shade = state.veil, !area.isEmpty else { return }
    resources.scratch.withCanvas(area) { scratch in
      var inner = state
      inner.veil = nil
      inner.clip = area
      inner.hasShapedClip = false
      body(NodePainter(canvas: scratch, resources: resources), inner)
      let context = scratch.context
      cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
      cairo_set_source_rgba(context, shade.red, shade.green, shade.blue, shade.alpha)
      cairo_paint(context)
      composite(state, area) {
        cairo_set_source_surface(self.canvas.context, scratch.surface, 0, 0)
        cairo_paint(self.canvas.context)
      }
    }
  }

  /// Draws the remaining parts of a fill, which are over other nodes.
  func finish(_ veil: Veil) {
    for part in visibleParts(of: veil.rect).flatMap({ $0.pieces(outside: veil.drawn) }) {
      canvas.blend(veil.value, in: part)
    }
  }
}

extension PaintState {
  /// Returns the color that is seen where a color is drawn.
  func shown(_ color: CGColor) -> CGColor { veil?.over(color) ?? color }
}

extension DisplayNode {
  /// Whether the node is a group that only fills a rectangle.
  fileprivate var isFill: Bool {
    guard case .group(let group) = content, group.children.count == 1,
      case .operations(let marks) = group.children[0].content, marks.count == 1,
      case .fillRect(_, let radii, _) = marks[0], group.clip == nil, group.mask == nil,
      group.shadow == nil, group.projection == nil
    else { return false }
    return radii.isZero
  }
}

extension CGAffineTransform {
  /// Whether the transform scales, rotates or skews.
  fileprivate var changesSize: Bool { a != 1 || d != 1 || b != 0 || c != 0 }
}
