import QuartzCore

/// The image of the pointer of a mouse, which the host shows.
package enum PointerShape: Hashable, Sendable {
  case arrow
  /// A vertical beam, for lines of text from left to right.
  case verticalBeam
  /// A horizontal beam, for lines of text from top to bottom.
  case horizontalBeam
  /// A hand, for links.
  case link
  case hidden
}

/// A view that has a pointer of its own.
@MainActor protocol PointerShaping: AnyObject {
  /// Returns the pointer at a point of the view, or `nil` for that of the views behind it.
  func pointerShape(at point: CGPoint) -> PointerShape?
}

/// An interaction that determines the pointer over its view.
@MainActor protocol PointerStylingInteraction: UIInteraction {
  /// Called when the pointer moves over the view.
  ///
  /// Returns the pointer, or `nil` if the interaction does not apply at the point.
  func pointerMoved(to point: CGPoint) -> PointerShape?
  /// Called when the pointer has moved to a place where the interaction does not apply.
  func pointerLeft()
}

/// An interaction that shows a text when the pointer rests on its view.
@MainActor protocol ToolTipProviding: UIInteraction {
  /// Returns the text for a point of the view, and the rectangle that it belongs to.
  func toolTip(at point: CGPoint) -> (text: String, rect: CGRect)?
}

/// Shows the pointer that the views under it request.
@MainActor final class PointerShapes {
  private(set) var shown = PointerShape.arrow
  private weak var interaction: (any PointerStylingInteraction)?

  // R-PTR-1
  /// Finds the pointer for the front view at a location, which is in window coordinates.
  ///
  /// The first view applies that has an interaction or a pointer of its own there, from the front view
  /// to its superviews.
  func update(_ found: (view: UIView, location: CGPoint)?, on screen: UIScreen) {
    let result = found.flatMap { $0.view.firstResult(at: $0.location, Self.result) }
    let current = result?.interaction
    if let interaction, interaction !== current { interaction.pointerLeft() }
    interaction = current
    show(result?.shape ?? .arrow, on: screen)
  }

  private static func result(
    for view: UIView,
    at point: CGPoint
  ) -> (shape: PointerShape, interaction: (any PointerStylingInteraction)?)? {
    for added in view.interactions.reversed() {
      guard let styling = added as? any PointerStylingInteraction,
        let shape = styling.pointerMoved(to: point)
      else { continue }
      return (shape, styling)
    }
    return (view as? any PointerShaping)?.pointerShape(at: point).map { ($0, nil) }
  }

  private func show(_ shape: PointerShape, on screen: UIScreen) {
    guard shape != shown else { return }
    shown = shape
    screen.host?.setPointerShape(shape)
  }
}
