/// A ring in the tint around what the keyboard has marked.
@preconcurrency @MainActor
final class FocusRingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = FocusMetrics.ringCornerRadius
    layer.borderWidth = FocusMetrics.ringWidth
    showTint()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showTint()
  }

  private func showTint() {
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  /// Stands in a view with a frame of that view; nowhere for nil.
  func stand(in view: UIView?, at frame: CGRect = .zero) {
    guard let view else { return removeFromSuperview() }
    if superview !== view { view.addSubview(self) }
    self.frame = frame
  }
}
