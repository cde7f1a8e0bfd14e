/// Where the bars and a page of a navigation controller stand, and how much of the page they cover.
///
///     ┌────────────┐ ┐ safe area
///     ├────────────┤ ┘ bar
///     │    page    │   the page runs under bars that let light through, and ends at others
///     ├────────────┤   toolbar, above what the surroundings keep clear
///     └────────────┘
///
/// (R-NAV-10…13, R-SAFE-4)
struct NavigationLayout: Equatable {
  /// The edges at which a page runs under the bars.
  struct Extent: Equatable {
    var top = true
    var bottom = true
  }

  var size: CGSize
  /// What the surroundings keep clear: status bar, home indicator, a tab bar.
  var safeArea = UIEdgeInsets.zero
  /// What the app adds for the content alone.
  var additional = UIEdgeInsets.zero
  /// Of the bar; 0 for one that is away.
  var barHeight: CGFloat = 0
  /// Of the toolbar, whose background reaches on down; 0 for one that is away.
  var toolbarHeight: CGFloat = 0
  /// How much of the lower edge a tab bar covers.
  var coveredBottom: CGFloat = 0

  private var top: CGFloat { max(safeArea.top - additional.top, 0) }

  private var bottom: CGFloat { max(safeArea.bottom - additional.bottom, 0) }

  /// Of the bar, whether it is there or on its way in.
  func barFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: size.width, height: max(height, 0))
  }

  var toolbarFrame: CGRect { toolbarFrame(height: toolbarHeight) }

  func toolbarFrame(height: CGFloat) -> CGRect {
    let top = max(size.height - bottom - max(height, 0), 0)
    return CGRect(x: 0, y: top, width: size.width, height: max(height, 0))
  }

  /// Where a page stands.
  func pageFrame(_ extent: Extent = Extent()) -> CGRect {
    let upper = extent.top || barHeight == 0 ? 0 : top + barHeight
    var lower = size.height - (extent.bottom ? 0 : coveredBottom)
    if !extent.bottom, toolbarHeight > 0 { lower = toolbarFrame.minY }
    return CGRect(x: 0, y: upper, width: size.width, height: max(lower - upper, 0))
  }

  /// What a page that stands there has to keep clear of.
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
