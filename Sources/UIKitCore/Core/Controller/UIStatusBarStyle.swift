/// The color of the content of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in the light appearance, light in the dark one.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides over the upper edge.
  case slide = 2
}
