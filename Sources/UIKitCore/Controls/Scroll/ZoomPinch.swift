/// The pinch recognizer that zooms the content of a scroll view.
final class ZoomPinch: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if liveTouches.count == 2, state == .possible, scrollView?.zoomedView == nil { state = .failed }
  }

  // R-ZOOM-20
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPan)
  }

  override func didEnter(_ state: State) {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.beginPinch(at: place(in: scrollView))
    case .changed: scrollView.followPinch(to: place(in: scrollView), factor: scale)
    case .ended, .cancelled: scrollView.endPinch()
    case .possible, .failed: break
    }
  }

  /// Returns the point between the first two fingers, in the visible area.
  private func place(in scrollView: UIScrollView) -> CGPoint {
    let first = location(ofTouch: 0, in: scrollView)
    let second = location(ofTouch: 1, in: scrollView)
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    return scrollView.visiblePlace(of: middle)
  }
}
