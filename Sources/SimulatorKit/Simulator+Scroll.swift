import UIKitCore

extension Simulator {
  /// Turns the scroll wheel of a mouse over a point.
  ///
  /// The content moves while time passes. Values that aren't finite are ignored with a warning.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points. Positive values scroll to content further right or
  ///     down.
  ///   - point: The location of the pointer, in points of the window.
  public func scroll(by distance: CGVector, at point: CGPoint) {
    scroll(by: distance, at: point, holding: [])
  }

  /// Turns the scroll wheel of a mouse over a point while modifier keys are held.
  ///
  /// With Control, the wheel zooms content that can be zoomed. Values that aren't finite are ignored
  /// with a warning.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points. Positive values scroll to content further right or
  ///     down.
  ///   - point: The location of the pointer, in points of the window.
  ///   - modifiers: The modifier keys.
  public func scroll(by distance: CGVector, at point: CGPoint, holding modifiers: ModifierKeys) {
    guard distance.dx.isFinite, distance.dy.isFinite, point.x.isFinite, point.y.isFinite else {
      return Log.warning("Simulator: scrolling by \(distance) at \(point) is not finite; ignored")
    }
    deliverTurn(
      by: CGPoint(x: distance.dx, y: distance.dy),
      at: window.convert(point, to: nil as UIWindow?),
      holding: modifiers
    )
  }
}
