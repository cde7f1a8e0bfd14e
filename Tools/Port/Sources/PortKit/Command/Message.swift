/// A line of the report.
public struct Message: Equatable, Sendable {
  /// What the line reports.
  public enum Kind: String, Sendable {
    /// A change.
    case note
    /// Code that was left as it is.
    case warning
    /// Input that cannot be processed.
    case error
  }

  /// The path of the file.
  public var path: String
  /// The number of the line, starting at 1.
  public var line: Int
  /// What the line reports.
  public var kind: Kind
  /// The sentence.
  public var text: String

  /// The message in the form of a compiler's.
  public var description: String { "\(path):\(line): \(kind.rawValue): \(text)" }
}
