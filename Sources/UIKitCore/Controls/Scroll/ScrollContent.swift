import Foundation

/// What a scroll view was told about its content.
struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// What the safe area adds to the inset.
  var safeAreaInset = UIEdgeInsets.zero
  /// What the safe area would add at the top if the bar there had its full height; nil where it cannot grow.
  var safeAreaTopAtMost: CGFloat?
  var alwaysBouncesVertically = false
  var alwaysBouncesHorizontally = false

  var adjustedInset: UIEdgeInsets { inset + safeAreaInset }
  /// The adjusted inset, with room for a bar that grows back while content is pulled down. (R-NBAR-44)
  var limitingInset: UIEdgeInsets {
    var inset = adjustedInset
    if let most = safeAreaTopAtMost { inset.top += max(most - safeAreaInset.top, 0) }
    return inset
  }
  /// The adjusted inset while the view was in a window last, where the safe area is.
  var shownInset: UIEdgeInsets?
  /// Where the content was when the application was saved, until it is there again, counted from where it begins.
  var waitingPlace: CGPoint?
  /// What was selected then in a list, until that has been seen with rows.
  var waitingRows: SavedListState?
  /// The adjusted inset that the offset was last made to suit.
  var settledInset = UIEdgeInsets.zero
}
