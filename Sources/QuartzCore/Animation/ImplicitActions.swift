import CoreGraphics

/// Finds the action for a changed property, and creates the default animation if there is none.
enum ImplicitActions {
  /// An action that was found before a change and runs after it.
  struct Pending {
    var key: String
    var action: CAAction
    /// The property that is animated, if the action is a basic animation.
    var property: LayerKey?
    /// The value that was visible before the change.
    var seen: LayerValue?
    /// The value of the property before the change.
    var old: LayerValue?

    func run(on layer: CALayer) {
      if let basic = action as? CABasicAnimation { complete(basic, layer) }
      action.run(forKey: key, object: layer, arguments: nil)
    }

    /// Sets the start value of an animation without values to the value that was visible.
    ///
    /// An additive animation runs from the difference to zero instead, so that several animations
    /// can overlap.
    private func complete(_ animation: CABasicAnimation, _ layer: CALayer) {
      guard animation.given.isEmpty, animation.keyPath == key, let property, let old, let seen
      else { return }
      if animation.isAdditive, let new = property.get(layer), new.isAddable {
        animation.given.from = .read(old.adding(new.scaled(by: -1)))
        animation.given.to = .read(new.zero)
      } else {
        animation.isAdditive = false
        animation.given.from = .read(seen)
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
    // A layer that has not been rendered yet, or that isn't in a tree, has no value to start from.
    guard layer.flags.contains(.isCommitted), layer.root.extras?.compositor != nil,
      let value = LayerKeys.key(key, of: layer)?.get(layer), CATransaction.animationDuration() > 0
    else { return nil }
    // Booleans can't be interpolated: the animation would only delay the change.
    if case .flag = value { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
