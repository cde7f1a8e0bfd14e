import Foundation

/// A shift in points: positive values go right and down.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The shift to the right, in points; to the left when negative.
  public var horizontal: CGFloat
  /// The shift downwards, in points; upwards when negative.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// Creates a shift of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a shift from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
