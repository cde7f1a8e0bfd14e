/// The frames of a navigation controller's bars and page, and the insets of the page.
///
///     ┌────────────┐ ┐ safe area
///     ├────────────┤ ┘ navigation bar
///     │    page    │   extends under translucent bars and ends at opaque ones
///     ├────────────┤   toolbar, above the bottom safe area
///     └────────────┘
struct NavigationLayout: Equatable {
  // R-NAV-10…13, R-SAFE-4

  /// The edges at which a page extends under the bars.
  struct Extent: Equatable {
    var top = true
    var bottom = true
  }

  var size: CGSize
  /// The safe area of the controller's view: status bar, home indicator, a tab bar.
  var safeArea = UIEdgeInsets.zero
  /// The controller's `additionalSafeAreaInsets`, which don't apply to the bars.
  var additional = UIEdgeInsets.zero
  /// The height of the navigation bar in points; 0 if it is hidden.
  var barHeight: CGFloat = 0
  /// The height of the toolbar in points, without the part of its background below it; 0 if it is
  /// hidden.
  var toolbarHeight: CGFloat = 0
  /// The height in points that a tab bar covers at the bottom.
  var coveredBottom: CGFloat = 0

  private var top: CGFloat { max(safeArea.top - additional.top, 0) }

  private var bottom: CGFloat { max(safeArea.bottom - additional.bottom, 0) }

  /// Returns the frame of the navigation bar when it is shown.
  func barFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: size.width, height: max(height, 0))
  }

  var toolbarFrame: CGRect { toolbarFrame(height: toolbarHeight) }

  func toolbarFrame(height: CGFloat) -> CGRect {
    let top = max(size.height - bottom - max(height, 0), 0)
    return CGRect(x: 0, y: top, width: size.width, height: max(height, 0))
  }

  /// Returns the frame of a page.
  func pageFrame(_ extent: Extent = Extent()) -> CGRect {
    let upper = extent.top || barHeight == 0 ? 0 : top + barHeight
    var lower = size.height - (extent.bottom ? 0 : coveredBottom)
    if !extent.bottom, toolbarHeight > 0 { lower = toolbarFrame.minY }
    return CGRect(x: 0, y: upper, width: size.width, height: max(lower - upper, 0))
  }

  /// Returns the safe area insets of a page with that frame.
  func pageInsets(_ extent: Extent = Extent()) -> UIEdgeInsets {
    let frame = pageFrame(extent)
    let covered = UIEdgeInsets(
      top: max(top + barHeight - frame.minY, 0) + additional.top,
      left: safeArea.left,
      bottom: max(bottom + toolbarHeight - (size.height - frame.maxY), 0) + additional.bottom,
      right: safeArea.right
    )
    return covered
  }
}
