import Foundation

/// The scrolling options of a scroll view.
struct ScrollOptions {
  var bounces = true
  var isPagingEnabled = false
  var isScrollEnabled = true
  var isDirectionalLockEnabled = false
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var scrollsToTop = true
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var followsInputArea = false
}

/// The scroll indicator options of a scroll view.
struct IndicatorOptions {
  var style = UIScrollView.IndicatorStyle.default
  var showsVertical = true
  var showsHorizontal = true
  var verticalInsets = UIEdgeInsets.zero
  var horizontalInsets = UIEdgeInsets.zero
  var adjustsInsets = true
}
