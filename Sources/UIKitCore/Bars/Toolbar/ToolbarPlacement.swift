/// Where the parts of a toolbar stand.
///
///     ┌──────────────────────┐ ─ line
///     │  │ items          │  │   as high as the surroundings ask for
///     ├──────────────────────┤ bar's end
///     │  background          │   as far as the home indicator takes
///     └──────────────────────┘ window's end
///
/// (R-TOOL-2, R-TOOL-3, R-TOOL-4)
struct ToolbarPlacement {
  var bounds: CGRect
  var position = UIBarPosition.bottom
  var contentHeight: CGFloat
  /// What of the bar itself is not safe.
  var safeAreaInsets = UIEdgeInsets.zero
  /// What lies between the bar and the edges of the window, where that is not safe either.
  var above: CGFloat = 0
  var below: CGFloat = 0

  /// Bars at the top have their line below.
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

  /// What of the bar is left for the row of items; all of a bar that is no higher than one row.
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

  /// The room for what is seen of the items.
  var items: CGRect {
    let margin = ToolbarPlacement.margin(forWidth: bounds.width)
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

  /// What items keep free at the sides of a bar. (R-TOOL-23)
  static func margin(forWidth width: CGFloat) -> CGFloat {
    width >= BarButtonMetrics.wideWidth
      ? BarButtonMetrics.wideMargin : BarButtonMetrics.narrowMargin
  }

  /// How far a background reaches beyond a bar that ends where the safe area of its window does, or farther out.
  ///
  /// A bar that slides out of the window keeps it on the way. (R-TOOL-4)
  static func reach(gap: CGFloat, inset: CGFloat) -> CGFloat { gap <= inset + 0.5 ? inset : 0 }
}
