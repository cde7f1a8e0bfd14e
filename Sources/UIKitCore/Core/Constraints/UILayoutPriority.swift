/// How much a wish about the layout weighs: 1 to 999, or 1000 for what has to hold.
///
/// A wish of higher priority is met before any of lower priority is looked at.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  /// Creates a priority; values outside of 0…1000 count as the nearest one.
  public init(rawValue: Float) {
    self.rawValue = rawValue.isNaN ? 1000 : min(max(rawValue, 0), 1000)
  }

  /// Creates a priority; values outside of 0…1000 count as the nearest one.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// Has to hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// Content does not want to be cut: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Stays below content that does not want to be cut, while a person drags: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The size that a scene would like to keep: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Dragging that leaves the scene's size alone: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Content does not want to be wider than it is: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// Being as near as possible to a size that was asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
