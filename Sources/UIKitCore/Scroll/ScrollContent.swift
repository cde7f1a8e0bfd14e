import Foundation

/// What a scroll view was told about its content.
struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// What the safe area adds to the inset.
  var safeAreaInset = UIEdgeInsets.zero
  var alwaysBouncesVertically = false
  var alwaysBouncesHorizontally = false

  var adjustedInset: UIEdgeInsets { inset + safeAreaInset }
  /// The adjusted inset that the offset was last made to suit.
  var settledInset = UIEdgeInsets.zero
}
