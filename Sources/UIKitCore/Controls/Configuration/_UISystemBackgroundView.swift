import QuartzCore

/// A view that shows a `UIBackgroundConfiguration`.
final class _UISystemBackgroundView: UIView {
  private let fill = UIView()
  private var stroke: UIView?
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var custom: UIView?

  var configuration = UIBackgroundConfiguration.clear() {
    didSet { if configuration != oldValue || fill.superview == nil { show() } }
  }

  private func show() {
    if fill.superview == nil { addSubview(fill) }
    isUserInteractionEnabled = false
    fill.layer.cornerRadius = max(configuration.cornerRadius, 0)
    fill.clipsToBounds = configuration.cornerRadius > 0 || configuration.image != nil
    showColors()
    showEffect()
    showImage()
    if custom !== configuration.customView {
      if custom?.superview === fill { custom?.removeFromSuperview() }
      custom = configuration.customView
    }
    if let custom { fill.addSubview(custom) }
    setNeedsLayout()
  }

  private func showColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let width = max(configuration.strokeWidth, 0)
    guard width > 0 else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let line = stroke ?? UIView()
    stroke = line
    line.layer.borderWidth = width
    line.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    if line.superview == nil { addSubview(line) }
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    effectView = view
    if view.effect !== effect { view.effect = effect }
    view.clipsToBounds = true
    view.layer.cornerRadius = fill.layer.cornerRadius
    if view.superview == nil { insertSubview(view, at: 0) }
  }

  private func showImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    imageView = view
    view.image = image
    view.contentMode = configuration.imageContentMode
    if view.superview == nil { fill.insertSubview(view, at: 0) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // R-CTL-71
    let insets = configuration.backgroundInsets
      .resolved((superview ?? self).effectiveUserInterfaceLayoutDirection)
    fill.frame = bounds.inset(by: insets)
    effectView?.frame = fill.frame
    imageView?.frame = fill.bounds
    custom?.frame = fill.bounds
    guard let stroke else { return }
    let outset = configuration.strokeOutset.isFinite ? configuration.strokeOutset : 0
    stroke.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
    stroke.layer.cornerRadius = max(fill.layer.cornerRadius + outset, 0)
  }
}
