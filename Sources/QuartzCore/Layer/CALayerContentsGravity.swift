import CoreGraphics

/// How contents are placed in a layer of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a gravity by its name; unknown names act like `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the upper edge, unscaled.
  ///
  /// Unlike iOS, "top" is the upper edge on the screen.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge, unscaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge, unscaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge, unscaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, unscaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, unscaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, unscaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, unscaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to all of the layer: the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled evenly until it just fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled evenly until it just fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Which corners a layer's corner radius rounds; y grows downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// What a layer does when one of its properties changes: usually an animation.
public protocol CAAction: AnyObject {
  /// Answers the change of `key` of the layer `object`, which already has its new value.
  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// As an action, null means that nothing happens, and that nobody else is asked.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// Lets another object draw, lay out and animate a layer; a view is the delegate of its layer.
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents. By default the layer records `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents; nothing by default.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Tells that `draw(_:in:)` is about to be called.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers; nothing by default.
  func layoutSublayers(of layer: CALayer)
  /// Chooses what a change of `event` does: `NSNull` for nothing, nil to let the layer decide.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  /// Records what `draw(_:in:)` draws.
  public func display(_ layer: CALayer) { layer.recordContents() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
