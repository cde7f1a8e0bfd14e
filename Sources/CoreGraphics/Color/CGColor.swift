import Foundation

/// A colour in the device's RGB space with straight (not premultiplied) alpha, each part 0 to 1.
public final class CGColor: Hashable, Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  /// The opacity, 0 (clear) to 1.
  public let alpha: CGFloat

  /// Creates a colour from its parts; parts outside 0 to 1 are clamped, NaN becomes 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black that hides nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha, in this order.
  ///
  /// Unlike iOS, greys have four components too.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// How many entries `components` has: always four.
  ///
  /// 4.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
