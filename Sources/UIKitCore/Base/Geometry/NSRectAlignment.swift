/// The positions at the edges and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No position.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The corner between the top and leading edges.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The corner between the bottom and leading edges.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The corner between the bottom and trailing edges.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The corner between the top and trailing edges.
  case topTrailing = 8
}
