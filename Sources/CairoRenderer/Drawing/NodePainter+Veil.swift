import QuartzCore

/// A translucent fill over a node whose kept pixels are copied: both are done in one pass over the memory.
///
/// The shade on a page that another one slides over is such a fill, of the size of the screen.
struct Veil {
  /// The node that is the fill, and the one under it.
  let node: DisplayNode
  let lower: DisplayNode
  let rect: PixelRect
  /// The colour as one premultiplied pixel.
  let value: UInt32
  /// Where it has been put on.
  var drawn = PixelRect.empty
}

extension NodePainter {
  /// The node at an index, if it is a veil over the one before it.
  func veil(at index: Int, of children: [DisplayNode], _ state: PaintState) -> Veil? {
    guard keeper != nil, index < children.count, state.isUpright, !state.hasShapedClip,
      case .group(let group) = children[index].content, group.clip == nil, group.mask == nil,
      group.shadow == nil, group.projection == nil, group.opacity > 0, group.children.count == 1,
      case .operations(let marks) = group.children[0].content, marks.count == 1,
      case .fillRect(let rect, let radii, let color) = marks[0], radii.isZero
    else { return nil }
    let inner = state.entering(group.transform)
    guard inner.isUpright, let pixels = PixelRect(exactly: inner.upright(rect.standardized)) else {
      return nil
    }
    let value = color.pixel(alpha: state.alpha * group.opacity)
    guard value >> 24 != 255 else { return nil }
    return Veil(
      node: children[index],
      lower: children[index - 1],
      rect: pixels.intersection(state.clip),
      value: value
    )
  }

  /// What of the pixels of a node can be drawn with its veil, once; it counts as drawn from then on.
  func takeVeil(over node: DisplayNode, in pixels: PixelRect) -> Veil? {
    guard let veil, veil.lower === node, veil.drawn.isEmpty else { return nil }
    let rect = veil.rect.intersection(pixels)
    guard !rect.isEmpty else { return nil }
    self.veil?.drawn = rect
    return self.veil
  }

  /// Draws the rest of a veil, where it lies over something else.
  func finish(_ veil: Veil) {
    for part in visibleParts(of: veil.rect).flatMap({ $0.pieces(outside: veil.drawn) }) {
      canvas.blend(veil.value, in: part)
    }
  }
}
