/// What things that are found together make up.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing: they are found as if they stood alone.
  case none = 0
  /// A table of rows and columns.
  case dataTable
  /// Things of the same kind, one after the other.
  case list
  /// A part of the screen that people look for.
  case landmark
  /// A group with a name of its own.
  case semanticGroup
}

/// Where assistive technology wants to see more.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Moves the content to the right, so that what is left of it is seen.
  case right = 1
  /// Moves the content to the left.
  case left
  /// Moves the content up.
  case up
  /// Moves the content down.
  case down
  /// Shows what comes next.
  case next
  /// Shows what came before.
  case previous
}
