import Foundation

/// What an application may keep under a key from one run to the next.
indirect enum StateValue: Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case data(Data)
  /// In seconds since 2001.
  case date(Double)
  case url(String)
  case uuid(UUID)
  case indexPath([Int64])
  case list([StateValue])
  case set([StateValue])
  case dictionary([StateValue: StateValue])
  /// An object of the application, by the name of its class and what it wrote.
  case object(className: String, values: [String: StateValue])
  /// A controller or another object that is saved itself, by its position among the saved ones.
  case reference(Int)
}

/// How deep and how much may be nested: far more than applications need, far less than a stack or memory holds.
enum StateLimits {
  static let depth = 64
  static let valueCount = 2_000_000
  /// In bytes.
  static let size = 16 << 20
}
