import Foundation

/// Messages by selector: whether an object responds to one, and how it is sent.
enum Messages {
  // R-KV-20
  static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    selector.canBeCalled(on: object) || MemberTable.table(of: object).contains(selector.name)
  }

  static func perform(_ selector: Selector, on object: AnyObject, _ arguments: [Any?])
    -> Unmanaged<AnyObject>?
  {
    // Methods are called without a change of actor, as messages are on iOS.
    let call: @MainActor () -> Any? = { send(selector, to: object, arguments) }
    let result = unsafeBitCast(call, to: (() -> Any?).self)()
    guard let value = result.flatMap(unwrapped), !(value is Void) else { return nil }
    return unmanaged(value)
  }

  @MainActor private static func send(
    _ selector: Selector,
    to object: AnyObject,
    _ arguments: [Any?]
  ) -> Any? {
    if selector.canBeCalled(on: object) { return selector.perform(on: object, arguments) }
    let table = MemberTable.table(of: object)
    if let property = table.property(selector.name)?.property { return property.get(object) }
    if let property = table.property(ofSetter: selector.name)?.property {
      _ = property.set(object, arguments.first ?? nil)
      return nil
    }
    Misuse.raise(
      reason: "-[\(type(of: object)) \(selector.name)]: unrecognized selector sent to instance "
        + describe(object)
    )
  }

  /// Returns a result as an object, which lives until the end of the frame at least.
  private static func unmanaged(_ value: Any) -> Unmanaged<AnyObject> {
    let boxed = KeyValueConversion.boxed(value)
    let object = (boxed as? String).map { NSString(string: $0) } ?? boxed as AnyObject
    ObjectStore.keepUntilSweep(object)
    return Unmanaged.passUnretained(object)
  }
}

extension NSObjectProtocol {
  /// Returns whether the object has a method or a property with the name of a selector.
  ///
  /// A method is found if a selector was created from a reference to it, or if the object's class
  /// lists it in ``ObjectiveCMembers/objectiveCMembers``.
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    if let root = self as? _ObjectiveCRoot { return root.responds(to: selector) }
    return Messages.responds(self, to: selector)
  }

  /// Calls the method with the name of a selector.
  ///
  /// A name that the object doesn't have raises an exception.
  ///
  /// - Parameter selector: The selector.
  /// - Returns: The result of the method, or `nil`.
  @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    if let root = self as? _ObjectiveCRoot { return root.perform(selector) }
    return Messages.perform(selector, on: self, [])
  }

  /// Calls the method with the name of a selector.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - argument: The argument of the method.
  /// - Returns: The result of the method, or `nil`.
  @discardableResult public func perform(_ selector: Selector!, with argument: Any!)
    -> Unmanaged<AnyObject>?
  {
    guard let selector else { return nil }
    if let root = self as? _ObjectiveCRoot { return root.perform(selector, with: argument) }
    return Messages.perform(selector, on: self, [argument])
  }

  /// Calls the method with the name of a selector.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - first: The first argument of the method.
  ///   - second: The second argument of the method.
  /// - Returns: The result of the method, or `nil`.
  @discardableResult public func perform(
    _ selector: Selector!,
    with first: Any!,
    with second: Any!
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    if let root = self as? _ObjectiveCRoot {
      return root.perform(selector, with: first, with: second)
    }
    return Messages.perform(selector, on: self, [first, second])
  }
}
