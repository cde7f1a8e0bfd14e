extension PaletteColor {
  /// What a dynamic colour is in each of the surroundings that colours are sensitive to.
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
  /// A dynamic colour whose closure is asked once for each of the surroundings; equal to others with the same answers.
  static func answers(_ provider: @escaping (UITraitCollection) -> UIColor) -> UIColor {
    UIColor(source: .palette(PaletteColor(answersOf: .provider(provider))))
  }
}
