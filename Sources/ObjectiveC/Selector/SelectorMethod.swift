import Foundation

/// A type-erased method that a selector refers to.
final class SelectorMethod {
  /// The class that declares the method, or `nil` if the method is bound to one object.
  let owner: AnyClass?
  let fits: (AnyObject) -> Bool
  let call: @MainActor (AnyObject, [Any?]) -> Any?

  private init(
    owner: AnyClass?,
    fits: @escaping (AnyObject) -> Bool,
    call: @escaping @MainActor (AnyObject, [Any?]) -> Any?
  ) {
    (self.owner, self.fits, self.call) = (owner, fits, call)
  }

  static func on<Target: AnyObject>(
    _ type: Target.Type,
    _ call: @escaping @MainActor (Target, [Any?]) -> Any?
  ) -> SelectorMethod {
    SelectorMethod(owner: type, fits: { $0 is Target }) { target, arguments in
      (target as? Target).flatMap { call($0, arguments) }
    }
  }

  /// The result of a call whose arguments have other types than the method's parameters.
  struct Mismatch {}

  static func bound(_ call: @escaping @MainActor ([Any?]) -> Any?) -> SelectorMethod {
    SelectorMethod(owner: nil, fits: { _ in true }) { _, arguments in call(arguments) }
  }
}

/// The methods from which selectors were created, by name.
///
/// Its size is bounded by the number of methods in the program, not by the number of selectors.
enum SelectorRegistry {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var methods: [String: [ObjectIdentifier: SelectorMethod]] = [:]

  /// Registers a method.
  ///
  /// Bound methods are skipped, because they would retain their object.
  static func add(_ method: SelectorMethod, named name: String) {
    guard let owner = method.owner else { return }
    lock.withLock { methods[name, default: [:]][ObjectIdentifier(owner)] = method }
  }

  /// Returns the registered methods of a name that fit a target, those of subclasses first.
  static func methods(named name: String, for target: AnyObject) -> [SelectorMethod] {
    let fitting = lock.withLock { methods[name]?.values.filter { $0.fits(target) } ?? [] }
    guard fitting.count > 1 else { return fitting }
    return fitting.sorted { first, second in
      guard let first = first.owner, let second = second.owner else { return false }
      return first != second && isSubclass(first, of: second)
    }
  }

  private static func isSubclass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current, candidate != ancestor { current = _getSuperclass(candidate) }
    return current != nil
  }
}

/// Normalizes names, so that `"tap"` with one argument, `"tap(_:)"`, `"Page.tap(_:)"` and `"tap:"`
/// are equal.
enum SelectorName {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var count = 0

  /// Returns a unique name for a selector that was created without one.
  static func unique() -> String {
    lock.withLock {
      count += 1
      return "anonymous \(count)"
    }
  }

  static func normalized(_ text: String, arguments: Int) -> String {
    let open = text.firstIndex(of: "(") ?? text.endIndex
    var base = text[..<open]
    if let dot = base.lastIndex(of: ".") { base = base[base.index(after: dot)...] }
    guard open < text.endIndex else {
      // The type selects the method of the standard library, because that of Foundation takes longer.
      if base.contains(":" as Character) { return String(base) }
      return base + String(repeating: ":", count: arguments)
    }
    let labels = text[text.index(after: open)...].prefix { $0 != ")" }.split(separator: ":")
    return base
      + labels.enumerated().map { index, label in
        index == 0 || label == "_" ? ":" : label + ":"
      }.joined()
  }
}

extension [Any?] {
  /// Returns the argument at `index` as the method's parameter type.
  ///
  /// Returns `nil` if the argument is missing or has another type, unless the parameter is
  /// optional.
  func cast<Value>(_ index: Int) -> Value? {
    guard index < count, let argument = self[index] else { return Any?.none as? Value }
    return argument as? Value ?? InheritedArgument.cast(argument)
  }
}

/// A class without stored properties whose methods can be called with instances of its superclass.
///
/// Objective-C does not check the classes of arguments, and code relies on it: a method for
/// `UIScreenEdgePanGestureRecognizer` is the action of a `UIPanGestureRecognizer`.
package protocol SuperclassCompatible: AnyObject {
  /// The class that declares the conformance, because its subclasses may have stored properties.
  static var compatibleClass: AnyClass { get }
}

/// Arguments whose class is a superclass of the parameter's class.
private enum InheritedArgument {
  // R-KV-23
  /// Returns the argument as the parameter's type if that is compatible with the argument's class.
  ///
  /// The method may then use the members that both classes have. A warning is logged once.
  static func cast<Value>(_ argument: Any) -> Value? {
    guard let expected = Value.self as? SuperclassCompatible.Type,
      expected.compatibleClass == expected,
      type(of: argument) == _getSuperclass(expected)
    else { return nil }
    Log.warning("an action expects a \(expected) and is called with a \(type(of: argument))")
    return unsafeBitCast(argument as AnyObject, to: Value.self)
  }
}
