/// A type that supports some of the string keys with which iOS code accesses views.
///
/// Objects support only the keys that their class lists; there is no general key-value coding.
@MainActor protocol KeyValueAccess: NSObject {
  func value(for key: String) -> KeyedValue
  /// Sets the value for `key`, or returns `false` if the key cannot be set or the value has the
  /// wrong type.
  func set(_ value: Any?, for key: String) -> Bool
}

/// The result of looking up a key.
enum KeyedValue {
  case unknown
  case known(Any?)
}

extension KeyValueAccess {
  func set(_ value: Any?, for key: String) -> Bool { false }
}

extension NSObject {
  /// Returns the value for a key that apps access by name on iOS, such as the key "view" of an
  /// item.
  ///
  /// A leading underscore in the key is ignored.
  ///
  /// Unlike iOS, only a few keys are supported; others raise `NSUnknownKeyException`, which ends
  /// the program.
  @MainActor public func value(forKey key: String) -> Any? {
    guard let object = self as? KeyValueAccess, case .known(let value) = object.value(for: key.bare)
    else { raiseUnknownKey(key, "valueForUndefinedKey") }
    return value
  }

  /// Sets the value for a key, such as the key "tabBar" of a tab bar controller.
  ///
  /// A leading underscore in the key is ignored.
  ///
  /// Unlike iOS, only a few keys are supported; others raise `NSUnknownKeyException`, which ends
  /// the program.
  ///
  /// - Parameters:
  ///   - value: The new value. A value of the wrong type is treated like an unsupported key.
  ///   - key: The name of the property.
  @MainActor public func setValue(_ value: Any?, forKey key: String) {
    guard let object = self as? KeyValueAccess, object.set(value, for: key.bare) else {
      raiseUnknownKey(key, "setValue:forUndefinedKey")
    }
  }

  @MainActor private func raiseUnknownKey(_ key: String, _ method: String) -> Never {
    Misuse.raise(
      name: "NSUnknownKeyException",
      reason:
        "[\(describe(self)) \(method):]: this class is not key value coding-compliant for the key "
        + "\(key)."
    )
  }
}

extension String {
  /// The key without the leading underscore of instance variables.
  fileprivate var bare: String { hasPrefix("_") ? String(dropFirst()) : self }
}
