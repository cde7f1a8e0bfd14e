extension UIViewController {
  func _addChild(_ child: UIViewController) {
    switch Containment.addition(of: child, to: self, parentOf: \.containment.parent) {
    case .allowed: break
    case .leavesOtherParent:
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    case .isChildAlready:
      return Log.warning(
        "\(describe(self)): addChild(_:) ignores \(describe(child)), which is a child already."
      )
    case .isItself:
      Misuse.raise(reason: "Can't add self as a child view controller: \(describe(self)).")
    case .isAncestor:
      Misuse.raise(
        reason: "Can't add \(describe(child)) as a child view controller of its own descendant."
      )
    }
    child.willMove(toParent: self)
    guard child.containment.parent == nil else { return }
    let observed = child.attachments?.begin("parentViewController")
    containment.append(child)
    child.containment.parent = self
    child.updateScrollViewObserver()
    observed?.end()
    child.surroundingsChanged()
  }

  func _removeFromParent() {
    guard let parent = containment.parent else { return }
    let observed = attachments?.begin("parentViewController")
    parent.containment.remove(self)
    containment.parent = nil
    updateScrollViewObserver()
    observed?.end()
    context.overrideTraits = nil
    surroundingsChanged()
    if parent.shouldAutomaticallyForwardAppearanceMethods { finishAppearanceAlone() }
    didMove(toParent: nil)
  }

  /// Returns the nearest ancestor of a class, such as a tab bar controller.
  func nearestAncestor<Kind: UIViewController>(of kind: Kind.Type) -> Kind? {
    Containment.nearestAncestor(of: self, parentOf: \.containment.parent) { $0 is Kind } as? Kind
  }

  func _transition(
    _ from: UIViewController,
    _ to: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, from !== to,
      let host = from.view.superview, let arriving = to.view
    else {
      Log.warning(
        "\(describe(self)): transition(from:to:) ignored; both controllers must be children, and the first must be visible."
      )
      return
    }
    let animated = duration > 0
    to.beginAppearance(.appearing, animated: animated)
    from.beginAppearance(.disappearing, animated: animated)
    host.addSubview(arriving)
    let change = {
      animations?()
      return
    }
    let ending: (Bool) -> Void = { finished in
      from.viewIfLoaded?.removeFromSuperview()
      from.endAppearance()
      to.endAppearance()
      completion?(finished)
    }
    guard animated else {
      change()
      return ending(true)
    }
    UIView.transition(
      with: host,
      duration: duration,
      options: options,
      animations: change,
      completion: ending
    )
  }
}
