import QuartzCore

/// A view that applies a visual effect, such as a blur, to the content behind it.
///
/// Add subviews to ``UIVisualEffectView/contentView``, not to the view itself. If the user prefers
/// reduced transparency, the view is filled with the opaque color of the blur instead.
///
/// Unlike iOS, the tint of a blur is drawn by the backdrop view, and there is a separate tint view
/// only while the material is opaque.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  // R-AX-21
  /// The view to which the app adds its subviews, above the effect.
  public let contentView: UIView = _UIVisualEffectContentView(frame: .zero)

  private let backdrop = _UIVisualEffectBackdropView(frame: .zero)
  private var fill: _UIVisualEffectSubview?

  /// The effect that is applied to the backdrop.
  ///
  /// The default value is `nil`, for which the backdrop is shown unchanged.
  @NSCopying open var effect: UIVisualEffect? {
    didSet { applyEffect() }
  }

  /// Creates a view with an effect and a zero frame.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    setUp()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from an archive, without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeEffectView(from: coder) }
  }

  private func setUp() {
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    applyEffect()
  }

  /// Updates the effect, because its material can depend on the interface style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyEffect()
  }

  /// The strength of the effect, from 0 to 1.
  ///
  /// The property is animatable.
  var strength: CGFloat {
    get { backdrop.strength }
    set {
      backdrop.strength = newValue
      fill?.alpha = newValue
    }
  }

  /// Removes the animations of the strength, which then has its final value.
  func endFade() {
    backdrop.layer.removeAllAnimations()
    fill?.layer.removeAllAnimations()
  }

  private func applyEffect() {
    let material = (effect as? UIBlurEffect).map { Material($0.style, in: traitCollection) }
    backdrop.show(material.flatMap { $0.isOpaque ? nil : $0 })
    showFill(material.flatMap { $0.isOpaque ? $0.tint : nil })
    // R-VIEW-60
    contentView.layer.silhouetteColor =
      (effect as? UIVibrancyEffect)?.color(in: traitCollection).cgColor
  }

  private func showFill(_ color: CGColor?) {
    guard let color else {
      fill?.removeFromSuperview()
      fill = nil
      return
    }
    let view = fill ?? _UIVisualEffectSubview(frame: bounds)
    view.backgroundColor = UIColor(cgColor: color)
    view.alpha = strength
    guard fill == nil else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    fill = view
    insertSubview(view, aboveSubview: backdrop)
  }
}

/// The view that shows the blurred backdrop.
final class _UIVisualEffectBackdropView: UIView {
  override class var layerClass: AnyClass { CABackdropLayer.self }

  var strength: CGFloat {
    get { (layer as? CABackdropLayer)?.intensity ?? 1 }
    set { (layer as? CABackdropLayer)?.intensity = newValue }
  }

  func show(_ material: Material?) {
    isHidden = material == nil
    guard let material, let backdrop = layer as? CABackdropLayer else { return }
    backdrop.blurRadius = material.blurRadius
    backdrop.saturation = material.saturation
    backdrop.tint = material.tint
  }
}

/// The view that covers the backdrop with an opaque color.
final class _UIVisualEffectSubview: UIView {}

/// The view that contains the app's subviews.
final class _UIVisualEffectContentView: UIView {}
