/// The styles of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in the light interface style, light content in the dark style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animations with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides over the top edge.
  case slide = 2
}
