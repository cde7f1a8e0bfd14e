/// The message of a log call: a string literal whose interpolated values have a privacy, an
/// alignment and a format.
///
/// Strings and objects are private by default; numbers and Boolean values are public.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let interpolation: OSLogInterpolation

  /// Creates a message from a literal without interpolated values.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// Creates a message from a literal.
  ///
  /// - Parameter stringInterpolation: The text with the interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }
}
