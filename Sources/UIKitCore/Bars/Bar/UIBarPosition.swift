/// Where a bar stands, which decides how far its background reaches and where its line is.
public enum UIBarPosition: Int, Sendable {
  /// Nobody says.
  case any = 0
  /// At the lower edge of what it belongs to, with the line above it.
  case bottom = 1
  /// At the upper edge, with the line below it.
  case top = 2
  /// At the upper edge of the screen: the background reaches up under the status bar.
  case topAttached = 3
}

/// What can stand at an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands, as its delegate or its kind says.
  var barPosition: UIBarPosition { get }
}

/// What decides where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asked when the bar comes to a window or gets its delegate; `.any` leaves it to the bar.
  func position(for bar: UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Leaves it to the bar.
  public func position(for bar: UIBarPositioning) -> UIBarPosition { .any }
}

/// Which of its heights a bar has, and whether there is a prompt.
public enum UIBarMetrics: Int, Sendable {
  /// The height on upright phones and on pads, and whatever nothing else is said for.
  case `default` = 0
  /// The height on phones that lie on their side.
  case compact = 1
  /// As `default`, with a prompt.
  case defaultPrompt = 101
  /// As `compact`, with a prompt.
  case compactPrompt = 102
}
