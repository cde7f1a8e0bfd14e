import QuartzCore

/// Selection of the scroll view that receives keys and status bar taps.
@MainActor enum ScrollFocus {
  /// The scroll view that the user scrolled last.
  static weak var lastUsed: UIScrollView?

  /// Scrolls the scroll view that was used last or, if it does not accept the key, the largest one
  /// that does.
  static func press(_ key: KeyInput, in window: UIWindow) -> Bool {
    guard ScrollKey(key) != nil else { return false }
    let views = visible(in: window)
    if let lastUsed, views.contains(where: { $0 === lastUsed }), lastUsed.press(key) { return true }
    let bySize = views.sorted {
      $0.bounds.width * $0.bounds.height > $1.bounds.width * $1.bounds.height
    }
    return bySize.contains { $0.press(key) }
  }

  /// Scrolls to the top after a tap on the status bar, and returns whether a scroll view did.
  ///
  /// On iPad, the topmost scroll view with `scrollsToTop` is used. On other devices, there must be
  /// exactly one.
  @discardableResult static func statusBarTapped(in window: UIWindow) -> Bool {
    let listening = visible(in: window).filter(\.scrollsToTop)
    let isPad = window.traitCollection.userInterfaceIdiom == .pad
    guard listening.count == 1 || isPad else { return false }
    func top(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }
    return listening.min { top($0) < top($1) }?.scrollToTop() ?? false
  }

  /// Returns the visible scroll views of a window, from back to front.
  static func visible(in window: UIWindow) -> [UIScrollView] {
    var found: [UIScrollView] = []
    func search(_ view: UIView) {
      guard !view.isHidden, view.alpha >= ViewMetrics.faintestTouchableAlpha else { return }
      if let scrollView = view as? UIScrollView,
        !view.convert(view.bounds, to: nil).intersection(window.bounds).isEmpty
      {
        found.append(scrollView)
      }
      for subview in view.subviews { search(subview) }
    }
    search(window)
    return found
  }
}

/// Detects taps on the status bar.
@MainActor enum StatusBarTap {
  /// Returns whether an ended touch was a tap on the status bar that no control or recognizer
  /// handled.
  static func ends(with touch: UITouch, on screen: UIScreen) -> Bool {
    guard touch.phase == .ended, touch.tapCount == 1, let window = touch.window else {
      return false
    }
    let height = screen.safeAreaInsets.top
    let start = window.convert(touch.startPosition, to: nil as UIWindow?)
    let end = window.convert(touch.position, to: nil as UIWindow?)
    guard start.y < height, end.y < height, start.distance(to: end) < GestureMetrics.panDistance
    else { return false }
    return !(touch.view is UIControl) && !(touch.gestureRecognizers ?? []).contains { $0.hasWon }
  }
}

extension UIScrollView {
  /// Scrolls to the top if the delegate allows it, and returns whether it does.
  func scrollToTop() -> Bool {
    let target = aligned(CGPoint(x: bounds.minX, y: limits.y.lower))
    guard bounds.minY > target.y, hold == nil,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    stopScrollAnimation()
    run(glide(to: target), for: .scrollingToTop)
    return true
  }
}
