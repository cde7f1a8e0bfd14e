/// The view of a tab bar controller, which contains the content area and the bar.
@preconcurrency @MainActor
final class UILayoutContainerView: UIView {
  // R-STR-1
  weak var controller: UITabBarController?
  let transitionView = UITransitionView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(transitionView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Lays out the view, with the controller's callbacks before and after `layoutSubviews()`.
  override func layoutSublayers(of layer: CALayer) {
    controller?.containerLayoutBegins()
    super.layoutSublayers(of: layer)
    controller?.containerLayoutEnded()
  }

  /// Updates the number of items that fit on the bar.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    // R-MORE-2
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Updates the height of the bar.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Updates the height of the bar, which is known in a window only.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    transitionView.frame = bounds
    controller?.placeBar()
  }
}

/// The content area, in which the children's views are exchanged.
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

/// The container of the shown child's view.
///
/// The view fills it unless the child ends at the bar.
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
    // A child that is selected in its `willMove(toParent:)` is shown before it has a parent.
    guard let tabs, let child = view.viewController as? UIViewController else { return bounds }
    return tabs.frame(of: child, in: bounds)
  }
}
