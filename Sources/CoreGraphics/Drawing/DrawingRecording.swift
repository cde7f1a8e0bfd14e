import Foundation

/// The result of a drawing context: operations and groups of operations, in drawing order.
package struct DrawingRecording {
  package enum Item {
    case operation(DrawingOperation)
    case group(DrawingGroup)
    /// Prepared content, such as a display node, at the position where it was embedded.
    case embedded(AnyObject)
  }

  package var items: [Item] = []

  package init() {}

  package var isEmpty: Bool { items.isEmpty }
}

/// Recorded items that share a transform, a clip, an opacity, and a shadow.
package struct DrawingGroup {
  package enum Clip {
    case rect(CGRect)
    case path(CGPath, rule: CGPathFillRule)
  }

  package var items: [DrawingRecording.Item] = []
  /// The transform from the items' coordinates to those of the enclosing recording.
  package var transform: CGAffineTransform = .identity
  /// The clip, in the items' coordinates.
  package var clip: Clip?
  package var opacity: CGFloat = 1
  /// The shadow, with its offset in the coordinates of the enclosing recording.
  package var shadow: DrawingShadow?

  package init() {}
}

/// The shadow of items in a drawing context, or of characters.
package struct DrawingShadow: Hashable, Sendable {
  package var color: CGColor
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat

  package init(color: CGColor, offset: CGSize, blurRadius: CGFloat) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }

  /// Returns the area that text paints with its shadow.
  ///
  /// - Parameter bounds: The area of the text without the shadow.
  /// - Returns: The area.
  package func inkBounds(of bounds: CGRect) -> CGRect {
    let reach = blurRadius * 4 + 2
    return bounds.union(
      bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    )
  }
}
