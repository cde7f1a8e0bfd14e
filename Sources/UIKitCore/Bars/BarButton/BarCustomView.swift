/// Measures and places the custom view of an item.
@MainActor
enum BarCustomView {
  // R-BBI-6
  /// Returns the size that the view's constraints require if the view uses Auto Layout, or else the
  /// size of its bounds, or else its fitting size.
  static func size(of view: UIView) -> CGSize {
    let size = wantedSize(of: view)
    return CGSize(
      width: BarButtonLayout.Button.length(size.width),
      height: BarButtonLayout.Button.length(size.height)
    )
  }

  private static func wantedSize(of view: UIView) -> CGSize {
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let own = view.bounds.size
    guard own.width <= 0 || own.height <= 0 else { return own }
    let fitting = view.sizeThatFits(own)
    guard fitting.width <= 0 || fitting.height <= 0 else { return fitting }
    let wanted = view.intrinsicContentSize
    let size = CGSize(
      width: max(own.width, fitting.width, wanted.width),
      height: max(own.height, fitting.height, wanted.height)
    )
    guard size.width <= 0 || size.height <= 0 else { return size }
    let inner = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: max(size.width, inner.width), height: max(size.height, inner.height))
  }

  static func place(_ view: UIView, in frame: CGRect) {
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
  }
}
