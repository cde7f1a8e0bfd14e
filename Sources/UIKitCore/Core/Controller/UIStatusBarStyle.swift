/// The colour of the writing in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in the light style, light in the dark one.
  case `default` = 0
  /// Light, for dark contents.
  case lightContent = 1
  /// Dark, for light contents.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// Over the upper edge.
  case slide = 2
}
