/// The source of a color: fixed components, or components that depend on traits.
///
/// A dynamic color is a function of three traits only, so that two resolutions with the same traits
/// are equal and recorded drawings stay valid.
package enum DynamicColor {
  case fixed(CGColor)
  case palette(PaletteColor)
  case provider((UITraitCollection) -> UIColor)
  /// The tint color of the view that uses the color; system blue without a view.
  case tint

  /// The traits on which a palette color depends.
  package struct ColorTraits: Hashable, Sendable {
    package var isDark = false
    package var increasesContrast = false
    package var isElevated = false

    package init(isDark: Bool = false, increasesContrast: Bool = false, isElevated: Bool = false) {
      self.isDark = isDark
      self.increasesContrast = increasesContrast
      self.isElevated = isElevated
    }
  }

  package var isDynamic: Bool {
    if case .fixed = self { false } else { true }
  }

  /// Returns the components for the given traits.
  ///
  /// If a provider returns a dynamic color, that color is resolved too. The depth of the recursion
  /// is limited; beyond the limit the result is the clear color.
  package func resolved(with traits: UITraitCollection, depth: Int = 0) -> CGColor {
    switch self {
    case .fixed(let color):
      return color
    case .palette(let entry):
      return entry.color(in: ColorTraits(traits))
    case .tint:
      return SystemPalette.blue.color(in: ColorTraits(traits))
    case .provider(let provider):
      guard depth < 16 else { return .clear }
      return provider(traits).source.resolved(with: traits, depth: depth + 1)
    }
  }
}

extension DynamicColor.ColorTraits {
  package init(_ traits: UITraitCollection) {
    self.init(
      isDark: traits.userInterfaceStyle == .dark,
      increasesContrast: traits.accessibilityContrast == .high,
      isElevated: traits.userInterfaceLevel == .elevated
    )
  }
}
