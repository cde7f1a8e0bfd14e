/// The view of a navigation controller: the pages, the bar above them, a toolbar below.
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

  /// The whole pass, which first brings a page that nobody has shown yet.
  override func layoutSublayers(of layer: CALayer) {
    controller?.transition.stage()
    super.layoutSublayers(of: layer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pagesView.frame = bounds
    controller?.layOut()
  }

  /// The direction of writing, or the height of the bar, may be another one now.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.swiping.directionChanged(in: self)
    setNeedsLayout()
  }

  /// A bar or a tab bar around it came, went or grew.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    controller?.surroundingBarsChanged()
  }
}

/// Holds the page in view, and two while one takes the other's place.
///
/// Its pages get their safe area from the controller alone, since where they are while they move says nothing.
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
