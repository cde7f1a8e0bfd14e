/// The styles of presentations, which determine the size of the presented view and whether the
/// presenting view is removed.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presented view fills the window, and the presenting view is removed.
  case fullScreen = 0
  /// A sheet over the presenting view, which stays in place and is sent no appearance callbacks.
  case pageSheet = 1
  /// A small sheet in the center in a regular width, or a page sheet in a compact width.
  case formSheet = 2
  /// The presented view covers the nearest controller that defines a presentation context, whose
  /// view is removed.
  case currentContext = 3
  /// The layout is determined by the presentation controller of the transitioning delegate.
  case custom = 4
  /// The presented view fills the window, and the presenting view stays in place behind it.
  case overFullScreen = 5
  /// The presented view covers the nearest controller that defines a presentation context, whose
  /// view stays in place.
  case overCurrentContext = 6
  /// A popover that points at its source in a regular width, or a sheet in a compact width.
  case popover = 7
  /// No presentation, the style of transitions inside a container.
  case none = -1
  /// The style that the system chooses, which is a page sheet.
  ///
  /// This is the default.
  case automatic = -2
}

/// The animations of presentations without an animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom edge, and down when it is dismissed.
  ///
  /// This is the default.
  case coverVertical = 0
  /// The window turns about its vertical axis, from right to left, and back when the view is
  /// dismissed.
  case flipHorizontal = 1
  /// The view fades in over the presenting view.
  case crossDissolve = 2
  /// The view slides up from the bottom edge.
  ///
  /// Unlike iOS, the presenting view does not curl, and this style has the same effect as
  /// `coverVertical`.
  case partialCurl = 3
}
