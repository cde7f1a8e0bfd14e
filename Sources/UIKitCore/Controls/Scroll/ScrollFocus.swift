import QuartzCore

/// Which scroll view is meant where nothing points at one: by keys and by a tap on the status bar.
@MainActor enum ScrollFocus {
  /// The one that the user scrolled last.
  static weak var lastUsed: UIScrollView?

  /// Lets a key scroll: the view used last, else the largest one in the window.
  static func press(_ key: KeyInput, in window: UIWindow) -> Bool {
    guard ScrollKey(key) != nil else { return false }
    let views = visible(in: window)
    if let lastUsed, views.contains(where: { $0 === lastUsed }), lastUsed.press(key) { return true }
    let bySize = views.sorted {
      $0.bounds.width * $0.bounds.height > $1.bounds.width * $1.bounds.height
    }
    return bySize.contains { $0.press(key) }
  }

  /// The status bar was tapped: the one scroll view that listens goes to its top; on a pad that nearest to the bar.
  @discardableResult static func statusBarTapped(in window: UIWindow) -> Bool {
    let listening = visible(in: window).filter(\.scrollsToTop)
    let isPad = window.traitCollection.userInterfaceIdiom == .pad
    guard listening.count == 1 || isPad else { return false }
    func top(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }
    return listening.min { top($0) < top($1) }?.scrollToTop() ?? false
  }

  /// The scroll views of a window that somebody can see, from back to front.
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

/// A finger that taps the strip of the screen in which the status bar stands.
@MainActor enum StatusBarTap {
  /// Whether a touch that has just ended was one, and nobody else made use of it.
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
  /// Moves the content's top into view, if the delegate agrees; says whether it does.
  func scrollToTop() -> Bool {
    let target = aligned(CGPoint(x: bounds.minX, y: limits.y.lower))
    guard bounds.minY > target.y, hold == nil,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    stopCourse()
    run(glide(to: target), for: .scrollingToTop)
    return true
  }
}
