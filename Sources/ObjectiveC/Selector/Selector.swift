import Foundation

/// The name of a method and a reference to it.
///
/// Selectors replace `#selector`, which Swift on Linux does not have: write `Selector(Type.method,
/// "method")` where iOS code uses `#selector(method)`. The reference is unapplied, so it does not
/// retain an object, and overrides of the method are called. Two selectors are equal if their names
/// are equal; `"tap"` with one argument, `"tap(_:)"` and `"tap:"` are the same name.
///
/// ```swift
/// let tap = UITapGestureRecognizer(
///   target: self,
///   action: Selector(PhotoController.tapped, "tapped")
/// )
/// ```
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method, with one colon for each argument.
  public let name: String
  let method: SelectorMethod?

  /// Creates a selector from a name.
  ///
  /// The selector calls the method that was registered when a selector with the same name was
  /// created from a reference.
  public init(_ name: String) {
    self.name = SelectorName.normalized(name, arguments: 0)
    method = nil
  }

  /// Creates a selector from a name in a string literal.
  public init(stringLiteral name: String) { self.init(name) }

  private init(_ name: String, arguments: Int, method: SelectorMethod) {
    self.method = method
    guard !name.isEmpty else {
      self.name = SelectorName.unique()
      return
    }
    self.name = SelectorName.normalized(name, arguments: arguments)
    SelectorRegistry.add(method, named: self.name)
  }

  /// The name of the selector.
  public var description: String { name }

  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name of the selector.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  // MARK: Calling

  /// Returns the selector's own method if it fits the target, and then the registered methods of
  /// that name.
  private func methods(for target: AnyObject) -> [SelectorMethod] {
    if let method, method.owner == nil { return [method] }
    var registered = SelectorRegistry.methods(named: name, for: target)
    if registered.isEmpty, let member = MemberTable.table(of: target).method(name) {
      registered = [member]
    }
    guard let method, method.fits(target) else { return registered }
    return [method] + registered.filter { $0 !== method && $0.owner != method.owner }
  }

  /// Returns whether the selector can be called on `target`.
  package func canBeCalled(on target: AnyObject) -> Bool { !methods(for: target).isEmpty }

  /// Calls the method on `target` and returns its result; superfluous arguments are dropped.
  ///
  /// If the arguments don't have the types of the parameters, the methods of the same name in
  /// superclasses are tried. If none can be called, a warning is logged.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Any? {
    perform(on: target, arguments)
  }

  @MainActor func perform(on target: AnyObject, _ arguments: [Any?]) -> Any? {
    let methods = methods(for: target)
    guard !methods.isEmpty else {
      Log.warning("\(type(of: target)) has no method for the selector \(name)")
      return nil
    }
    for method in methods {
      let result = method.call(target, arguments)
      if result is SelectorMethod.Mismatch { continue }
      return result
    }
    let types = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
    Log.warning(
      "\(type(of: target)).\(name) was not called, because its parameters have other types than "
        + "the arguments (\(types))"
    )
    return nil
  }
}

/// Creates a selector from a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector, with one colon for each argument.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// MARK: - Selectors from method references

extension Selector {
  /// Creates a selector from a method without arguments.
  ///
  /// - Parameters:
  ///   - method: A reference to the method, such as `PhotoController.refresh`.
  ///   - name: The name of the method. If it is empty, the selector is equal only to its copies.
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result,
    _ name: String = ""
  ) {
    self.init(name, arguments: 0, method: .on(Target.self) { target, _ in method(target)() })
  }

  /// Creates a selector from a method that takes the sender.
  ///
  /// - Parameters:
  ///   - method: A reference to the method. If the sender has another type, it is not called, and a
  ///     warning is logged.
  ///   - name: The name of the method. If it is empty, the selector is equal only to its copies.
  public init<Target: AnyObject, First, Result>(
    _ method: @escaping (Target) -> @MainActor (First) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 1,
      method: .on(Target.self) { target, arguments in
        guard let first: First = arguments.cast(0) else { return SelectorMethod.Mismatch() }
        return method(target)(first)
      }
    )
  }

  /// Creates a selector from a method that takes the sender and the event.
  ///
  /// - Parameters:
  ///   - method: A reference to the method. If an argument has another type, it is not called and a
  ///     warning is logged.
  ///   - name: The name of the method. If it is empty, the selector is equal only to its copies.
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 2,
      method: .on(Target.self) { target, arguments in
        guard let first: First = arguments.cast(0), let second: Second = arguments.cast(1) else {
          return SelectorMethod.Mismatch()
        }
        return method(target)(first, second)
      }
    )
  }

  /// Creates a selector from a method with three parameters, such as
  /// `animationDidStop(_:finished:context:)`.
  ///
  /// - Parameters:
  ///   - method: A reference to the method. If an argument has another type, it is not called and a
  ///     warning is logged.
  ///   - name: The name of the method. If it is empty, the selector is equal only to its copies.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 3,
      method: .on(Target.self) { target, arguments in
        guard let first: First = arguments.cast(0), let second: Second = arguments.cast(1),
          let third: Third = arguments.cast(2)
        else { return SelectorMethod.Mismatch() }
        return method(target)(first, second, third)
      }
    )
  }

  /// Creates a selector that reads a property.
  ///
  /// - Parameters:
  ///   - path: The key path of the property.
  ///   - name: The name of the property. If it is empty, the selector is equal only to its copies.
  public init<Target: AnyObject, Value>(getter path: KeyPath<Target, Value>, _ name: String = "") {
    self.init(
      name,
      arguments: 0,
      method: .on(Target.self) { target, _ in target[keyPath: path] }
    )
  }

  /// Creates a selector from a method of one object, which the selector retains.
  ///
  /// - Parameters:
  ///   - method: The bound method. It is called for any target.
  ///   - name: The name of the method. If it is empty, the selector is equal only to its copies.
  public init<Result>(_ method: @escaping @MainActor () -> Result, _ name: String = "") {
    self.init(name, arguments: 0, method: .bound { _ in method() })
  }

  /// Creates a selector from a method of one object that takes the sender; the selector retains the
  /// object.
  ///
  /// - Parameters:
  ///   - method: The bound method. It is called for any target.
  ///   - name: The name of the method. If it is empty, the selector is equal only to its copies.
  public init<First, Result>(
    _ method: @escaping @MainActor (First) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 1,
      method: .bound { arguments in
        guard let first: First = arguments.cast(0) else { return SelectorMethod.Mismatch() }
        return method(first)
      }
    )
  }

  /// Creates a selector from a method of one object that takes the sender and the event; the
  /// selector retains the object.
  ///
  /// - Parameters:
  ///   - method: The bound method. It is called for any target.
  ///   - name: The name of the method. If it is empty, the selector is equal only to its copies.
  public init<First, Second, Result>(
    _ method: @escaping @MainActor (First, Second) -> Result,
    _ name: String = ""
  ) {
    self.init(
      name,
      arguments: 2,
      method: .bound { arguments in
        guard let first: First = arguments.cast(0), let second: Second = arguments.cast(1) else {
          return SelectorMethod.Mismatch()
        }
        return method(first, second)
      }
    )
  }
}
