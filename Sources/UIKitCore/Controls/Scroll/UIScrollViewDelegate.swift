import Foundation

/// The methods of a scroll view's delegate.
///
/// Implement them to follow scrolling and to change the offset at which the content comes to rest.
/// All methods have default implementations.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset has changed, except by setting `bounds`.
  ///
  /// While the content moves, it is called at most once per frame.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when the user begins to drag, before the content moves.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the user lifts the finger.
  ///
  /// Modify `targetContentOffset` to change the offset at which the content comes to rest. The
  /// offset is limited to the content. An offset that is not finite is ignored, and a warning is
  /// logged.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Called after a drag has ended.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when a deceleration has ended or has been interrupted by a touch or by the app.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of an animation that the app or a key started.
  ///
  /// It is not called if the content was already at its target.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar scrolls to the top.
  ///
  /// The default is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after a tap on the status bar has scrolled the content to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called after ``UIScrollView/adjustedContentInset`` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  // R-ZOOM-1
  /// Returns the view that is scaled when the user or the app zooms the content.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: A subview of the scroll view, or `nil`, the default, if the content cannot be
  ///   zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called before the user, or the app with animation, zooms the content.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is scaled.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after ``UIScrollView/zoomScale`` has changed.
  ///
  /// While the content is zoomed, it is called at most once per step of a gesture or per frame of an
  /// animation. Apps center content that is smaller than the scroll view in this method or in
  /// `layoutSubviews()`.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when the user has lifted the fingers and the scale is inside its limits, and after an
  /// animated change of the scale.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was scaled.
  ///   - scale: Its scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target unchanged.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content continues to move.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is scaled.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was scaled.
  ///   - scale: Its scale.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}
