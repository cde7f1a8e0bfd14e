import Foundation

/// The objects that have key-value coding and key-value observing, which are all objects.
///
/// The members are in extensions of a protocol, so that ``_ObjectiveCRoot`` can declare members of
/// the same names that apps override.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Returns the value of a property by its name.
  ///
  /// Numbers, Booleans and enumerations are returned as `NSNumber`.
  ///
  /// Unlike iOS, only registered properties are found: those of UIKit's classes that apps commonly
  /// access by name, and those that a class lists in ``ObjectiveCMembers/objectiveCMembers``. Other
  /// names call `value(forUndefinedKey:)`, which raises `NSUnknownKeyException`.
  ///
  /// - Parameter key: The name of the property. A leading underscore is ignored.
  /// - Returns: The value, or `nil`.
  public func value(forKey key: String) -> Any? {
    if let root = self as? _ObjectiveCRoot { return root.value(forKey: key) }
    return KeyValueCoding.value(of: self, forKey: key)
  }

  /// Sets a property by its name.
  ///
  /// - Parameters:
  ///   - value: The new value. Number objects are converted to the type of the property. A value of
  ///     another type is treated like an unknown key.
  ///   - key: The name of the property.
  public func setValue(_ value: Any?, forKey key: String) {
    if let root = self as? _ObjectiveCRoot { return root.setValue(value, forKey: key) }
    KeyValueCoding.set(value, of: self, forKey: key)
  }

  /// Returns the value at the end of a key path, such as `layer.cornerRadius`.
  ///
  /// For an array, the rest of the key path is applied to its elements, and the operators `@count`,
  /// `@sum`, `@avg`, `@max`, `@min`, `@unionOfObjects` and `@distinctUnionOfObjects` combine their
  /// values.
  ///
  /// - Parameter keyPath: Keys that are separated by periods.
  /// - Returns: The value, or `nil` if a value on the way is `nil`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let root = self as? _ObjectiveCRoot { return root.value(forKeyPath: keyPath) }
    return KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// Sets the property at the end of a key path, such as `layer.cornerRadius`.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - keyPath: Keys that are separated by periods.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let root = self as? _ObjectiveCRoot { return root.setValue(value, forKeyPath: keyPath) }
    KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
  }

  /// Returns the value for a key without a registered property.
  ///
  /// - Parameter key: The key.
  /// - Returns: Never; the default implementation raises `NSUnknownKeyException`.
  public func value(forUndefinedKey key: String) -> Any? {
    if let root = self as? _ObjectiveCRoot { return root.value(forUndefinedKey: key) }
    KeyValueCoding.refuseUnknownKey(key, of: self, "valueForUndefinedKey")
    return nil
  }

  /// Sets the value for a key without a registered property that accepts the value.
  ///
  /// The default implementation raises `NSUnknownKeyException`.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    if let root = self as? _ObjectiveCRoot { return root.setValue(value, forUndefinedKey: key) }
    KeyValueCoding.refuseUnknownKey(key, of: self, "setValue:forUndefinedKey")
  }

  /// Called when `nil` is set for a property that cannot be `nil`.
  ///
  /// The default implementation raises `NSInvalidArgumentException`.
  ///
  /// - Parameter key: The key.
  public func setNilValueForKey(_ key: String) {
    if let root = self as? _ObjectiveCRoot { return root.setNilValueForKey(key) }
    KeyValueCoding.raiseNil(key, of: self)
  }

  /// Returns the values of several properties; the value of a property that is `nil` is `NSNull`.
  ///
  /// - Parameter keys: The names of the properties.
  /// - Returns: The values by name.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets several properties; `NSNull` sets a property to `nil`.
  ///
  /// - Parameter keyedValues: The values by name.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }
}
