import Foundation

/// The registered names of Swift key paths.
enum KeyPathNames {
  private struct Question: Hashable {
    let path: AnyKeyPath
    let type: ObjectIdentifier
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var names: [Question: String?] = [:]

  /// Returns the key path by which key-value coding knows a Swift key path, such as `layer.bounds`
  /// for `\UIView.layer.bounds`; `nil` if its properties aren't registered.
  static func name<Root: AnyObject, Value>(of path: KeyPath<Root, Value>, in type: AnyClass)
    -> String?
  {
    let question = Question(path: path, type: ObjectIdentifier(type))
    if let known = lock.withLock({ names[question] }) { return known }
    let name = find(path, in: type)
    lock.withLock { names[question] = .some(name) }
    return name
  }

  private static func find<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>, in type: AnyClass)
    -> String?
  {
    let members = MemberTable.table(of: type).propertyList.reversed()
    for member in members {
      if let property = member.property, isSame(path, property.path) { return member.name }
    }
    for member in members {
      guard let head = member.property?.path,
        let inner = Swift.type(of: head).valueType as? AnyObject.Type
      else { continue }
      for next in MemberTable.table(of: inner).propertyList {
        guard let tail = next.property?.path, Swift.type(of: tail).valueType == Value.self,
          let whole = joined(head, tail, through: inner), isSame(path, whole)
        else { continue }
        return "\(member.name).\(next.name)"
      }
    }
    return nil
  }

  /// Returns whether two key paths lead to the same property, although their roots can be different
  /// classes of one hierarchy.
  ///
  /// A key path of a subclass differs from that of its superclass in the type of its root only. Both
  /// are appended to a key path whose value is the root, which gives them the same type.
  private static func isSame<Root: AnyObject, Value>(
    _ path: KeyPath<Root, Value>,
    _ other: AnyKeyPath
  ) -> Bool {
    if path == other { return true }
    guard type(of: other).valueType == Value.self, type(of: other).rootType is AnyObject.Type else {
      return false
    }
    let head = \Holder<Root>.object
    let same = retyped(other, Root.self, Value.self)
    return head.appending(path: path) == head.appending(path: same)
  }

  /// Returns the key path `head.tail`, whose tail may belong to a superclass of the value of `head`.
  private static func joined(_ head: AnyKeyPath, _ tail: AnyKeyPath, through inner: AnyClass)
    -> AnyKeyPath?
  {
    func openInner<Inner: AnyObject>(_ inner: Inner.Type) -> AnyKeyPath? {
      func openValue<Value>(_ value: Value.Type) -> AnyKeyPath? {
        head.appending(path: retyped(tail, Inner.self, Value.self) as AnyKeyPath)
      }
      return _openExistential(type(of: tail).valueType, do: openValue)
    }
    return head.appending(path: tail) ?? _openExistential(inner, do: openInner)
  }

  /// Returns a key path of a class as one of another class of the hierarchy.
  ///
  /// The result is compared, and never used to access a property. Key path classes with different
  /// arguments have the same layout.
  private static func retyped<Root, Value>(
    _ path: AnyKeyPath,
    _ root: Root.Type,
    _ value: Value.Type
  ) -> KeyPath<Root, Value> {
    let address = Unmanaged.passUnretained(path).toOpaque()
    return Unmanaged<KeyPath<Root, Value>>.fromOpaque(address).takeUnretainedValue()
  }

  private final class Holder<Root: AnyObject> {
    let object: Root

    init(_ object: Root) { self.object = object }
  }
}
