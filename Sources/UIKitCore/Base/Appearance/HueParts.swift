/// A color as hue, saturation and brightness, each 0 to 1, with conversions to and from RGB.
struct HueParts: Hashable, Sendable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    self.hue = clamp(hue)
    self.saturation = clamp(saturation)
    self.brightness = clamp(brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? spread / most : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat =
      switch most {
      case red: (green - blue) / spread
      case green: (blue - red) / spread + 2
      default: (red - green) / spread + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    return (part(5), part(3), part(1))
  }
}

/// The conversion of Display P3 to sRGB.
///
/// Both have the same transfer function, so only the primaries differ.
enum WideGamut {
  static func standard(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.224_940 * r - 0.224_940 * g),
      encoded(-0.042_057 * r + 1.042_057 * g),
      encoded(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b)
    )
  }

  /// Returns the linear value of a component of sRGB.
  static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.040_45 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
  }

  /// Returns the component of sRGB with a linear value.
  static func encoded(_ value: CGFloat) -> CGFloat {
    value <= 0.003_130_8 ? value * 12.92 : CGFloat(pow(Double(value), 1 / 2.4)) * 1.055 - 0.055
  }
}
