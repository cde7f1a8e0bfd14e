import Foundation

/// A choice of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a choice from the sum of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the least y.

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge with the least x, in either reading direction.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge with the greatest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge with the greatest x, in either reading direction.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
