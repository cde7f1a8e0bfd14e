import Foundation

/// What a drawing context took down: marks and groups of marks, in order.
package struct DrawingRecording {
  package enum Item {
    case operation(DrawingOperation)
    case group(DrawingGroup)
    /// A finished piece of picture from a layer above, put back where it was embedded.
    case embedded(AnyObject)
  }

  package var items: [Item] = []

  package init() {}

  package var isEmpty: Bool { items.isEmpty }
}

/// Recorded marks that share a transform, a clip, an opacity and a shadow.
package struct DrawingGroup {
  package enum Clip {
    case rect(CGRect)
    case path(CGPath, rule: CGPathFillRule)
  }

  package var items: [DrawingRecording.Item] = []
  /// Maps the items' space to the space round the group.
  package var transform: CGAffineTransform = .identity
  /// In the items' space.
  package var clip: Clip?
  package var opacity: CGFloat = 1
  /// Offset in the space round the group; blur as a standard deviation, in points.
  package var shadow: DrawingShadow?

  package init() {}
}

/// The shadow that marks cast in a drawing context.
package struct DrawingShadow: Hashable {
  package var color: CGColor
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat

  package init(color: CGColor, offset: CGSize, blurRadius: CGFloat) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
