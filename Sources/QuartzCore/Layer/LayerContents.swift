import CoreGraphics

/// The contents of a layer, which are drawn over its background.
enum LayerContents {
  case none
  case image(CGImage)
  case recording(RecordedContents)
  /// A transition between two contents, which only presentation layers have.
  case fading(FadingContents)
  /// A value that is stored for the app but not shown.
  case other(OpaqueContents)

  /// Creates contents from a value; `bounds` are those for which a drawing was recorded.
  init(_ value: Any?, bounds: CGRect = .null) {
    guard let value else {
      self = .none
      return
    }
    switch value {
    case let image as CGImage: self = .image(image)
    case let recorded as RecordedContents: self = .recording(recorded)
    case let node as DisplayNode: self = .recording(RecordedContents(node: node, bounds: bounds))
    case let other:
      Log.warning("CALayer: contents of type \(type(of: other)) are not supported.")
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

  /// Returns whether both contain the same object.
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
  /// Returns a blend of both contents, the second with the opacity `share`.
  func faded(to other: LayerContents, _ share: CGFloat) -> LayerContents {
    if share <= 0 || isIdentical(to: other) { return self }
    return share >= 1 ? other : .fading(FadingContents(from: self, to: other, share: share))
  }
}

/// A blend of two contents.
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

/// A recorded drawing, with the bounds that the layer had when it was made.
///
/// With null bounds, the drawing isn't scaled.
package final class RecordedContents {
  package let node: DisplayNode
  let bounds: CGRect
  /// Whether the layer drew the contents itself instead of the app setting them.
  let isDrawnByLayer: Bool

  package init(node: DisplayNode, bounds: CGRect, isDrawnByLayer: Bool = false) {
    self.node = node
    self.bounds = bounds
    self.isDrawnByLayer = isDrawnByLayer
  }
}

/// Contents of a type that layers don't show.
final class OpaqueContents {
  let value: Any

  init(value: Any) { self.value = value }
}
