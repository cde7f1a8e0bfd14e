import UIKit

extension Photograph {
  /// Draws the picture so that it fills a rectangle, with a color over it.
  @MainActor func draw(in rect: CGRect, tint: UIColor, on context: CGContext) {
    let side = max(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    context.saveGState()
    context.clip(to: rect)
    image(side: side > 200 ? 361 : 160).draw(in: square)
    PhotographCanvas(context, side: 100, seed: 1).fill(
      rect,
      [0.75, 0.2, 0.65].map { tint.withAlphaComponent($0) }
    )
    context.restoreGState()
  }
}
