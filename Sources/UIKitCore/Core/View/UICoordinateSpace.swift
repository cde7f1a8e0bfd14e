import CoreGraphics
import Foundation

/// A coordinate system on a screen: that of a view, or that of a screen.
///
/// ```swift
/// let onScreen = button.convert(button.bounds, to: scene.coordinateSpace)
/// ```
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  // R-VIEW-40
  /// Converts a point to another coordinate space.
  ///
  /// - Parameters:
  ///   - point: A point in this coordinate space.
  ///   - coordinateSpace: The space to convert to.
  /// - Returns: The converted point.
  func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
  /// Converts a point from another coordinate space.
  ///
  /// - Parameters:
  ///   - point: A point in the other coordinate space.
  ///   - coordinateSpace: The space to convert from.
  /// - Returns: The converted point.
  func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another coordinate space.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this coordinate space.
  ///   - coordinateSpace: The space to convert to.
  /// - Returns: The bounding box of the converted rectangle.
  func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another coordinate space.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other coordinate space.
  ///   - coordinateSpace: The space to convert from.
  /// - Returns: The bounding box of the converted rectangle.
  func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
  /// The bounds in this coordinate space.
  var bounds: CGRect { get }
}

/// A coordinate space of the library, which converts by the layers of a screen.
@MainActor private protocol LayerSpace: UICoordinateSpace {
  var spaceLayer: CALayer { get }
}

extension LayerSpace {
  fileprivate func converted(_ point: CGPoint, to space: UICoordinateSpace) -> CGPoint {
    guard let space = space as? LayerSpace else { return space.convert(point, from: self) }
    return spaceLayer.convert(point, to: space.spaceLayer)
  }

  fileprivate func converted(_ point: CGPoint, from space: UICoordinateSpace) -> CGPoint {
    guard let space = space as? LayerSpace else { return space.convert(point, to: self) }
    return spaceLayer.convert(point, from: space.spaceLayer)
  }

  fileprivate func converted(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect {
    guard let space = space as? LayerSpace else { return space.convert(rect, from: self) }
    return spaceLayer.convert(rect, to: space.spaceLayer)
  }

  fileprivate func converted(_ rect: CGRect, from space: UICoordinateSpace) -> CGRect {
    guard let space = space as? LayerSpace else { return space.convert(rect, to: self) }
    return spaceLayer.convert(rect, from: space.spaceLayer)
  }
}

// Calls with views use the methods with an optional view, which these must not make ambiguous.
extension UIView: UICoordinateSpace, LayerSpace {
  fileprivate var spaceLayer: CALayer { layer }

  /// Converts a point to another coordinate space.
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - coordinateSpace: The space to convert to.
  /// - Returns: The converted point.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  /// Converts a point from another coordinate space.
  ///
  /// - Parameters:
  ///   - point: A point in the other coordinate space.
  ///   - coordinateSpace: The space to convert from.
  /// - Returns: The converted point.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  /// Converts a rectangle to another coordinate space.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates.
  ///   - coordinateSpace: The space to convert to.
  /// - Returns: The bounding box of the converted rectangle.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  /// Converts a rectangle from another coordinate space.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other coordinate space.
  ///   - coordinateSpace: The space to convert from.
  /// - Returns: The bounding box of the converted rectangle.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }
}

/// The coordinate space of a screen in its current orientation.
private final class ScreenSpace: NSObject, LayerSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var spaceLayer: CALayer { screen.rootLayer }
  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }
}

extension UIScreen {
  /// The coordinate space of the screen in its current orientation.
  public var coordinateSpace: UICoordinateSpace { ScreenSpace(self) }
}

extension UIWindowScene {
  /// The coordinate space of the scene, which is that of its screen.
  public var coordinateSpace: UICoordinateSpace { screen.coordinateSpace }
}
