import Foundation

/// The content properties of a scroll view.
struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The insets that the safe area adds.
  var safeAreaInset = UIEdgeInsets.zero
  /// The top inset that the safe area would add with the bar at its full height, or `nil` if the
  /// bar cannot grow.
  var safeAreaTopAtMost: CGFloat?
  var alwaysBouncesVertically = false
  var alwaysBouncesHorizontally = false

  /// The height of the refresh control while it is shown above the content.
  var refreshInset: CGFloat = 0
  /// The lower edge of the row of the navigation bar over the view, from the top of the view, or
  /// `nil` if there is none.
  var barRowEnd: CGFloat?

  /// The height that the input area covers at the bottom, if the view stays free of it.
  var inputAreaHeight: CGFloat = 0

  var adjustedInset: UIEdgeInsets {
    var added = safeAreaInset
    added.top += refreshInset
    added.bottom = max(added.bottom, inputAreaHeight)
    return inset + added
  }
  /// The adjusted inset, with space for a bar that expands while the content is pulled down.
  var limitingInset: UIEdgeInsets {
    // R-NBAR-44
    var inset = adjustedInset
    if let most = safeAreaTopAtMost { inset.top += max(most - safeAreaInset.top, 0) }
    return inset
  }
  /// The adjusted inset when the view was last in a window and therefore had a safe area.
  var shownInset: UIEdgeInsets?
  /// The restored offset relative to the start of the content, or `nil` once it has been applied.
  var waitingPlace: CGPoint?
  /// The restored selection of a list, or `nil` once the list has rows.
  var waitingRows: SavedListState?
  /// The adjusted inset for which the offset was last adapted.
  var settledInset = UIEdgeInsets.zero
}
