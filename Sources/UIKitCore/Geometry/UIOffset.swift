import Foundation

/// A shift in points: positive values go right and down.
public struct UIOffset: Hashable, Sendable, Codable {
  public var horizontal: CGFloat
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
