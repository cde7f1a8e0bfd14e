import Foundation

/// An offset in points.
///
/// Positive values point right and down.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The horizontal offset in points.
  public var horizontal: CGFloat
  /// The vertical offset in points.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset in points.
  ///
  /// - Parameters:
  ///   - horizontal: The distance to the right.
  ///   - vertical: The distance downward.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
