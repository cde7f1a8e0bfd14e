import Foundation

/// How much of a view is covered, from how much of its superview is.
///
/// ```
///  superview          an edge inset of the superview reaches into the view by what is
///  ┌─── 47 ────┐      left of it after the gap between the two edges:
///  │ ┌── 27 ─┐ │      27 = 47 − 20
/// ```
enum SafeArea {
  /// The insets of a view: those of its superview, as far as they reach in, and its controller's.
  ///
  /// `bounds` are the superview's, in whose coordinates `frame` is.
  static func insets(
    ofFrame frame: CGRect,
    in bounds: CGRect,
    parent: UIEdgeInsets,
    extra: UIEdgeInsets
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: reach(parent.top, gap: frame.minY - bounds.minY),
      left: reach(parent.left, gap: frame.minX - bounds.minX),
      bottom: reach(parent.bottom, gap: bounds.maxY - frame.maxY),
      right: reach(parent.right, gap: bounds.maxX - frame.maxX)
    ) + extra
  }

  private static func reach(_ inset: CGFloat, gap: CGFloat) -> CGFloat {
    inset > 0 ? max(inset - gap, 0) : 0
  }
}
