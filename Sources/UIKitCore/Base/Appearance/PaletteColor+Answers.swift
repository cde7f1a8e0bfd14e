extension PaletteColor {
  /// Creates the resolved values of a dynamic color for all traits on which colors depend.
  init(answersOf source: DynamicColor) {
    let colors = PaletteColor.surroundings.map { surroundings in
      let traits = UITraitCollection(
        values: TraitValues {
          $0.userInterfaceStyle = surroundings.isDark ? .dark : .light
          $0.accessibilityContrast = surroundings.increasesContrast ? .high : .normal
          $0.userInterfaceLevel = surroundings.isElevated ? .elevated : .base
        }
      )
      return source.resolved(with: UITraitCollection(traitsFrom: [.current, traits]))
    }
    self = PaletteColor(variants: colors) ?? SystemPalette.label
  }
}

extension UIColor {
  /// Returns a dynamic color whose closure is called once for each combination of traits; it is
  /// equal to others with the same results.
  static func answers(_ provider: @escaping (UITraitCollection) -> UIColor) -> UIColor {
    UIColor(source: .palette(PaletteColor(answersOf: .provider(provider))))
  }
}
