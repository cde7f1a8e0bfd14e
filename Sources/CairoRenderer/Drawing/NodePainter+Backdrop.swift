internal import CCairo
import QuartzCore

extension NodePainter {
  /// Blurs and tints what the canvas shows under the filter's rectangle.
  func paint(_ filter: BackdropFilter, of node: DisplayNode, _ state: PaintState) {
    let area = state.pixels(of: filter.rect)
    if area.isEmpty { return }
    draw(filter.rect, state) {
      cairo_new_path(self.canvas.context)
      self.canvas.transformed(state.transform) {
        self.canvas.outline.append(filter.rect, radii: filter.radii)
      }
      self.canvas.setColor(filter.tint, alpha: state.alpha * min(max(filter.intensity, 0), 1))
      cairo_fill(self.canvas.context)
    }
  }
}
