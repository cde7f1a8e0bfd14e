/// A system color with its variants: light and dark, both also with increased contrast, and
/// variants for elevated surfaces in the dark style.
///
/// It is a class, so that copies of colors do not retain every variant.
package final class PaletteColor: Hashable, Sendable {
  private let light: CGColor
  private let dark: CGColor
  private let lightHighContrast: CGColor
  private let darkHighContrast: CGColor
  private let elevated: CGColor
  private let elevatedHighContrast: CGColor

  /// Creates a color from 0xRRGGBB values.
  ///
  /// A missing variant is replaced with the one without increased contrast or elevation.
  fileprivate init(
    _ light: UInt32,
    _ dark: UInt32,
    highContrast: (light: UInt32, dark: UInt32)? = nil,
    elevated: (UInt32, highContrast: UInt32)? = nil
  ) {
    self.light = CGColor(hex: light)
    self.dark = CGColor(hex: dark)
    lightHighContrast = CGColor(hex: highContrast?.light ?? light)
    darkHighContrast = CGColor(hex: highContrast?.dark ?? dark)
    self.elevated = elevated.map { CGColor(hex: $0.0) } ?? self.dark
    elevatedHighContrast = elevated.map { CGColor(hex: $0.highContrast) } ?? darkHighContrast
  }

  /// Creates a color whose variants differ in opacity.
  fileprivate init(
    _ light: UInt32,
    _ lightAlpha: CGFloat,
    _ dark: UInt32,
    _ darkAlpha: CGFloat,
    highContrast: (light: CGFloat, dark: CGFloat)
  ) {
    self.light = CGColor(hex: light, alpha: lightAlpha)
    self.dark = CGColor(hex: dark, alpha: darkAlpha)
    lightHighContrast = CGColor(hex: light, alpha: highContrast.light)
    darkHighContrast = CGColor(hex: dark, alpha: highContrast.dark)
    elevated = self.dark
    elevatedHighContrast = darkHighContrast
  }

  /// Creates a color from its values in the order of `colorTraits`, or `nil` if their number is
  /// wrong.
  package init?(variants: [CGColor]) {
    guard variants.count == PaletteColor.colorTraits.count else { return nil }
    light = variants[0]
    dark = variants[1]
    lightHighContrast = variants[2]
    darkHighContrast = variants[3]
    elevated = variants[4]
    elevatedHighContrast = variants[5]
  }

  /// The combinations of traits for which a palette color can differ.
  package static let colorTraits: [DynamicColor.ColorTraits] = [
    .init(), .init(isDark: true), .init(increasesContrast: true),
    .init(isDark: true, increasesContrast: true), .init(isDark: true, isElevated: true),
    .init(isDark: true, increasesContrast: true, isElevated: true),
  ]

  package static func == (left: PaletteColor, right: PaletteColor) -> Bool {
    left === right
      || left.light == right.light && left.dark == right.dark
        && left.lightHighContrast == right.lightHighContrast
        && left.darkHighContrast == right.darkHighContrast && left.elevated == right.elevated
        && left.elevatedHighContrast == right.elevatedHighContrast
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(variants) }

  /// The values in the order of `colorTraits`.
  package var variants: [CGColor] { PaletteColor.colorTraits.map(color) }

  package func color(in colorTraits: DynamicColor.ColorTraits) -> CGColor {
    switch (colorTraits.isDark, colorTraits.increasesContrast) {
    case (false, false): light
    case (false, true): lightHighContrast
    case (true, false): colorTraits.isElevated ? elevated : dark
    case (true, true): colorTraits.isElevated ? elevatedHighContrast : darkHighContrast
    }
  }
}

