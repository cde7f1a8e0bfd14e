import QuartzCore

/// A view behind whose content an effect is applied to whatever lies under the view.
///
/// Where the user wants less transparency the view is filled with the blur's colour instead. (R-AX-21)
///
/// Unlike iOS, the tint of a blur is drawn by the backdrop itself; a separate view is there only while nothing shows through.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Where the application puts its own views, above the effect.
  public let contentView: UIView = _UIVisualEffectContentView(frame: .zero)

  private let backdrop = _UIVisualEffectBackdropView(frame: .zero)
  private var fill: _UIVisualEffectSubview?

  /// What is done to the backdrop; nil shows it unchanged.
  @NSCopying open var effect: UIVisualEffect? {
    didSet { applyEffect() }
  }

  /// Creates a view of size zero with an effect.
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

  /// Materials that follow the interface style change with it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyEffect()
  }

  /// How much of the effect is seen, 0 to 1; animation blocks change it gradually.
  var strength: CGFloat {
    get { backdrop.strength }
    set {
      backdrop.strength = newValue
      fill?.alpha = newValue
    }
  }

  /// Brings changes of the effect that are under way to their end.
  func endFade() {
    backdrop.layer.removeAllAnimations()
    fill?.layer.removeAllAnimations()
  }

  private func applyEffect() {
    let material = (effect as? UIBlurEffect).map { Material($0.style, in: traitCollection) }
    backdrop.show(material.flatMap { $0.isOpaque ? nil : $0 })
    showFill(material.flatMap { $0.isOpaque ? $0.tint : nil })
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

/// Shows the blurred backdrop.
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

/// Hides the backdrop.
final class _UIVisualEffectSubview: UIView {}

/// Holds what the application puts above the effect.
final class _UIVisualEffectContentView: UIView {}
