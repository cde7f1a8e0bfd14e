import UIKitCore

extension Simulator {
  /// Turns a wheel over a point; positive distances show what lies further right or down.
  ///
  /// What is scrolled moves while time passes. Distances that are not finite are ignored.
  public func scroll(by distance: CGVector, at point: CGPoint) {
    guard distance.dx.isFinite, distance.dy.isFinite, point.x.isFinite, point.y.isFinite else {
      return Log.warning("Simulator: no wheel turns by \(distance) at \(point)")
    }
    deliverTurn(
      by: CGPoint(x: distance.dx, y: distance.dy),
      at: window.convert(point, to: nil as UIWindow?)
    )
  }
}
