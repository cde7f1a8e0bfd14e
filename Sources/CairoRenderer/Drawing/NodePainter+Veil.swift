import QuartzCore

/// A translucent fill over a node whose cached pixels are copied.
///
/// The copy and the fill are performed in one pass over the memory.
///
/// An example is the dimming view over a page during a push, which has the size of the screen.
struct Veil {
  /// The node of the fill, and the node below it.
  let node: DisplayNode
  let lower: DisplayNode
  let rect: PixelRect
  /// The color as a premultiplied pixel.
  let value: UInt32
  /// The area in which the fill was drawn.
  var drawn = PixelRect.empty
}

extension NodePainter {
  /// Returns the node at an index if it is a translucent fill over the previous one.
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

  /// Draws the remaining parts of a fill, which are over other nodes.
  func finish(_ veil: Veil) {
    for part in visibleParts(of: veil.rect).flatMap({ $0.pieces(outside: veil.drawn) }) {
      canvas.blend(veil.value, in: part)
    }
  }
}
