import Foundation

/// A list of Core Foundation objects; on Linux an array of values.
public typealias CFArray = [Any]

/// How numbers become colours.
///
/// All colours of this library are device RGB; other spaces are not modelled.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of a space.
  public static let sRGB = "kCGColorSpaceSRGB"

  private static let device = CGColorSpace()

  private init() {}

  /// Creates the space of the given name; only `sRGB` exists.
  public convenience init?(name: String) {
    guard name == Self.sRGB else { return nil }
    self.init()
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}

  fileprivate static var shared: CGColorSpace { device }
}

/// The space that all colours here are in.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }

/// Colours at positions from 0 to 1, for drawing along a line or between circles.
public final class CGGradient {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  /// Creates a gradient of `CGColor`s, evenly spaced without locations; nil without any colour.
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

  /// One position per colour: evenly spaced unless given, never falling, within 0 to 1.
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

/// How a gradient goes on outside its two ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