// The blue: M-COL-1.
/// The system's colors, as published for iOS 15 to 17.
package enum SystemPalette {
  package static let red = PaletteColor(
    0xFF3B30,
    0xFF453A,
    highContrast: (0xD70015, 0xFF6961)
  )
  package static let orange = PaletteColor(
    0xFF9500,
    0xFF9F0A,
    highContrast: (0xC93400, 0xFFB340)
  )
  package static let yellow = PaletteColor(
    0xFFCC00,
    0xFFD60A,
    highContrast: (0xB25000, 0xFFD426)
  )
  package static let green = PaletteColor(
    0x34C759,
    0x30D158,
    highContrast: (0x248A3D, 0x30DB5B)
  )
  package static let mint = PaletteColor(
    0x00C7BE,
    0x63E6E2,
    highContrast: (0x0C817B, 0x66D4CF)
  )
  package static let teal = PaletteColor(
    0x30B0C7,
    0x40C8E0,
    highContrast: (0x008299, 0x5DE6FF)
  )
  package static let cyan = PaletteColor(
    0x32ADE6,
    0x64D2FF,
    highContrast: (0x0071A4, 0x70D7FF)
  )
  package static let blue = PaletteColor(
    0x007AFF,
    0x0A84FF,
    highContrast: (0x0040DD, 0x409CFF)
  )
  package static let indigo = PaletteColor(
    0x5856D6,
    0x5E5CE6,
    highContrast: (0x3634A3, 0x7D7AFF)
  )
  package static let purple = PaletteColor(
    0xAF52DE,
    0xBF5AF2,
    highContrast: (0x8944AB, 0xDA8FFF)
  )
  package static let pink = PaletteColor(
    0xFF2D55,
    0xFF375F,
    highContrast: (0xD30F45, 0xFF6482)
  )
  package static let brown = PaletteColor(
    0xA2845E,
    0xAC8E68,
    highContrast: (0x7F6545, 0xB59469)
  )

  package static let gray = PaletteColor(
    0x8E8E93,
    0x8E8E93,
    highContrast: (0x6C6C70, 0xAEAEB2)
  )
  package static let gray2 = PaletteColor(
    0xAEAEB2,
    0x636366,
    highContrast: (0x8E8E93, 0x7C7C80)
  )
  package static let gray3 = PaletteColor(
    0xC7C7CC,
    0x48484A,
    highContrast: (0xAEAEB2, 0x545456)
  )
  package static let gray4 = PaletteColor(
    0xD1D1D6,
    0x3A3A3C,
    highContrast: (0xBCBCC0, 0x444446)
  )
  package static let gray5 = PaletteColor(
    0xE5E5EA,
    0x2C2C2E,
    highContrast: (0xD8D8DC, 0x363638)
  )
  package static let gray6 = PaletteColor(
    0xF2F2F7,
    0x1C1C1E,
    highContrast: (0xEBEBF0, 0x242426)
  )

  package static let label = PaletteColor(0x000000, 0xFFFFFF)
  package static let secondaryLabel = PaletteColor(
    0x3C3C43,
    0.6,
    0xEBEBF5,
    0.6,
    highContrast: (0.8, 0.7)
  )
  package static let tertiaryLabel = PaletteColor(
    0x3C3C43,
    0.3,
    0xEBEBF5,
    0.3,
    highContrast: (0.7, 0.55)
  )
  package static let quaternaryLabel = PaletteColor(
    0x3C3C43,
    0.18,
    0xEBEBF5,
    0.16,
    highContrast: (0.55, 0.4)
  )
  package static let link = blue

  package static let separator = PaletteColor(
    0x3C3C43,
    0.29,
    0x545458,
    0.6,
    highContrast: (0.37, 0.75)
  )
  package static let opaqueSeparator = PaletteColor(0xC6C6C8, 0x38383A)

  package static let background = PaletteColor(
    0xFFFFFF,
    0x000000,
    elevated: (0x1C1C1E, highContrast: 0x242426)
  )
  package static let secondaryBackground = PaletteColor(
    0xF2F2F7,
    0x1C1C1E,
    highContrast: (0xEBEBF0, 0x242426),
    elevated: (0x2C2C2E, highContrast: 0x363638)
  )
  package static let tertiaryBackground = PaletteColor(
    0xFFFFFF,
    0x2C2C2E,
    highContrast: (0xFFFFFF, 0x363638),
    elevated: (0x3A3A3C, highContrast: 0x444446)
  )
  package static let groupedBackground = PaletteColor(
    0xF2F2F7,
    0x000000,
    highContrast: (0xEBEBF0, 0x000000),
    elevated: (0x1C1C1E, highContrast: 0x242426)
  )
  package static let secondaryGroupedBackground = PaletteColor(
    0xFFFFFF,
    0x1C1C1E,
    highContrast: (0xFFFFFF, 0x242426),
    elevated: (0x2C2C2E, highContrast: 0x363638)
  )
  package static let tertiaryGroupedBackground = PaletteColor(
    0xF2F2F7,
    0x2C2C2E,
    highContrast: (0xEBEBF0, 0x363638),
    elevated: (0x3A3A3C, highContrast: 0x444446)
  )

  package static let fill = PaletteColor(
    0x787880,
    0.2,
    0x787880,
    0.36,
    highContrast: (0.28, 0.44)
  )
  package static let secondaryFill = PaletteColor(
    0x787880,
    0.16,
    0x787880,
    0.32,
    highContrast: (0.24, 0.4)
  )
  package static let tertiaryFill = PaletteColor(
    0x767680,
    0.12,
    0x767680,
    0.24,
    highContrast: (0.2, 0.32)
  )
  package static let quaternaryFill = PaletteColor(
    0x747480,
    0.08,
    0x767680,
    0.18,
    highContrast: (0.16, 0.26)
  )
}

extension CGColor {
  /// Creates a color from a 0xRRGGBB value.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
