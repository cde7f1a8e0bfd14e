import Foundation

/// A class whose properties and methods can be reached by name.
///
/// Key-value coding, key-value observing and messages by selector find the members in the list.
/// Subclasses override the property and add their members to those of `super`.
///
/// ```swift
/// class Page: UIViewController, ObjectiveCMembers {
///   var account = ""
///   func reload() {}
///
///   class var objectiveCMembers: [ObjectiveCMember] {
///     [.property(\Page.account, "account"), .method(Page.reload, "reload")]
///   }
/// }
/// ```
public protocol ObjectiveCMembers: AnyObject {
  /// The members that can be reached by name.
  @MainActor static var objectiveCMembers: [ObjectiveCMember] { get }
}

/// A property or a method that can be reached by its name.
public struct ObjectiveCMember {
  /// The result of setting a property.
  enum Setting {
    case done
    /// The value is `nil`, and the property cannot be.
    case isNil
    case wrongType
    case readOnly
  }

  /// A property: its key path, getter and setter.
  struct Property {
    let path: AnyKeyPath
    let get: (AnyObject) -> Any?
    let set: (AnyObject, Any?) -> Setting
    let isWritable: Bool
  }

  enum Kind {
    case property(Property)
    case method(SelectorMethod)
  }

  /// The name of a property, or of a method with one colon for each argument.
  let name: String
  let kind: Kind

  var property: Property? {
    if case .property(let property) = kind { return property }
    return nil
  }

  // MARK: Creating members

  /// Returns a property that can be read by name, and set if its key path is writable.
  ///
  /// - Parameters:
  ///   - path: The key path of the property, such as `\Page.account`.
  ///   - name: The name of the property, which is its key.
  /// - Returns: The member.
  public static func property<Root: AnyObject, Value>(
    _ path: KeyPath<Root, Value>,
    _ name: String
  ) -> ObjectiveCMember {
    let writable = path as? ReferenceWritableKeyPath<Root, Value>
    let property = Property(
      path: path,
      get: { object in (object as? Root).flatMap { unwrapped($0[keyPath: path]) } },
      set: { object, value in
        guard let writable, let object = object as? Root else { return .readOnly }
        return assign(value, to: writable, of: object)
      },
      isWritable: writable != nil
    )
    return ObjectiveCMember(name: name, kind: .property(property))
  }

  private static func assign<Root: AnyObject, Value>(
    _ value: Any?,
    to path: ReferenceWritableKeyPath<Root, Value>,
    of object: Root
  ) -> Setting {
    guard let value = value.flatMap(unwrapped), !(value is NSNull) else {
      guard let optional = Value.self as? OptionalValue.Type, let empty = optional.empty as? Value
      else { return .isNil }
      object[keyPath: path] = empty
      return .done
    }
    guard let converted = KeyValueConversion.converted(value, to: Value.self) else {
      return .wrongType
    }
    object[keyPath: path] = converted
    return .done
  }

  /// Returns a method without arguments that can be called by name.
  ///
  /// - Parameters:
  ///   - method: A reference to the method, such as `Page.reload`.
  ///   - name: The name of the method.
  /// - Returns: The member.
  public static func method<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result,
    _ name: String
  ) -> ObjectiveCMember { member(Selector(method, name)) }

  /// Returns a method with one argument that can be called by name.
  ///
  /// - Parameters:
  ///   - method: A reference to the method, such as `Page.select`.
  ///   - name: The name of the method, such as `select:`.
  /// - Returns: The member.
  public static func method<Target: AnyObject, First, Result>(
    _ method: @escaping (Target) -> @MainActor (First) -> Result,
    _ name: String
  ) -> ObjectiveCMember { member(Selector(method, name)) }

  /// Returns a method with two arguments that can be called by name.
  ///
  /// - Parameters:
  ///   - method: A reference to the method, such as `Page.move`.
  ///   - name: The name of the method, such as `move:to:`.
  /// - Returns: The member.
  public static func method<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Result,
    _ name: String
  ) -> ObjectiveCMember { member(Selector(method, name)) }

  private static func member(_ selector: Selector) -> ObjectiveCMember {
    guard let method = selector.method else {
      preconditionFailure("a selector that was created from a method has no method")
    }
    return ObjectiveCMember(name: selector.name, kind: .method(method))
  }
}
