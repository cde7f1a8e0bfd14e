/// How much of the window a presented controller takes, and what happens to the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Fills the window; the view below leaves it and hears `viewWillDisappear`.
  case fullScreen = 0
  /// A card over the one below, which stays where it is and hears nothing.
  case pageSheet = 1
  /// A smaller card in the middle where there is room, a page sheet on phones.
  case formSheet = 2
  /// Covers the nearest controller that defines a context; its view leaves.
  case currentContext = 3
  /// Laid out by the presentation controller of the transitioning delegate.
  case custom = 4
  /// Fills the window; the view below stays and may shine through.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a context; its view stays.
  case overCurrentContext = 6
  /// A bubble that points at what it belongs to; a sheet in a compact width.
  case popover = 7
  /// Not presented: the style of transitions inside a container.
  case none = -1
  /// The system's choice, a page sheet: the default.
  case automatic = -2
}

/// How a presented controller moves onto the screen when no delegate animates it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge and down again: the default.
  case coverVertical = 0
  /// Fades over the one below.
  case crossDissolve = 2
}
