import Foundation

/// What a scroll view was told about its content.
struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The inset together with what the safe area adds.
  var adjustedInset = UIEdgeInsets.zero
  var alwaysBouncesVertically = false
  var alwaysBouncesHorizontally = false
}
