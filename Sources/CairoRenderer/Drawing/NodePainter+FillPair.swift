internal import CCairo
import QuartzCore

/// An opaque fill and a translucent fill directly over it, which are drawn in one pass over the
/// memory where they overlap.
///
/// An example is the selection of a text over the background of its view.
struct FillPair {
  /// The color of the opaque fill.
  let lower: CGColor
  /// The node of the translucent fill, and the index of the fill among its operations.
  let node: DisplayNode
  let index: Int
  /// The pixels inside the clip that both fills cover.
  let rect: PixelRect
  /// The color of these pixels, as a premultiplied pixel.
  let value: UInt32

  /// The minimum area, in pixels, of fills that are drawn together.
  static let smallestArea = 20_000
}

extension NodePainter {
  /// Returns the pair of fills if the node at an index is an opaque fill, and the next node begins
  /// with a translucent fill.
  func fillPair(at index: Int, of children: [DisplayNode], _ state: PaintState) -> FillPair? {
    guard index + 1 < children.count, !children[index].opaqueBounds.isNull, state.isUpright,
      !state.hasShapedClip, state.alpha == 1, state.veil == nil,
      case .operations(let lower) = children[index].content, lower.count == 1,
      let (pixels, color) = lower[0].plainFill(state), color.alpha == 1,
      let (node, operations, inner) = firstOperations(of: children[index + 1], state)
    else { return nil }
    var covered: [PixelRect] = []
    var best: (index: Int, rect: PixelRect, color: CGColor)?
    for (index, operation) in operations.enumerated() {
      guard let (upper, color) = operation.plainFill(inner), color.alpha < 1 else { break }
      let rect = upper.intersection(inner.clip).intersection(pixels)
      let isApart = !covered.contains { $0.intersects(rect) }
      covered.append(rect)
      if isApart, rect.area > best?.rect.area ?? FillPair.smallestArea {
        best = (index, rect, color)
      }
    }
    guard let best else { return nil }
    return FillPair(
      lower: color,
      node: node,
      index: best.index,
      rect: best.rect,
      value: Canvas.blended(best.color.pixel(), over: color.pixel())
    )
  }

  /// Returns the operations that a node draws first, with the state in which they are drawn, or
  /// `nil` if a group draws them apart.
  private func firstOperations(
    of node: DisplayNode,
    _ state: PaintState
  ) -> (DisplayNode, [DrawingOperation], PaintState)? {
    var (node, state) = (node, state)
    while case .group(let group) = node.content {
      guard group.opacity == 1, group.projection == nil, group.mask == nil, group.shadow == nil,
        !group.addsChildren, let first = group.children.first
      else { return nil }
      state = state.entering(group.transform)
      guard state.isUpright else { return nil }
      switch group.clip {
      case .rect(let rect, let radii)? where radii.isZero:
        state.clip = state.clip.intersection(state.nearestPixels(of: rect))
      case nil: break
      default: return nil
      }
      node = first
    }
    guard case .operations(let operations) = node.content else { return nil }
    return (node, operations, state)
  }

  /// Draws the opaque fill of a pair outside the translucent one.
  func paintLower(of pair: FillPair, _ node: DisplayNode, _ state: PaintState) {
    guard case .operations(let operations) = node.content,
      let (pixels, color) = operations[0].plainFill(state)
    else { return }
    for part in visiblePart(of: pixels.intersection(state.clip)).pieces(outside: pair.rect) {
      canvas.fill(part, color: color, alpha: 1)
    }
  }

  /// Draws the pixels that both fills of a pair cover.
  func paintBoth(of pair: FillPair) { canvas.store(pair.value, in: visiblePart(of: pair.rect)) }
}

extension DrawingOperation {
  /// Returns the pixels and the color of a fill whose edges are at pixel boundaries.
  fileprivate func plainFill(_ state: PaintState) -> (PixelRect, CGColor)? {
    guard case .fillRect(let rect, let radii, let color) = self, radii.isZero,
      let pixels = PixelRect(exactly: state.upright(rect.standardized))
    else { return nil }
    return (pixels, color)
  }
}

extension Canvas {
  /// Returns a translucent pixel over an opaque one, as `blend` computes it.
  fileprivate static func blended(_ value: UInt32, over lower: UInt32) -> UInt32 {
    var (lower, result) = (lower, UInt32(0))
    ccairo_copy_blended(&result, 1, &lower, 1, 1, 1, value)
    return result
  }
}
