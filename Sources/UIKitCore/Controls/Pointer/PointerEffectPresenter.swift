import QuartzCore

/// Shows the effect of a pointer on a view.
///
/// Only the presentation of the view changes: its transform and the properties of its layer keep the
/// values of the app.
@MainActor final class PointerEffectPresenter {
  private let preview: UITargetedPreview
  private var platter: UIView?
  private let tint: UIPointerEffect.TintMode
  private let isHighlight: Bool
  private let hasShadow: Bool
  private let grows: Bool
  private let shape: UIPointerShape?

  private static let keys = (scale: "UIPointerScale", shadow: "UIPointerShadow")

  init(_ effect: UIPointerEffect, shape: UIPointerShape?) {
    preview = effect.preview
    self.shape = shape
    switch effect {
    case .automatic, .highlight:
      (isHighlight, tint, hasShadow, grows) = (true, .underlay, false, false)
    case .lift: (isHighlight, tint, hasShadow, grows) = (false, .none, true, true)
    case .hover(_, let tint, let prefersShadow, let prefersScale):
      (isHighlight, self.tint, hasShadow, grows) = (false, tint, prefersShadow, prefersScale)
    }
  }

  func begin() {
    guard preview.view.window != nil else { return }
    if tint != .none { addPlatter() }
    animate(toBegin: true)
  }

  func end(animated: Bool) {
    platter.map { platter in
      UIView.animate(
        withDuration: animated ? PointerMetrics.duration : 0,
        animations: { platter.alpha = 0 },
        completion: { _ in platter.removeFromSuperview() }
      )
    }
    platter = nil
    animate(toBegin: false)
  }

  // R-PTR-5
  private func addPlatter() {
    let view = preview.view
    let platter = UIView()
    platter.isUserInteractionEnabled = false
    platter.backgroundColor =
      isHighlight ? .tertiarySystemFill : UIColor.label.withAlphaComponent(PointerMetrics.tintAlpha)
    let container = preview.target.container
    let part = preview.parameters.visiblePath?.bounds ?? view.bounds
    let own = (rect: container.convert(part, from: view), radius: cornerRadius)
    let place = shape?.platter ?? own
    platter.frame = place.rect
    platter.layer.cornerRadius = place.radius
    if tint == .overlay {
      view.addSubview(platter)
      platter.frame = view.convert(place.rect, from: container)
    } else if view.superview === container {
      container.insertSubview(platter, belowSubview: view)
    } else {
      container.addSubview(platter)
    }
    platter.alpha = 0
    UIView.animate(withDuration: PointerMetrics.duration) { platter.alpha = 1 }
    self.platter = platter
  }

  private var cornerRadius: CGFloat {
    let own = preview.view.layer.cornerRadius
    return own > 0 ? own : UIPointerShape.defaultCornerRadius
  }

  /// Animates the presentation of the layer from or to the values of the app.
  private func animate(toBegin begins: Bool) {
    let layer = preview.view.layer
    if grows {
      let scale = PointerMetrics.scale(of: preview.size)
      let animation = makeAnimation("transform.scale", begins, plain: 1, changed: scale)
      layer.add(animation, forKey: Self.keys.scale)
    }
    guard hasShadow else { return }
    let group = CAAnimationGroup()
    group.animations = [
      makeAnimation("shadowOpacity", begins, plain: 0, changed: PointerMetrics.shadowOpacity),
      makeAnimation("shadowRadius", begins, plain: 0, changed: PointerMetrics.shadowRadius),
    ]
    complete(group, begins)
    layer.add(group, forKey: Self.keys.shadow)
  }

  private func makeAnimation<Value>(
    _ keyPath: String,
    _ begins: Bool,
    plain: Value,
    changed: Value
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = begins ? plain : changed
    animation.toValue = begins ? changed : plain
    complete(animation, begins)
    return animation
  }

  private func complete(_ animation: CAAnimation, _ begins: Bool) {
    animation.duration = PointerMetrics.duration
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = !begins
  }
}
