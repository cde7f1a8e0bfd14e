import CoreGraphics

/// Finds what a changed property does, and animates layers that nobody answers for.
enum ImplicitActions {
  /// An action found before a change, to run after it.
  struct Pending {
    var key: String
    var action: CAAction
    /// How the property is read, of an animation without values.
    var property: LayerKey?
    /// What was on the screen before.
    var seen: LayerValue?
    /// The property's own value before.
    var old: LayerValue?

    func run(on layer: CALayer) {
      if let basic = action as? CABasicAnimation { complete(basic, layer) }
      action.run(forKey: key, object: layer, arguments: nil)
    }

    /// An animation without values leads from what was seen to the new value; one that is added to the
    /// property leads from the difference to nothing, so that several can overlap.
    private func complete(_ animation: CABasicAnimation, _ layer: CALayer) {
      guard animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil,
        animation.keyPath == key, let property, let old, let seen
      else { return }
      if animation.isAdditive, let new = property.get(layer), new.isAddable {
        animation.fromValue = old.adding(new.scaled(by: -1))
        animation.toValue = new.zero
      } else {
        animation.isAdditive = false
        animation.fromValue = seen
      }
    }
  }

  static func pending(for key: String, of layer: CALayer) -> Pending? {
    guard !CATransaction.disableActions(), let action = layer.action(forKey: key),
      type(of: action) != NSNull.self
    else { return nil }
    guard action is CABasicAnimation, let property = LayerKeys.key(key, of: layer) else {
      return Pending(key: key, action: action)
    }
    let shown = layer.extras?.presentation ?? layer
    return Pending(
      key: key,
      action: action,
      property: property,
      seen: property.get(shown),
      old: property.get(layer)
    )
  }

  static func action(for key: String, of layer: CALayer) -> CAAction? {
    if let delegate = layer.delegate, let action = delegate.action(for: layer, forKey: key) {
      return action
    }
    if let action = layer.actions?[key] { return action }
    if let action = type(of: layer).defaultAction(forKey: key) { return action }
    // A layer that was in no frame yet, or is in no tree, has nothing to lead from.
    guard layer.flags.contains(.isCommitted), layer.root.extras?.compositor != nil,
      let value = LayerKeys.key(key, of: layer)?.get(layer), CATransaction.animationDuration() > 0
    else { return nil }
    // Yes and no have nothing between them: halfway through would only be late.
    if case .flag = value { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
