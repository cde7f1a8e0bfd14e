import Foundation

/// A value that can be saved under a key.
indirect enum StateValue: Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case data(Data)
  /// A date in seconds since 2001.
  case date(Double)
  case url(String)
  case uuid(UUID)
  case indexPath([Int64])
  case list([StateValue])
  case set([StateValue])
  case dictionary([StateValue: StateValue])
  /// An object of the application: the name of its class and its encoded values.
  case object(className: String, values: [String: StateValue])
  /// A reference to an object that is saved separately, by its index.
  case reference(Int)
}

/// The limits of nesting and size, which protect against stack overflow and exhausted memory.
enum StateLimits {
  static let depth = 64
  static let valueCount = 2_000_000
  /// The maximum size in bytes.
  static let size = 16 << 20
}
