/// The directions in which a popover's arrow may point, from the popover towards what it belongs to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Makes directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover lies below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover lies above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover lies to the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover lies to the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// There is no popover yet, or it has no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
