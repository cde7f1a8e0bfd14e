import Foundation

/// Computes the safe area insets of a view from those of its superview.
///
/// ```
///  superview          An inset of the superview reaches into the view by its
///  ┌─── 47 ────┐      length minus the gap between the edges of the two views:
///  │ ┌── 27 ─┐ │      27 = 47 − 20
/// ```
enum SafeArea {
  /// Returns the insets of a view: the superview's insets that reach into it, plus `extra`.
  ///
  /// `frame` and `bounds` are in the superview's coordinates.
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

  /// Whether a superview with these insets can have subviews with insets, wherever they are.
  static func reachesSubviews(_ insets: UIEdgeInsets) -> Bool {
    insets.top > 0 || insets.left > 0 || insets.bottom > 0 || insets.right > 0
  }

  private static func reach(_ inset: CGFloat, gap: CGFloat) -> CGFloat {
    inset > 0 ? max(inset - gap, 0) : 0
  }
}
