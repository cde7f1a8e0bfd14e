import Foundation

/// A part of the screen that says where the focus is to go inside it, and hears when it moves.
///
/// Views, windows, controllers and presentation controllers are environments. What is said about overriding them there holds
/// for classes of an application that adopt the protocol.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes that comes to this environment: the first of these that leads to an item. (R-FOC-8)
  var preferredFocusEnvironments: [UIFocusEnvironment] { get }
  /// The environment that contains this one; nil for one that stands alone.
  var parentFocusEnvironment: UIFocusEnvironment? { get }
  /// What holds the items inside this environment; nil where there are none.
  var focusItemContainer: UIFocusItemContainer? { get }
  /// Asks to look for the preferred item again, before the next frame; ignored while the focus is elsewhere.
  func setNeedsFocusUpdate()
  /// Does at once what `setNeedsFocusUpdate()` asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move so; asked of what contains the item it leaves or the one it goes to. (R-FOC-1)
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus moved to, from or within this environment. (R-FOC-3)
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// Something that can have the focus: a view, or an object that stands for a place in one.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item takes the focus now.
  var canBecomeFocused: Bool { get }
  /// Where the item is, in the coordinates of the view that holds it.
  var frame: CGRect { get }
  /// What the system shows while the item has the focus; nil shows nothing. (R-FOC-30)
  var focusEffect: UIFocusEffect? { get }
}

extension UIFocusItem {
  /// The system's own.
  public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
}

/// Something that holds items of focus.
///
/// Unlike iOS, only views are containers that are looked into, and coordinates are those of the view.
@preconcurrency @MainActor public protocol UIFocusItemContainer: AnyObject {
  /// The items that meet a rectangle, focusable or not: for views the subviews, unless overridden.
  func focusItems(in rect: CGRect) -> [UIFocusItem]
}

/// The way the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a heading from the sum of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Towards the top of the screen.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Towards the bottom of the screen.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left, also in layouts from right to left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right, also in layouts from right to left.
  public static let right = UIFocusHeading(rawValue: 8)
  /// On in the order of reading, as by the Tab key.
  public static let next = UIFocusHeading(rawValue: 16)
  /// Back in the order of reading.
  public static let previous = UIFocusHeading(rawValue: 32)
}
