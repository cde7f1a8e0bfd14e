internal import CCairo
import QuartzCore

extension NodePainter {
  /// Blurs and tints the pixels below the filter's rectangle.
  ///
  /// A group that is blended separately with a mask or a shadow has no backdrop, so only the tint is
  /// drawn inside it.
  func paint(_ filter: BackdropFilter, of node: DisplayNode, _ state: PaintState) {
    guard filter.rect.isDrawable else { return }
    let kept = backdrops[ObjectIdentifier(node)]
    var whole = state
    whole.clip = canvas.area
    let area = kept?.area ?? whole.pixels(of: filter.rect)
    // A copy of a part of the frame does not contain all pixels that are blurred, but they may have
    // been blurred before.
    let isKnown = kept.map { $0.blur != nil || canvas.area.contains(area) } ?? false
    guard canvas.isOpaque, state.isUpright, isKnown || !isCopy else {
      paintTint(filter, state)
      return
    }
    let clip = area.intersection(state.clip)
    if clip.isEmpty { return }
    let blur = kept?.blur ?? BackdropBlur(filter, of: canvas, area: area, scale: state.transform.a)
    kept?.blur = blur
    let isPlain = filter.radii.isZero && !state.hasShapedClip && state.alpha == 1
    if isPlain {
      blur.draw(on: canvas, clip: clip)
      return
    }
    resources.scratch.withCanvas(clip) { scratch in
      blur.draw(on: scratch, clip: clip)
      composite(state, clip) {
        cairo_new_path(self.canvas.context)
        self.canvas.transformed(state.transform) {
          self.canvas.outline.append(filter.rect, radii: filter.radii)
        }
        cairo_clip(self.canvas.context)
        cairo_set_source_surface(self.canvas.context, scratch.surface, 0, 0)
        cairo_paint_with_alpha(self.canvas.context, state.alpha)
      }
    }
  }

  private func paintTint(_ filter: BackdropFilter, _ state: PaintState) {
    let solid = filter.tint.copy(alpha: max(filter.tint.alpha, 0.9)) ?? filter.tint
    var faded = state
    faded.alpha *= min(max(filter.intensity, 0), 1)
    paint(.fillRect(filter.rect, radii: filter.radii, color: solid), faded)
  }
}
