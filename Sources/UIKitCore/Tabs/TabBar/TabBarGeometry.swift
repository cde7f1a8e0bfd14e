/// The frame of a controller's bar, and the part of the content that it covers.
///
///     docked                television
///     ┌──────────────┐      ┌──────────────┐
///     │   content    │      │   ··· 46     │
///     │              │      │   (  bar )   │ 68
///     ├──────────────┤      │   ··· 46     │
///     │     bar      │      │   content    │
///     └──────────────┘      └──────────────┘
struct TabBarGeometry: Hashable {
  // R-STR-2, R-TV-1, R-TV-11, R-SAFE-1, M-H-9
  var tabBarIdiom = TabBarIdiom.docked
  /// The size of the controller's view.
  var viewSize: CGSize
  /// The preferred height of the bar.
  var barHeight: CGFloat
  /// The height that the bars of surrounding controllers cover at the top, without the screen's
  /// safe area.
  var coveredTop: CGFloat = 0
  /// The distance that the bar has scrolled along with the content.
  var scrolledAway: CGFloat = 0

  /// The edge of the content that the bar covers.
  var edge: UIRectEdge { tabBarIdiom == .docked ? .bottom : .top }

  /// Returns the frame of the bar, or the frame just outside the view.
  func frame(isOut: Bool) -> CGRect {
    let y =
      switch tabBarIdiom {
      case .docked: isOut ? viewSize.height : viewSize.height - barHeight
      case .television:
        isOut ? -barHeight : coveredTop + tabBarIdiom.style.top - scrolledAway
      }
    return CGRect(x: 0, y: y, width: viewSize.width, height: barHeight)
  }

  /// Returns the height of the content that a bar covers; 0 if the app moved the bar to the
  /// opposite edge.
  ///
  /// The inset doesn't change while the bar scrolls along with the content.
  func coverage(of frame: CGRect) -> CGFloat {
    switch tabBarIdiom {
    case .docked: frame.midY > viewSize.height / 2 ? max(viewSize.height - frame.minY, 0) : 0
    case .television:
      frame.midY < viewSize.height / 2
        ? max(frame.maxY + scrolledAway + tabBarIdiom.style.contentGap, 0) : 0
    }
  }

  /// Returns the remaining area for a page that ends at the bar.
  func area(of bounds: CGRect, without coverage: CGFloat) -> CGRect {
    let cut = min(max(coverage, 0), bounds.height)
    return CGRect(
      x: bounds.minX,
      y: tabBarIdiom == .docked ? bounds.minY : bounds.minY + cut,
      width: bounds.width,
      height: bounds.height - cut
    )
  }

  /// Returns insets with a value at the edge of the bar.
  func insets(_ length: CGFloat) -> UIEdgeInsets {
    switch tabBarIdiom {
    case .docked: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
    case .television: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
    }
  }

  /// Returns the value of insets at the edge of the bar.
  func inset(of insets: UIEdgeInsets) -> CGFloat {
    tabBarIdiom == .docked ? insets.bottom : insets.top
  }
}
