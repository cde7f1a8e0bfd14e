/// Where a colour's parts come from: fixed once and for all, or worked out for the surroundings it
/// is used in.
///
/// A dynamic colour is a function of three answers, no more, so that two resolutions in the same
/// surroundings are equal and drawings made with them stay valid.
package enum DynamicColor {
  case fixed(CGColor)
  case palette(PaletteColor)
  case provider((UITraitCollection) -> UIColor)
  /// The tint of the view that uses the colour; system blue where no view is concerned.
  case tint

  /// The surroundings that a palette entry is sensitive to.
  package struct Surroundings: Hashable, Sendable {
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

  /// The parts in the given surroundings.
  ///
  /// Providers that return dynamic colours are followed to the end; one that returns itself for
  /// ever is cut off and counts as clear.
  package func resolved(with traits: UITraitCollection, depth: Int = 0) -> CGColor {
    switch self {
    case .fixed(let color):
      return color
    case .palette(let entry):
      return entry.color(in: Surroundings(traits))
    case .tint:
      return SystemPalette.blue.color(in: Surroundings(traits))
    case .provider(let provider):
      guard depth < 16 else { return .clear }
      return provider(traits).source.resolved(with: traits, depth: depth + 1)
    }
  }
}

extension DynamicColor.Surroundings {
  package init(_ traits: UITraitCollection) {
    self.init(
      isDark: traits.userInterfaceStyle == .dark,
      increasesContrast: traits.accessibilityContrast == .high,
      isElevated: traits.userInterfaceLevel == .elevated
    )
  }
}
