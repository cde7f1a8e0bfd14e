import Foundation

/// Conversions between the values of properties and those of key-value coding.
package enum KeyValueConversion {
  /// Returns a value as key-value coding returns it: numbers, Booleans and enumerations as
  /// `NSNumber`, other values unchanged.
  package static func boxed(_ value: Any) -> Any {
    switch value {
    case let value as NSNumber where type(of: value as Any) is AnyClass: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as UInt: NSNumber(value: value)
    case let value as Int32: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as any RawRepresentable: rawNumber(of: value) ?? value
    default: value
    }
  }

  private static func rawNumber<Value: RawRepresentable>(of value: Value) -> NSNumber? {
    switch value.rawValue {
    case let raw as Int: NSNumber(value: raw)
    case let raw as UInt: NSNumber(value: raw)
    case let raw as CGFloat: NSNumber(value: Double(raw))
    default: nil
    }
  }

  /// Returns a value as the type of a property, or `nil` if it cannot be converted.
  static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let optional = type as? OptionalValue.Type {
      // A cast of `nil` to an optional type would succeed.
      guard let found = optional.converted(value) else { return nil }
      return found as? Value
    }
    if let number = value as? NSNumber, let found = scalar(number, as: type) { return found }
    if let value = value as? Value { return value }
    if let raw = type as? any RawRepresentable.Type, let number = value as? NSNumber {
      return rawValue(number, of: raw) as? Value
    }
    if let value = value as? NSString, type == String.self {
      return String(describing: value) as? Value
    }
    return nil
  }

  private static func scalar<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    let found: Any? =
      switch type {
      case is Bool.Type: number.doubleValue != 0
      case is Int.Type: number.intValue
      case is UInt.Type: number.uintValue
      case is CGFloat.Type: CGFloat(number.doubleValue)
      case is Double.Type: number.doubleValue
      case is Float.Type: number.floatValue
      case is Int32.Type: number.int32Value
      case is Int64.Type: number.int64Value
      default: nil
      }
    return found as? Value
  }

  private static func rawValue<Value: RawRepresentable>(
    _ number: NSNumber,
    of type: Value.Type
  ) -> Value? {
    scalar(number, as: Value.RawValue.self).flatMap(Value.init(rawValue:))
  }
}

/// An optional of any type.
protocol OptionalValue {
  /// The value inside, or `nil`.
  var anyValue: Any? { get }
  /// The empty optional.
  static var empty: Any { get }
  /// Returns an optional that contains a converted value, or `nil` if it cannot be converted.
  static func converted(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
  var anyValue: Any? { flatMap { unwrapped($0) } }

  static var empty: Any { Self.none as Any }

  static func converted(_ value: Any) -> Any? {
    KeyValueConversion.converted(value, to: Wrapped.self).map { Self.some($0) as Any }
  }
}

/// Returns the value inside an optional that was passed as `Any`, or `nil` if it is empty.
func unwrapped(_ value: Any) -> Any? {
  func open<Value>(_ value: Value) -> Any? {
    guard let optional = value as? OptionalValue else { return value }
    return optional.anyValue
  }
  return _openExistential(value, do: open)
}
