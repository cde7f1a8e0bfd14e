import CoreGraphics

/// What a layer shows beside its background.
enum LayerContents {
  case none
  case image(CGImage)
  case recording(RecordedContents)
  /// On the way from one to another; only in presentation layers.
  case fading(FadingContents)
  /// Kept for the app, not shown.
  case other(OpaqueContents)

  /// `bounds` are those that a recorded drawing was made for.
  init(_ value: Any?, bounds: CGRect = .null) {
    switch value {
    case nil: self = .none
    case let image as CGImage: self = .image(image)
    case let node as DisplayNode: self = .recording(RecordedContents(node: node, bounds: bounds))
    case let recorded as RecordedContents: self = .recording(recorded)
    case .some(let other):
      Log.warning("CALayer: contents of type \(type(of: other)) are not shown.")
      self = .other(OpaqueContents(value: other))
    }
  }

  var value: Any? {
    switch self {
    case .none: nil
    case .image(let image): image
    case .recording(let recorded): recorded.node
    case .fading(let fading): fading.to.value
    case .other(let other): other.value
    }
  }

  /// Whether both are the same object.
  func isIdentical(to other: LayerContents) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.image(let left), .image(let right)): left === right
    case (.recording(let left), .recording(let right)): left.node === right.node
    default: false
    }
  }
}

extension LayerContents {
  /// Both contents on one another, the second at the opacity `share`.
  func faded(to other: LayerContents, _ share: CGFloat) -> LayerContents {
    if share <= 0 || isIdentical(to: other) { return self }
    return share >= 1 ? other : .fading(FadingContents(from: self, to: other, share: share))
  }
}

/// Contents on the way to others.
final class FadingContents {
  let from: LayerContents
  let to: LayerContents
  let share: CGFloat

  init(from: LayerContents, to: LayerContents, share: CGFloat) {
    self.from = from
    self.to = to
    self.share = share
  }
}

/// A drawing, with the bounds that the layer had when it was made; null bounds never stretch.
package final class RecordedContents {
  package let node: DisplayNode
  let bounds: CGRect
  /// Whether the layer that shows it has drawn it, rather than been given it.
  let isDrawnByLayer: Bool

  package init(node: DisplayNode, bounds: CGRect, isDrawnByLayer: Bool = false) {
    self.node = node
    self.bounds = bounds
    self.isDrawnByLayer = isDrawnByLayer
  }
}

/// Contents that only the app understands.
final class OpaqueContents {
  let value: Any

  init(value: Any) { self.value = value }
}
