extension PaletteColor {
  /// Returns a color with the resolved values of a dynamic color, for all traits on which colors
  /// depend.
  static func resolving(_ source: DynamicColor) -> PaletteColor {
    let colors = PaletteColor.colorTraits.map { colorTraits in
      let traits = UITraitCollection(
        values: TraitValues {
          $0.userInterfaceStyle = colorTraits.isDark ? .dark : .light
          $0.accessibilityContrast = colorTraits.increasesContrast ? .high : .normal
          $0.userInterfaceLevel = colorTraits.isElevated ? .elevated : .base
        }
      )
      return source.resolved(with: UITraitCollection(traitsFrom: [.current, traits]))
    }
    return PaletteColor(variants: colors) ?? SystemPalette.label
  }
}

extension UIColor {
  /// Returns a dynamic color whose closure is called once for each combination of traits.
  ///
  /// Two such colors are equal if all their resolved values are equal.
  static func resolvedPerTraits(_ provider: @escaping (UITraitCollection) -> UIColor) -> UIColor {
    UIColor(source: .palette(.resolving(.provider(provider))))
  }
}
