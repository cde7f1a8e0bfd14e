/// The directions of a popover's arrow, which points from the popover to its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates directions from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up, so the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down, so the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left, so the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right, so the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction if there is no popover, or if the popover has no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
