import QuartzCore

extension UIView {
  // MARK: Traits

  /// The traits as they follow from the surroundings now.
  func currentTraits() -> UITraitCollection {
    let base =
      superview?.traitCollection ?? (self as? UIWindow)?.screen.traitCollection
      ?? inherited.traits ?? .current
    guard look.overrideUserInterfaceStyle != .unspecified || viewController != nil else {
      return base
    }
    var values = base.values
    if let viewController { values = viewController.traits(inheriting: values) }
    if look.overrideUserInterfaceStyle != .unspecified {
      values.userInterfaceStyle = look.overrideUserInterfaceStyle
    }
    return values == base.values ? base : UITraitCollection(values: values)
  }

  /// Finds the traits anew, here and below, and tells each view whose traits changed.
  package func refreshTraits() {
    let new = currentTraits()
    let old = inherited.traits
    guard old !== new else { return }
    inherited.traits = new
    guard old != new else {
      for subview in subviews { subview.refreshTraits() }
      return
    }
    traitsChangedForProxies()
    if look.backgroundColor != nil, new.hasDifferentColorAppearance(comparedTo: old) {
      applyBackgroundColor()
    }
    for subview in subviews { subview.refreshTraits() }
    new.performAsCurrent {
      traitCollectionDidChange(old)
      viewController?.viewTraitsChanged(from: old)
    }
    if old?.layoutDirection != new.layoutDirection { setNeedsLayout() }
  }

  func applyBackgroundColor() {
    layer.backgroundColor = look.backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Tint

  var effectiveTintColor: UIColor {
    let color = inheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.withDimmedTint : color
  }

  private var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.look.tintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.look.tintAdjustmentMode != .automatic { return current.look.tintAdjustmentMode }
      view = current.superview
    }
    return .normal
  }

  /// Tells this view and those below that take their tint from it.
  func tintChanged() {
    tintColorDidChange()
    for subview in subviews where subview.look.tintColor == nil || subview.inheritsTintMode {
      subview.tintChanged()
    }
  }

  private var inheritsTintMode: Bool { look.tintAdjustmentMode == .automatic }

  // MARK: Direction

  static func layoutDirection(
    of attribute: UISemanticContentAttribute,
    in traits: UITraitCollection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction in which content with the given attribute runs in the application's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    layoutDirection(of: attribute, in: UIScreen.main.traitCollection)
  }

  /// The direction in which content with the given attribute runs inside content of the given direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .unspecified ? direction : layoutDirection(of: attribute, in: .current)
  }
}

extension UIColor {
  /// How a tint looks while dimmed: grey of the same brightness.
  fileprivate var withDimmedTint: UIColor {
    guard isDynamic else { return UIColor(dimming: cgColor) }
    return UIColor { [source] in UIColor(dimming: source.resolved(with: $0)) }
  }

  private convenience init(dimming color: CGColor) {
    let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    self.init(white: brightness, alpha: color.alpha)
  }
}
