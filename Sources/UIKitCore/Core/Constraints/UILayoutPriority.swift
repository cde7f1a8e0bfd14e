/// The priority of a constraint, from 0 to 1000.
///
/// Constraints of priority 1000 are required. Others are optional; an optional constraint takes
/// precedence over all constraints of lower priorities. With priority 0 a constraint has no effect.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  /// Creates a priority from its raw value.
  ///
  /// Values outside of 0 to 1000 are clamped; NaN is treated as 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue.isNaN ? 1000 : min(max(rawValue, 0), 1000)
  }

  /// Creates a priority from its value.
  ///
  /// Values outside of 0 to 1000 are clamped; NaN is treated as 1000.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// The priority of required constraints, 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists being compressed, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize the scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize the scene, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which content resists being stretched, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a target size in ``UIView/systemLayoutSizeFitting(_:)``, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a value, such as `.defaultLow + 1`.
  ///
  /// The result is clamped to 0 to 1000.
  public static func + (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + value)
  }

  /// Returns a priority that is lower by a value, such as `.required - 1`.
  ///
  /// The result is clamped to 0 to 1000.
  public static func - (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - value)
  }

  /// Adds a value to a priority.
  ///
  /// The result is clamped to 0 to 1000.
  public static func += (priority: inout UILayoutPriority, value: Float) {
    priority = priority + value
  }

  /// Subtracts a value from a priority.
  ///
  /// The result is clamped to 0 to 1000.
  public static func -= (priority: inout UILayoutPriority, value: Float) {
    priority = priority - value
  }
}
