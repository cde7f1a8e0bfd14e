/// The kinds of containers for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container type.
  case none = 0
  /// A table with rows and columns.
  case dataTable
  /// An ordered list of similar elements.
  case list
  /// A landmark to which users can navigate.
  case landmark
  /// A group with a label.
  case semanticGroup
}

/// The directions in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Moves the content to the right, which shows more of its left side.
  case right = 1
  /// Moves the content to the left.
  case left
  /// Moves the content up.
  case up
  /// Moves the content down.
  case down
  /// Scrolls to the next page.
  case next
  /// Scrolls to the previous page.
  case previous
}
