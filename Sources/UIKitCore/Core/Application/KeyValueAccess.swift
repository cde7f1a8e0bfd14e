/// A class that answers some of the string keys that iOS code reaches views by.
///
/// Objects answer the keys their class lists and no others; there is no key-value coding in general.
@MainActor protocol KeyValueAccess: NSObject {
  func value(for key: String) -> KeyedValue
  /// Returns false for a key that cannot be set, or a value of the wrong kind.
  func set(_ value: Any?, for key: String) -> Bool
}

/// What a key gives: a value, or nothing because the class does not know the key.
enum KeyedValue {
  case unknown
  case known(Any?)
}

extension KeyValueAccess {
  func set(_ value: Any?, for key: String) -> Bool { false }
}

extension NSObject {
  /// The value behind a key that apps read by name on iOS, such as an item's "view"; a leading underscore does not matter.
  ///
  /// Unlike iOS, only a few keys are known; others raise `NSUnknownKeyException`.
  @MainActor public func value(forKey key: String) -> Any? {
    guard let object = self as? KeyValueAccess, case .known(let value) = object.value(for: key.bare)
    else { raiseUnknownKey(key, "valueForUndefinedKey") }
    return value
  }

  /// Sets the value behind a key, such as a tab bar controller's "tabBar".
  ///
  /// Unlike iOS, only a few keys are known; others raise `NSUnknownKeyException`.
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
  /// The key without the underscore that marks instance variables.
  fileprivate var bare: String { hasPrefix("_") ? String(dropFirst()) : self }
}
