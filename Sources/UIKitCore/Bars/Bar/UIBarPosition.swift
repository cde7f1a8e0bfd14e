/// The position of a bar, which determines the extent of its background and the side of its shadow.
public enum UIBarPosition: Int, Sendable {
  /// The position isn't specified.
  case any = 0
  /// At the bottom edge of the containing view, with the shadow above.
  case bottom = 1
  /// At the top edge of the containing view, with the shadow below.
  case top = 2
  /// At the top edge of the screen, with a background that extends under the status bar.
  case topAttached = 3
}

/// A bar that has a position in its container.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar, according to its delegate or its kind.
  var barPosition: UIBarPosition { get }
}

/// An object that determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar; called when the bar is added to a window or gets its delegate.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: The position, or ``UIBarPosition/any`` for the default of the bar.
  func position(for bar: UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns ``UIBarPosition/any``.
  public func position(for bar: UIBarPositioning) -> UIBarPosition { .any }
}

/// The height of a bar, and whether it has a prompt.
public enum UIBarMetrics: Int, Sendable {
  /// The regular height. Its values also apply to other metrics for which none are set.
  case `default` = 0
  /// The height on phones in landscape.
  case compact = 1
  /// The regular height with a prompt.
  case defaultPrompt = 101
  /// The compact height with a prompt.
  case compactPrompt = 102
}
