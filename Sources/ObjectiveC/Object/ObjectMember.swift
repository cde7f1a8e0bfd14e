/// Reads properties of objects whose class the compiler doesn't know.
///
/// On iOS, a property of an `AnyObject` is looked up when the code runs. On Linux, code names the class
/// that declares it. The rewriting tool writes such calls:
///
/// ```swift
/// let priority = ObjectMember.value(of: constraints.first, \NSLayoutConstraint.priority)
/// ```
public enum ObjectMember {
  // R-KV-42
  /// Returns the value of a property.
  ///
  /// - Parameters:
  ///   - object: The object, or `nil`.
  ///   - path: The property.
  /// - Returns: The value, or `nil` if the object isn't of the class that declares the property.
  public static func value<Owner: AnyObject, Value>(
    of object: AnyObject?,
    _ path: KeyPath<Owner, Value>
  ) -> Value? {
    (object as? Owner).map { $0[keyPath: path] }
  }

  /// Returns the value of a property that can be `nil`.
  ///
  /// - Parameters:
  ///   - object: The object, or `nil`.
  ///   - path: The property.
  /// - Returns: The value, or `nil` if the object isn't of the class that declares the property.
  public static func value<Owner: AnyObject, Value>(
    of object: AnyObject?,
    _ path: KeyPath<Owner, Value?>
  ) -> Value? {
    (object as? Owner).flatMap { $0[keyPath: path] }
  }

  /// Returns the raw value of a property, where the context requires its type.
  ///
  /// Objective-C knows only raw values: the priority of a constraint is a number there.
  ///
  /// - Parameters:
  ///   - object: The object, or `nil`.
  ///   - path: The property.
  /// - Returns: The raw value, or `nil` if the object isn't of the class that declares the property.
  @_disfavoredOverload
  public static func value<Owner: AnyObject, Value: RawRepresentable>(
    of object: AnyObject?,
    _ path: KeyPath<Owner, Value>
  ) -> Value.RawValue? {
    (object as? Owner).map { $0[keyPath: path].rawValue }
  }
}
