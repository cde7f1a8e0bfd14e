internal import CCairo
import QuartzCore

extension NodePainter {
  /// Draws a group into a buffer and applies its projective transform to the buffer.
  func paintProjected(
    _ group: DisplayGroup,
    _ projection: [CGFloat],
    of node: DisplayNode,
    _ state: PaintState
  ) {
    guard projection.count == 9, projection.allSatisfy(\.isFinite) else { return }
    var flat = group
    flat.projection = nil
    flat.opacity = 1
    flat.transform = .identity
    let content = group.contentBounds
    guard content.isDrawable else { return }
    let scale = max(hypot(state.transform.a, state.transform.b), 0.01)
    let flatScale = CGAffineTransform(scaleX: scale, y: scale)
    let flatArea = PixelRect(covering: content.applying(flatScale), outset: 1)
    var inner = PaintState(scale: scale, clip: flatArea, area: flatArea)
    inner.veil = state.veil
    let area = state.pixels(of: node.bounds, outset: 1)
    guard !area.isEmpty, inner.clip.area <= Self.largestFlatArea else { return }
    let map = Homography(projection).scaled(from: scale, to: state.transform)
    guard let inverse = map.inverted() else { return }
    resources.scratch.withCanvas(inner.clip) { source in
      let painter = NodePainter(canvas: source, resources: resources)
      painter.paint(
        DisplayNode(
          content: .group(flat),
          bounds: content,
          opaqueBounds: .null,
          hasBackdrop: false
        ),
        inner
      )
      resources.scratch.withCanvas(area) { target in
        area.inBands { QuadWarp(inverse: inverse).draw(source, on: target, in: $0) }
        composite(state, area) {
          cairo_set_source_surface(self.canvas.context, target.surface, 0, 0)
          cairo_paint_with_alpha(self.canvas.context, state.alpha * min(group.opacity, 1))
        }
      }
    }
  }

  /// The maximum area of projected content in pixels, which is about five screens at 3x.
  private static let largestFlatArea = 16 << 20
}
