import Foundation

/// A color with red, green, blue, and alpha components from 0 to 1.
///
/// The components are in the device RGB color space, and the alpha isn't premultiplied.
public final class CGColor: Hashable, Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  /// The opacity of the color, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a color from its components.
  ///
  /// Components are clamped to the range from 0 to 1; NaN is treated as 0.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }

  /// Creates a gray color.
  ///
  /// Both values are clamped to the range from 0 to 1.
  ///
  /// - Parameters:
  ///   - gray: The brightness, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opaque black color.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// The opaque white color.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// The transparent black color.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The red, green, blue, and alpha components, in this order.
  ///
  /// Unlike iOS, gray colors have four components too.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, which is always 4.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with a different opacity; the result is never `nil`.
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
