import QuartzCore

extension UIView {
  // MARK: Traits

  /// Returns the traits that result from those of the superview, the controller, and the view's own
  /// overrides.
  func currentTraits() -> UITraitCollection {
    let base =
      superview?.traitCollection ?? asWindow?.traitsOfScreen
      ?? inherited.traits ?? .current
    return traits(inheriting: base)
  }

  /// Returns the traits that result from inherited ones, the controller, and the view's own overrides.
  func traits(inheriting base: UITraitCollection) -> UITraitCollection {
    guard
      viewAppearance.overrideUserInterfaceStyle != .unspecified || viewController != nil
        || inherited.traitState != nil
    else { return base }
    var values = base.values
    if let viewController { values = viewController.traits(inheriting: values) }
    if viewAppearance.overrideUserInterfaceStyle != .unspecified {
      values.userInterfaceStyle = viewAppearance.overrideUserInterfaceStyle
    }
    inherited.traitState?.overrides.apply(to: &values)
    return values == base.values ? base : UITraitCollection(values: values)
  }

  /// Updates the traits of the view and its descendants, and notifies each view whose traits
  /// changed.
  package func refreshTraits() {
    let new = currentTraits()
    let old = inherited.traits
    guard old !== new else { return }
    inherited.traits = new
    guard old?.values != new.values else {
      for subview in subviews { subview.refreshTraits() }
      return
    }
    traitsChangedForProxies()
    if viewAppearance.backgroundColor != nil, new.hasDifferentColorAppearance(comparedTo: old) {
      applyBackgroundColor()
    }
    for subview in subviews { subview.refreshTraits() }
    new.performAsCurrent {
      traitCollectionDidChange(old)
      viewController?.viewTraitsChanged(from: old)
      inherited.traitState?.notify(self, from: old ?? .initial, to: new)
    }
    if old?.layoutDirection != new.layoutDirection { setNeedsLayout() }
  }

  func applyBackgroundColor() {
    layer.backgroundColor =
      viewAppearance.backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Tint

  var effectiveTintColor: UIColor {
    let (color, mode) = inheritedTint
    return mode == .dimmed ? color.withDimmedTint : color
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode { inheritedTint.mode }

  /// The color and the mode of the nearest views that have them, beginning with this view.
  private var inheritedTint: (color: UIColor, mode: TintAdjustmentMode) {
    var color: UIColor?
    var mode = TintAdjustmentMode.automatic
    var view = self
    while true {
      if color == nil { color = view.viewAppearance.tintColor }
      if mode == .automatic { mode = view.viewAppearance.tintAdjustmentMode }
      guard color == nil || mode == .automatic, let superview = view.tree.superview else { break }
      view = superview
    }
    // R-INFO-14
    return (
      color ?? (view as? UIWindow)?.screen.configuration.accentColor ?? .systemBlue,
      mode == .automatic ? .normal : mode
    )
  }

  /// Notifies the view and the descendants that inherit its tint color.
  func tintChanged() {
    tintColorDidChange()
    for subview in subviews
    where subview.viewAppearance.tintColor == nil || subview.inheritsTintMode {
      subview.tintChanged()
    }
  }

  private var inheritsTintMode: Bool { viewAppearance.tintAdjustmentMode == .automatic }

  // MARK: Layout direction

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

  /// Returns the direction of content with a semantic attribute, in the language of the main
  /// screen.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    layoutDirection(of: attribute, in: UIScreen.main.traitCollection)
  }

  /// Returns the direction of content with a semantic attribute inside content of another
  /// direction.
  ///
  /// - Parameters:
  ///   - attribute: The attribute of the content.
  ///   - direction: The direction of the surrounding content, which applies to the attribute
  ///     `unspecified`.
  /// - Returns: The layout direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .unspecified ? direction : layoutDirection(of: attribute, in: .current)
  }
}

extension UIColor {
  // R-VIEW-50
  /// The dimmed variant of a tint color: gray with the same luminance.
  fileprivate var withDimmedTint: UIColor {
    guard isDynamic else { return UIColor(dimming: cgColor) }
    return UIColor { [source] in UIColor(dimming: source.resolved(with: $0)) }
  }

  private convenience init(dimming color: CGColor) {
    let luminance =
      0.2126 * WideGamut.linear(color.red) + 0.7152 * WideGamut.linear(color.green)
      + 0.0722 * WideGamut.linear(color.blue)
    self.init(white: WideGamut.encoded(luminance), alpha: color.alpha)
  }
}
