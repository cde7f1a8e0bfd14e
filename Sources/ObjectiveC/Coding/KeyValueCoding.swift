import Foundation

/// Key-value coding of objects by their registered members.
enum KeyValueCoding {
  // R-KV-1
  static func value(of object: NSObject, forKey key: String) -> Any? {
    if let property = MemberTable.table(of: object).property(key)?.property {
      return property.get(object).map(KeyValueConversion.boxed)
    }
    switch object {
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    default: return object.value(forUndefinedKey: key)
    }
  }

  // R-KV-3, R-KV-4
  static func set(_ value: Any?, of object: NSObject, forKey key: String) {
    guard let property = MemberTable.table(of: object).property(key)?.property else {
      switch object {
      case let dictionary as NSMutableDictionary:
        if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
      case let defaults as UserDefaults: defaults.set(value, forKey: key)
      default: object.setValue(value, forUndefinedKey: key)
      }
      return
    }
    switch property.set(object, value) {
    case .done: break
    case .isNil: object.setNilValueForKey(key)
    case .wrongType, .readOnly: object.setValue(value, forUndefinedKey: key)
    }
  }

  // MARK: Key paths

  // R-KV-5
  static func value(of object: NSObject, forKeyPath path: String) -> Any? {
    let (head, rest) = split(path)
    let value = object.value(forKey: head)
    guard let rest, let value else { return value }
    return self.value(of: value, at: rest)
  }

  static func set(_ value: Any?, of object: NSObject, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return object.setValue(value, forKey: path) }
    let owner = object.value(forKeyPath: String(path[..<dot]))
    let key = String(path[path.index(after: dot)...])
    switch owner {
    case let owner as NSObject: owner.setValue(value, forKey: key)
    case let owners as [NSObject]: owners.forEach { $0.setValue(value, forKey: key) }
    default: break
    }
  }

  /// Returns the first key of a key path and what follows it.
  static func split(_ path: String) -> (head: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// Returns the value of an object, of the elements of an array, or of a dictionary.
  private static func value(of value: Any, at path: String) -> Any? {
    switch value {
    case let values as [Any]: return CollectionOperator.value(of: values, at: path)
    case let values as NSArray: return CollectionOperator.value(of: values.map { $0 }, at: path)
    case let values as [String: Any]:
      let (head, rest) = split(path)
      guard let inner = values[head] else { return nil }
      return rest.map { self.value(of: inner, at: $0) } ?? inner
    case let object as NSObject: return object.value(forKeyPath: path)
    default:
      Misuse.raise(
        name: "NSUnknownKeyException",
        reason: "[\(type(of: value)) valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(split(path).head)."
      )
    }
  }

  /// Returns the values of an element of an array at a key path.
  static func element(_ value: Any, at path: String) -> Any? {
    path == "self" ? value : self.value(of: value, at: path)
  }

  // MARK: Exceptions

  static func refuseUnknownKey(_ key: String, of object: AnyObject, _ method: String) {
    let reason =
      "[\(describe(object)) \(method):]: this class is not key value coding-compliant for the key "
      + "\(key)."
    if let unknownKeys = UnknownKeys.current { return unknownKeys.add(reason) }
    Misuse.raise(name: "NSUnknownKeyException", reason: reason)
  }

  static func raiseNil(_ key: String, of object: AnyObject) -> Never {
    Misuse.raise(
      reason: "[\(describe(object)) setNilValueForKey]: could not set nil as the value for the key "
        + "\(key)."
    )
  }
}
