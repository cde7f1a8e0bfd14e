import Foundation

/// An array of values, which replaces the type of Core Foundation.
public typealias CFArray = [Any]

/// A color space.
///
/// All colors are device RGB colors; other color spaces aren't supported.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the sRGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"

  private static let device = CGColorSpace()

  private init() {}

  /// Creates the color space with a name.
  ///
  /// Returns `nil` for all names except ``CGColorSpace/sRGB``.
  public convenience init?(name: String) {
    guard name == Self.sRGB else { return nil }
    self.init()
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}

  fileprivate static var shared: CGColorSpace { device }
}

/// Returns the device RGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }

/// A sequence of colors at locations from 0 to 1.
///
/// Draw a gradient along a line with ``CGContext/drawLinearGradient(_:start:end:options:)``, or
/// between two circles with
/// ``CGContext/drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)``.
public final class CGGradient {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  /// Creates a gradient from an array of ``CGColor`` objects.
  ///
  /// Returns `nil` if the array contains no colors.
  ///
  /// - Parameters:
  ///   - colorsSpace: The color space, which is ignored.
  ///   - colors: The colors. Elements of other types are ignored.
  ///   - locations: A location from 0 to 1 for each color in ascending order, or `nil` for evenly
  ///     spaced colors.
  public convenience init?(
    colorsSpace: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors: colors, locations: locations)
  }

  package init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    self.locations = Self.locations(locations, count: colors.count)
  }

  /// Returns one location for each color.
  ///
  /// Locations are clamped to the range from 0 to 1 and made ascending. They are evenly spaced if
  /// `given` is nil, has another count, or contains NaN or infinite values.
  package static func locations(_ given: [CGFloat]?, count: Int) -> [CGFloat] {
    guard let given, given.count == count, given.allSatisfy(\.isFinite) else {
      return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
    }
    var last: CGFloat = 0
    return given.map { location in
      last = min(max(location, last), 1)
      return last
    }
  }
}

/// Options for drawing a gradient beyond its two ends.
///
/// Either option extends both ends of the gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The gradient is extended with its first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The gradient is extended with its last color after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
