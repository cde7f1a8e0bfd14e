/// The container of an app's title view, so that transitions do not change the view itself.
@preconcurrency @MainActor
final class _UINavigationBarTitleHolder: UIView {
  // R-NBAR-20
  private(set) weak var titleView: UIView?

  func show(_ view: UIView?) {
    if let titleView, titleView !== view, titleView.superview === self {
      titleView.removeFromSuperview()
    }
    titleView = view
    guard let view, view.superview !== self else { return }
    addSubview(view)
  }

  /// Returns the size that the view's constraints require, or else its fitting size, or else its
  /// current size.
  func fittingSize(in room: CGSize) -> CGSize {
    guard let titleView else { return .zero }
    guard titleView.translatesAutoresizingMaskIntoConstraints else {
      return titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let preferred = titleView.sizeThatFits(room)
    let size =
      preferred.isFinite && preferred.width > 0 && preferred.height > 0
      ? preferred : titleView.bounds.size
    return size.isFinite ? size : .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let titleView, titleView.superview === self else { return }
    titleView.bounds.size = bounds.size
    titleView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
