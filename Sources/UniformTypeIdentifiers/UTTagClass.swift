/// A kind of name for a type, such as an extension of file names.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind of names.
  ///
  /// - Parameter rawValue: The name of the kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extensions of file names, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The name of the kind.
  public var description: String { rawValue }
}
