/// The view of a tab bar controller: a content area and the bar, and nothing else. (R-STR-1)
@preconcurrency @MainActor
final class UILayoutContainerView: UIView {
  weak var controller: UITabBarController?
  let transitionView = UITransitionView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(transitionView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The whole pass, with the controller's callbacks before and after `layoutSubviews()`.
  override func layoutSublayers(of layer: CALayer) {
    controller?.containerLayoutBegins()
    super.layoutSublayers(of: layer)
    controller?.containerLayoutEnded()
  }

  /// There may be room for more items now, or for fewer. (R-MORE-2)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    transitionView.frame = bounds
    controller?.placeBar()
  }
}

/// The content area, in which one child's view takes the place of another's.
@preconcurrency @MainActor
final class UITransitionView: UIView {
  let wrapperView = UIViewControllerWrapperView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wrapperView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    wrapperView.frame = bounds
  }
}

/// Holds the view of the child that is shown, as large as itself unless the child ends at the bar.
@preconcurrency @MainActor
final class UIViewControllerWrapperView: UIView {
  private var tabs: UITabBarController? {
    (superview?.superview as? UILayoutContainerView)?.controller
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let tabs, tabs.transition.movesViews { return tabs.transition.contentAreaChanged() }
    for child in subviews where child.transform == .identity { child.frame = frame(of: child) }
  }

  func frame(of view: UIView) -> CGRect {
    guard let child = view.viewController as? UIViewController,
      let tabs = child.parent as? UITabBarController
    else { return bounds }
    return tabs.frame(of: child, in: bounds)
  }
}
