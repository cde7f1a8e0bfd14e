/// The frames of the parts of a toolbar.
///
///     ┌──────────────────────┐ ─ shadow
///     │  │ items          │  │   as high as the traits require
///     ├──────────────────────┤ lower edge of the bar
///     │  background          │   the area of the home indicator
///     └──────────────────────┘ lower edge of the window
struct ToolbarPlacement {
  // R-TOOL-2, R-TOOL-3, R-TOOL-4
  var bounds: CGRect
  var position = UIBarPosition.bottom
  var contentHeight: CGFloat
  /// The safe area insets of the bar itself.
  var safeAreaInsets = UIEdgeInsets.zero
  /// The height of the unsafe areas between the bar and the edges of the window.
  var above: CGFloat = 0
  var below: CGFloat = 0

  /// Whether the shadow is below the bar, as for bars at the top.
  var hasLineBelow: Bool { position == .top || position == .topAttached }

  var background: CGRect {
    let top = position == .topAttached ? above : 0
    let bottom = hasLineBelow ? 0 : below
    return CGRect(
      x: bounds.minX,
      y: bounds.minY - top,
      width: bounds.width,
      height: bounds.height + top + bottom
    )
  }

  /// The area for the row of items: the whole bar if it is no higher than one row.
  var content: CGRect {
    let spare = max(bounds.height - contentHeight, 0)
    let top = hasLineBelow ? min(safeAreaInsets.top, spare) : 0
    let bottom = hasLineBelow ? 0 : min(safeAreaInsets.bottom, spare)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY + top,
      width: bounds.width,
      height: max(bounds.height - top - bottom, 0)
    )
  }

  /// The area for the content of the items.
  var items: CGRect {
    let margin = ScreenMetrics.sideMargin(forWidth: bounds.width)
    let left = max(safeAreaInsets.left, 0) + margin
    let right = max(safeAreaInsets.right, 0) + margin
    let content = content
    return CGRect(
      x: content.minX + left,
      y: content.minY,
      width: max(content.width - left - right, 0),
      height: content.height
    )
  }

  // R-TOOL-4
  /// Returns the distance by which the background extends beyond a bar that ends at or outside the
  /// safe area of its window.
  ///
  /// It does not change while a bar moves out of the window.
  static func reach(gap: CGFloat, inset: CGFloat) -> CGFloat { gap <= inset + 0.5 ? inset : 0 }
}
