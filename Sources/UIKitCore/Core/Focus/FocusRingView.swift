/// A ring in the tint color around the item that was selected with the keyboard.
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

  /// Shows the ring at a frame of a view, or removes it if `view` is `nil`.
  func show(in view: UIView?, at frame: CGRect = .zero) {
    guard let view else { return removeFromSuperview() }
    if superview !== view { view.addSubview(self) }
    self.frame = frame
  }
}
