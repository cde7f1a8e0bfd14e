import Foundation

/// Converts the values that applications pass to a coder to values that can be saved, and back.
struct StateConversion {
  /// Returns the reference to an object that is saved separately, or `nil` for other objects.
  var reference: (AnyObject) -> StateReference? = { _ in nil }
  /// Returns the object that was found or created for a saved object.
  var restored: (StateReference) -> AnyObject? = { _ in nil }
  /// The objects that are being encoded, which are tracked to break reference cycles.
  private let encodingPath = EncodingPath()

  init() {}

  init(reference: @escaping (AnyObject) -> StateReference?) { self.reference = reference }

  init(restored: @escaping (StateReference) -> AnyObject?) { self.restored = restored }

  // MARK: Encoding

  /// Returns the value that represents an object.
  ///
  /// If it cannot be saved, logs a warning and returns `nil`.
  func value(of object: Any, named key: String) -> StateValue? {
    if let plain = plainValue(of: object) { return plain }
    if let nested = nestedValue(of: object, named: key) { return nested }
    // A value type would be boxed in a new object each time.
    guard type(of: object) is AnyClass else { return refuse(object, key, "it cannot be archived") }
    let instance = object as AnyObject
    if let reference = reference(instance) { return reference.value }
    if instance is UIViewController || instance is UIStateRestoring || instance is UIView {
      return refuse(object, key, "it is not saved itself; it, or one above it, has no identifier")
    }
    guard let coding = instance as? NSObject & NSCoding else {
      return refuse(object, key, "it cannot be archived")
    }
    return objectValue(of: coding, named: key)
  }

  private func plainValue(of object: Any) -> StateValue? {
    if let flag = object as? Bool, type(of: object) == Bool.self { return .bool(flag) }
    return switch object {
    case let text as String: .text(text)
    case let number as NSNumber: StateConversion.value(of: number)
    case let date as Date: .date(date.timeIntervalSinceReferenceDate)
    case let data as Data: .data(data)
    case let url as URL: .url(url.absoluteString)
    case let uuid as UUID: .uuid(uuid)
    case let path as IndexPath: .indexPath(path.map(Int64.init))
    case is NSNull: .null
    default: nil
    }
  }

  private static func value(of number: NSNumber) -> StateValue {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c") where (0...1).contains(number.int8Value): .bool(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"): .number(number.doubleValue)
    case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max): .number(number.doubleValue)
    default: .integer(number.int64Value)
    }
  }

  private func nestedValue(of object: Any, named key: String) -> StateValue? {
    func values(_ elements: some Sequence<Any>) -> [StateValue] {
      elements.map { value(of: $0, named: key) ?? .null }
    }
    if !(object is any Collection),
      !(object is NSArray || object is NSSet || object is NSDictionary)
    {
      return nil
    }
    guard encodingPath.enter(nil) else { return refuse(object, key, "it is nested too deeply") }
    defer { encodingPath.leave(nil) }
    switch object {
    case let list as [Any]: return .list(values(list))
    case let set as Set<AnyHashable>: return .set(values(set.map(\.base)))
    case let entries as [AnyHashable: Any]:
      return .dictionary(dictionary(entries, named: key))
    default: return nil
    }
  }

  /// Converts a dictionary.
  ///
  /// Entries that cannot be saved are left out, and a warning is logged for each.
  func dictionary(_ entries: [AnyHashable: Any], named key: String) -> [StateValue: StateValue] {
    entries.reduce(into: [:]) { values, entry in
      guard let name = value(of: entry.key.base, named: key) else { return }
      values[name] = value(of: entry.value, named: key)
    }
  }

  private func objectValue(of object: NSObject & NSCoding, named key: String) -> StateValue? {
    let name = Foundation.NSStringFromClass(type(of: object))
    guard Foundation.NSClassFromString(name) != nil else {
      return refuse(
        object,
        key,
        "its class cannot be found by name, since it is nested in another type"
      )
    }
    guard encodingPath.enter(object) else {
      return refuse(object, key, "it holds itself, or is nested too deeply")
    }
    defer { encodingPath.leave(object) }
    let coder = StateCoder(conversion: self)
    object.encode(with: coder)
    if let error = coder.error { return refuse(object, key, "\(error)") }
    return .object(className: name, values: coder.values)
  }

  private func refuse(_ object: Any, _ key: String, _ reason: String) -> StateValue? {
    Log.warning(
      "Saved state: \"\(key)\", a \(type(of: object)), is not saved: \(reason)"
    )
    return nil
  }

  // MARK: Decoding

  /// Returns the object of a value, or `nil` if there is none.
  ///
  /// A warning is logged if the class of the object was not requested.
  func object(of value: StateValue, classes: [AnyClass], named key: String) -> Any? {
    if let reference = StateReference(value) { return restored(reference) }
    switch value {
    case .null: return NSNull()
    case .bool(let flag): return NSNumber(value: flag)
    case .integer(let number): return NSNumber(value: number)
    case .number(let number): return NSNumber(value: number)
    case .text(let text): return text
    case .data(let data): return data
    case .date(let time): return Date(timeIntervalSinceReferenceDate: time)
    case .url(let text): return URL(string: text)
    case .uuid(let uuid): return uuid
    case .indexPath(let indexes): return IndexPath(indexes: indexes.map { Int($0) })
    case .list(let elements):
      return elements.map { object(of: $0, classes: classes, named: key) ?? NSNull() }
    case .set(let elements):
      let objects = elements.map { object(of: $0, classes: classes, named: key) }
      return Set(objects.compactMap { $0 as? AnyHashable })
    case .dictionary(let entries):
      return objects(of: entries, classes: classes, named: key)
    case .object(let className, let values):
      return object(of: className, values: values, classes: classes, named: key)
    case .reference: return nil
    }
  }

  func objects(
    of entries: [StateValue: StateValue],
    classes: [AnyClass] = [],
    named key: String
  ) -> [AnyHashable: Any] {
    entries.reduce(into: [:]) { objects, entry in
      guard let name = object(of: entry.key, classes: classes, named: key) as? AnyHashable else {
        return
      }
      objects[name] = object(of: entry.value, classes: classes, named: key)
    }
  }

  private func object(
    of className: String,
    values: [String: StateValue],
    classes: [AnyClass],
    named key: String
  ) -> Any? {
    let type = Foundation.NSClassFromString(className) as? NSObject.Type
    guard let type, let coding = type as? NSCoding.Type,
      classes.contains(where: { type.isSubclass(of: $0) })
    else {
      Log.warning(
        "Saved state: \"\(key)\" is a \(className), which is not among the classes "
          + "to decode; use decodeObject(of:forKey:)"
      )
      return nil
    }
    let coder = StateCoder(values, conversion: self)
    guard let object = coding.init(coder: coder), coder.error == nil else {
      Log.warning("Saved state: \"\(key)\", a \(className), cannot be decoded")
      return nil
    }
    return object
  }
}

/// The objects that are being encoded, from the outermost to the current one.
private final class EncodingPath {
  private var objects: Set<ObjectIdentifier> = []
  private var depth = 0

  /// Adds an object, or returns `false` if it is already being encoded or the maximum depth is
  /// exceeded.
  func enter(_ object: AnyObject?) -> Bool {
    guard depth + 2 < StateLimits.depth else { return false }
    if let object, !objects.insert(ObjectIdentifier(object)).inserted { return false }
    depth += 1
    return true
  }

  func leave(_ object: AnyObject?) {
    if let object { objects.remove(ObjectIdentifier(object)) }
    depth -= 1
  }
}
