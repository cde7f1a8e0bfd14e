import Foundation

/// A direction with a length, in points or points a second.
public struct CGVector: Hashable, Sendable, Codable {
  /// The share along x.
  public var dx: CGFloat
  /// The share along y.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its shares.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from whole shares.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from shares in double precision.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
