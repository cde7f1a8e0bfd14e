import CoreGraphics

/// Constants for the position and scaling of contents in a layer of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Creates a gravity with a name; unknown names behave like ``resize``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, without scaling.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top edge, without scaling.
  ///
  /// Unlike iOS, "top" is the upper edge on the screen.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom edge, without scaling.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge, without scaling.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge, without scaling.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, without scaling.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, without scaling.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, without scaling.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, without scaling.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds, which is the default gravity.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, with the aspect ratio preserved.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with the aspect ratio preserved.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// A set of the corners of a layer; the y-axis points down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of corners with its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// An action that runs when a property of a layer changes, usually an animation.
public protocol CAAction: AnyObject {
  /// Called after a property changed.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - object: The layer, which already has the new value.
  ///   - arguments: Additional information, which is `nil` for properties of layers.
  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for an action.
extension NSNull: CAAction {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - object: The layer.
  ///   - arguments: Additional information.
  public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// An object that draws, lays out and animates a layer.
///
/// All methods are optional. A view is the delegate of its layer; don't set another one.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layer's contents must be updated.
  ///
  /// The default implementation records what ``draw(_:in:)`` draws.
  func display(_ layer: CALayer)
  /// Called to draw the layer's contents.
  ///
  /// The default implementation draws nothing.
  ///
  /// - Parameters:
  ///   - layer: The layer to draw.
  ///   - context: The context to draw into, in the layer's coordinates.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Called before ``draw(_:in:)``.
  func layerWillDraw(_ layer: CALayer)
  /// Called to set the frames of the sublayers.
  ///
  /// The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property.
  ///
  /// - Parameters:
  ///   - layer: The layer whose property changes.
  ///   - event: The key of the property.
  /// - Returns: The action, `NSNull` to run none, or `nil` (the default) to let the layer choose.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  /// Records what `draw(_:in:)` draws.
  public func display(_ layer: CALayer) { layer.recordContents() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns `nil`, so the layer chooses the action.
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
