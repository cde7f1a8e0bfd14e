extension UIScrollView {
  /// The members that can be reached by name.
  class var scrollViewMembers: [ObjectiveCMember] {
    [
      .property(\UIScrollView.delegate, "delegate"),
      .property(\UIScrollView.contentOffset, "contentOffset"),
      .property(\UIScrollView.contentSize, "contentSize"),
      .property(\UIScrollView.contentInset, "contentInset"),
      .property(\UIScrollView.adjustedContentInset, "adjustedContentInset"),
      .property(\UIScrollView.isScrollEnabled, "scrollEnabled"),
      .property(\UIScrollView.bounces, "bounces"),
      .property(\UIScrollView.alwaysBounceVertical, "alwaysBounceVertical"),
      .property(\UIScrollView.alwaysBounceHorizontal, "alwaysBounceHorizontal"),
      .property(\UIScrollView.isPagingEnabled, "pagingEnabled"),
      .property(\UIScrollView.isDirectionalLockEnabled, "directionalLockEnabled"),
      .property(\UIScrollView.scrollsToTop, "scrollsToTop"),
      .property(\UIScrollView.isTracking, "tracking"),
      .property(\UIScrollView.isDragging, "dragging"),
      .property(\UIScrollView.isDecelerating, "decelerating"),
      .property(\UIScrollView.refreshControl, "refreshControl"),
      .property(\UIScrollView.panGestureRecognizer, "panGestureRecognizer"),
      .property(\UIScrollView.delaysContentTouches, "delaysContentTouches"),
      .property(\UIScrollView.canCancelContentTouches, "canCancelContentTouches"),
      .property(\UIScrollView.showsVerticalScrollIndicator, "showsVerticalScrollIndicator"),
      .property(\UIScrollView.showsHorizontalScrollIndicator, "showsHorizontalScrollIndicator"),
      .property(\UIScrollView.minimumZoomScale, "minimumZoomScale"),
      .property(\UIScrollView.maximumZoomScale, "maximumZoomScale"),
      .property(\UIScrollView.zoomScale, "zoomScale"),
      .property(\UIScrollView.bouncesZoom, "bouncesZoom"),
      .property(\UIScrollView.isZooming, "zooming"),
      .property(\UIScrollView.isZoomBouncing, "zoomBouncing"),
      .property(\UIScrollView.pinchGestureRecognizer, "pinchGestureRecognizer"),
      .method(UIScrollView.flashScrollIndicators, "flashScrollIndicators"),
    ]
  }
}
