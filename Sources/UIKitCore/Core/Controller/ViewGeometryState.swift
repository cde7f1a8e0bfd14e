/// The properties of a view that an animator can change, to be restored.
struct ViewGeometryState {
  private let center: CGPoint
  private let size: CGSize
  private let transform: CGAffineTransform
  private let alpha: CGFloat

  @MainActor init(_ view: UIView) {
    center = view.center
    size = view.bounds.size
    transform = view.transform
    alpha = view.alpha
  }

  @MainActor func restore(_ view: UIView) {
    UIView.performWithoutAnimation {
      view.transform = transform
      view.bounds.size = size
      view.center = center
      view.alpha = alpha
    }
  }
}
