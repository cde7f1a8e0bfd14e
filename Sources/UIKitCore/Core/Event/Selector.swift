import Foundation

/// The name of a method together with a way to call it, since Swift on Linux has no `#selector`.
///
/// Write `Selector(Type.method, "method")` where iOS code says `#selector(method)`. The reference is unapplied,
/// so it keeps no object alive and calls the override of the object it is sent to. Two selectors are equal when
/// their names are; `"tap"` with one argument, `"tap(_:)"` and `"tap:"` are one name.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The method's name with one colon for each argument.
  public let name: String
  private let method: SelectorMethod?

  /// Creates a selector that is only a name.
  ///
  /// It finds the method that a selector made from a reference gave this name.
  public init(_ name: String) {
    self.name = SelectorName.normalized(name, arguments: 0)
    method = nil
  }

  /// Creates a selector that is only a name.
  public init(stringLiteral name: String) { self.init(name) }

  private init(_ name: String, arguments: Int, method: SelectorMethod) {
    self.name =
      name.isEmpty
      ? SelectorName.unique() : SelectorName.normalized(name, arguments: arguments)
    self.method = method
    SelectorRegistry.add(method, named: self.name)
  }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  // MARK: Calling

  /// The method to run on an object: this selector's own, or the one known under its name for the object's class.
  private func method(for target: AnyObject) -> SelectorMethod? {
    if let method, method.fits(target) { return method }
    return SelectorRegistry.method(named: name, for: target)
  }

  /// Whether calling the selector on `target` runs something.
  package func canBeCalled(on target: AnyObject) -> Bool { method(for: target) != nil }

  /// Runs the method on `target`; arguments beyond what it takes are dropped.
  ///
  /// An object that has no such method is left alone, with a warning.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Any? {
    guard let method = method(for: target) else {
      Log.warning("\(type(of: target)) has no method for the selector \(name)")
      return nil
    }
    return method.call(target, arguments)
  }
}

/// Creates a selector that is only a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector, with one colon for each argument.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// MARK: - Making selectors from references

extension Selector {
  /// Refers to a method without arguments.
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result,
    _ name: String = ""
  ) {
    self.init(name, arguments: 0, method: .on(Target.self) { target, _ in method(target)() })
  }

  /// Refers to a method that takes the sender.
  public init<Target: AnyObject, First, Result>(
    _ method: @escaping (Target) -> @MainActor (First) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 1,
      method: .on(Target.self) { target, arguments in
        guard let first: First = arguments.cast(0) else { return nil }
        return method(target)(first)
      }
    )
  }

  /// Refers to a method that takes the sender and the event.
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 2,
      method: .on(Target.self) { target, arguments in
        guard let first: First = arguments.cast(0), let second: Second = arguments.cast(1) else {
          return nil
        }
        return method(target)(first, second)
      }
    )
  }

  /// Refers to a property by its key path.
  public init<Target: AnyObject, Value>(getter path: KeyPath<Target, Value>, _ name: String = "") {
    self.init(
      name,
      arguments: 0,
      method: .on(Target.self) { target, _ in target[keyPath: path] }
    )
  }

  /// Refers to a method of one object, which the selector keeps alive.
  public init<Result>(_ method: @escaping @MainActor () -> Result, _ name: String = "") {
    self.init(name, arguments: 0, method: .bound { _ in method() })
  }

  /// Refers to a method of one object, which the selector keeps alive; it takes the sender.
  public init<First, Result>(
    _ method: @escaping @MainActor (First) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 1,
      method: .bound { arguments in
        guard let first: First = arguments.cast(0) else { return nil }
        return method(first)
      }
    )
  }

  /// Refers to a method of one object, which the selector keeps alive; it takes the sender and the event.
  public init<First, Second, Result>(
    _ method: @escaping @MainActor (First, Second) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 2,
      method: .bound { arguments in
        guard let first: First = arguments.cast(0), let second: Second = arguments.cast(1) else {
          return nil
        }
        return method(first, second)
      }
    )
  }
}
