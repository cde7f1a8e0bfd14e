import QuartzCore

/// The view of a search controller: it dims the page, and shows the results.
///
/// Without either, touches go to the page.
final class SearchContainerView: UIView {
  let dimming = UIView()
  var dimmingTapped: (@MainActor () -> Void)?
  /// The list of suggestions, or `nil` for none.
  var suggestions: UIView? {
    didSet {
      guard suggestions !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let suggestions else { return }
      suggestions.frame = bounds
      suggestions.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(suggestions)
    }
  }

  /// The list of suggestions is in front of the results.
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let suggestions, suggestions.superview === self, subviews.last !== suggestions {
      bringSubviewToFront(suggestions)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.alpha = 0
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = bounds
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  override var takesWholeSafeArea: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === dimming else {
      return super.touchesEnded(touches, with: event)
    }
    dimmingTapped?()
  }

  /// Covers the visible part of the superview, in front of its other views.
  func coverSuperview() {
    guard let superview else { return }
    if superview.subviews.last !== self { superview.bringSubviewToFront(self) }
    if untransformedFrame != superview.bounds { untransformedFrame = superview.bounds }
  }
}

extension SearchContainerView: ScrollMovementObserver {
  func scrollViewMoved(_ scrollView: UIScrollView) {
    if superview === scrollView { coverSuperview() }
  }
}
