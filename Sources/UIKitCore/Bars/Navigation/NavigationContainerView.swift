/// The view of a navigation controller: the pages, the navigation bar and the toolbar.
@preconcurrency @MainActor
final class NavigationContainerView: UIView {
  weak var controller: UINavigationController?
  let pagesView = NavigationPagesView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(pagesView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Lays out the view, after showing the first page if no page is shown yet.
  override func layoutSublayers(of layer: CALayer) {
    controller?.transition.stage()
    super.layoutSublayers(of: layer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pagesView.frame = bounds
    controller?.layOut()
  }

  /// Updates the layout direction and the height of the bar.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.swiping.directionChanged(in: self)
    controller?.barHidingIfMade?.sizeClassChanged()
    setNeedsLayout()
  }

  /// Lays out the bars and pages again after the surrounding bars have changed.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    controller?.surroundingBarsChanged()
  }
}

/// The container of the shown page, and of two pages during a transition.
///
/// The pages get their safe area from the controller only, since their frames change during
/// transitions.
@preconcurrency @MainActor
final class NavigationPagesView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var safeAreaForSubviews: UIEdgeInsets { .zero }
}
