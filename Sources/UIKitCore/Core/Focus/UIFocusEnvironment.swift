import Foundation

/// An object that determines where the focus moves inside it, and that is notified of focus
/// updates.
///
/// Views, windows, view controllers and presentation controllers are environments. Other classes
/// that adopt the protocol participate in focus updates in the same way.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  // R-FOC-8
  /// The environments to search for an item when the focus moves to this environment, in order of
  /// preference.
  var preferredFocusEnvironments: [UIFocusEnvironment] { get }
  /// The environment that contains this one, or `nil`.
  var parentFocusEnvironment: UIFocusEnvironment? { get }
  /// The container of the focusable items inside this environment, or `nil` if there are none.
  var focusItemContainer: UIFocusItemContainer? { get }
  /// Requests an update of the focus before the next frame.
  ///
  /// The request is ignored while the focus is outside this environment.
  func setNeedsFocusUpdate()
  /// Performs a requested update immediately.
  func updateFocusIfNeeded()
  // R-FOC-1
  /// Returns whether a focus update is allowed.
  ///
  /// The method is called for the ancestors of the item that loses the focus and of the item that
  /// gains it. Return `false` to prevent the update.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  // R-FOC-3
  /// Called after the focus has moved into, out of, or within this environment.
  ///
  /// - Parameters:
  ///   - context: The previous item, the next item and the direction.
  ///   - coordinator: The coordinator that runs animations alongside the update.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// An object that can be focused: a view, or an object that represents a part of one.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can be focused now.
  var canBecomeFocused: Bool { get }
  /// The frame of the item in the coordinates of the containing view.
  var frame: CGRect { get }
  // R-FOC-30
  /// The effect that the system shows while the item is focused, or `nil` for none.
  var focusEffect: UIFocusEffect? { get }
}

extension UIFocusItem {
  /// The effect while the item is focused, which is a halo by default.
  public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
}

/// An object that contains focusable items.
///
/// Unlike iOS, only views are searched as containers, and rectangles are in the coordinates of the
/// view.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// Returns the items that intersect a rectangle, whether or not they can be focused.
  ///
  /// Views return their subviews, unless the method is overridden.
  func focusItems(in rect: CGRect) -> [UIFocusItem]
}

/// The directions of a focus movement.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a heading from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Toward the top of the screen.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Toward the bottom of the screen.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left, even in right-to-left layouts.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right, even in right-to-left layouts.
  public static let right = UIFocusHeading(rawValue: 8)
  /// Forward in reading order, as with the Tab key.
  public static let next = UIFocusHeading(rawValue: 16)
  /// Backward in reading order.
  public static let previous = UIFocusHeading(rawValue: 32)
}
