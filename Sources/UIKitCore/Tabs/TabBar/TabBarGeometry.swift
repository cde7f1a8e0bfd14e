/// Where the bar of a controller stands in its view, and what of the content it covers.
///
///     docked                television
///     ┌──────────────┐      ┌──────────────┐
///     │   content    │      │   ··· 46     │
///     │              │      │   (  bar )   │ 68
///     ├──────────────┤      │   ··· 46     │
///     │     bar      │      │   content    │
///     └──────────────┘      └──────────────┘
///
/// (R-STR-2, R-TV-1, R-TV-11, R-SAFE-1, M-H-9)
struct TabBarGeometry: Hashable {
  var form = TabBarIdiom.docked
  /// The size of the controller's view.
  var viewSize: CGSize
  /// How high the bar wants to be.
  var barHeight: CGFloat
  /// What bars around the controller cover at the top, beyond what the screen's edge does.
  var coveredTop: CGFloat = 0
  /// How far the content has taken the bar along.
  var scrolledAway: CGFloat = 0

  /// The edge of the content that the bar covers.
  var edge: UIRectEdge { form == .docked ? .bottom : .top }

  /// The bar's frame, in view or just out of it.
  func frame(isOut: Bool) -> CGRect {
    let y =
      switch form {
      case .docked: isOut ? viewSize.height : viewSize.height - barHeight
      case .television:
        isOut ? -barHeight : coveredTop + TelevisionTabBarMetrics.top - scrolledAway
      }
    return CGRect(x: 0, y: y, width: viewSize.width, height: barHeight)
  }

  /// How much of the content a bar with this frame covers, from its edge; none where an app moved it to the other one.
  ///
  /// Content that takes the bar along keeps clear of the place where that was.
  func coverage(of frame: CGRect) -> CGFloat {
    switch form {
    case .docked: frame.midY > viewSize.height / 2 ? max(viewSize.height - frame.minY, 0) : 0
    case .television:
      frame.midY < viewSize.height / 2
        ? max(frame.maxY + scrolledAway + TelevisionTabBarMetrics.contentGap, 0) : 0
    }
  }

  /// What is left of the content's area for a page that ends at the bar.
  func area(of bounds: CGRect, without coverage: CGFloat) -> CGRect {
    let cut = min(max(coverage, 0), bounds.height)
    return CGRect(
      x: bounds.minX,
      y: form == .docked ? bounds.minY : bounds.minY + cut,
      width: bounds.width,
      height: bounds.height - cut
    )
  }

  /// A length at the edge that the bar covers.
  func insets(_ length: CGFloat) -> UIEdgeInsets {
    switch form {
    case .docked: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
    case .television: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
    }
  }

  /// What insets have at that edge.
  func inset(of insets: UIEdgeInsets) -> CGFloat { form == .docked ? insets.bottom : insets.top }
}
