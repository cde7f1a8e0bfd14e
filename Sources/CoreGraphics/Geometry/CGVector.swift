import Foundation

/// A two-dimensional vector.
///
/// Depending on its use, the components are points or points per second.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector whose components are zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector whose components are zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its components.
  ///
  /// - Parameters:
  ///   - dx: The horizontal component.
  ///   - dy: The vertical component.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from integer components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from double-precision components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
