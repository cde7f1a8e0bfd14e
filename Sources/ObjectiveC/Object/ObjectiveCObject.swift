import Foundation

/// The common superclass of responders, layers, bar items and gesture recognizers, which declares
/// what the Objective-C runtime and Foundation give every object on iOS.
///
/// A class of an app derives from ``ObjectiveCObject`` instead.
open class _ObjectiveCRoot: NSObject {
  /// The observers and associated objects, or `nil` if there were never any.
  package final var attachments: ObjectAttachments?

  // Classes that are bound to the main actor cannot override an initializer that is not, except that
  // of `NSObject`. An override that is not bound to the main actor is allowed.
  /// Creates an object without observers and associated objects.
  @preconcurrency @MainActor public override init() { super.init() }

  package init(_root: Void) { super.init() }

  /// The members of the library's own classes that can be reached by name.
  ///
  /// Apps conform to ``ObjectiveCMembers`` instead of overriding the property.
  @preconcurrency @MainActor open class var _libraryMembers: [ObjectiveCMember] { [] }

  // MARK: Messages

  /// Returns whether the object has a method or a property with the name of a selector.
  ///
  /// A method is found if a selector was created from a reference to it, or if the object's class
  /// lists it in ``ObjectiveCMembers/objectiveCMembers``.
  open func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return Messages.responds(self, to: selector)
  }

  /// Calls the method with the name of a selector.
  ///
  /// A name that the object doesn't have raises an exception.
  ///
  /// - Parameter selector: The selector.
  /// - Returns: The result of the method, or `nil`.
  @discardableResult open func perform(_ selector: Selector!) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    return Messages.perform(selector, on: self, [])
  }

  /// Calls the method with the name of a selector.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - argument: The argument of the method.
  /// - Returns: The result of the method, or `nil`.
  @discardableResult open func perform(_ selector: Selector!, with argument: Any!)
    -> Unmanaged<AnyObject>?
  {
    guard let selector else { return nil }
    return Messages.perform(selector, on: self, [argument])
  }

  /// Calls the method with the name of a selector.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - first: The first argument of the method.
  ///   - second: The second argument of the method.
  /// - Returns: The result of the method, or `nil`.
  @discardableResult open func perform(
    _ selector: Selector!,
    with first: Any!,
    with second: Any!
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    return Messages.perform(selector, on: self, [first, second])
  }

  // MARK: Key-value coding

  /// Returns the value of a property by its name.
  ///
  /// Numbers, Booleans and enumerations are returned as `NSNumber`.
  ///
  /// Unlike iOS, only registered properties are found: those of UIKit's classes that apps commonly
  /// access by name, and those that a class lists in ``ObjectiveCMembers/objectiveCMembers``. Other
  /// names call ``value(forUndefinedKey:)``.
  ///
  /// - Parameter key: The name of the property. A leading underscore is ignored.
  /// - Returns: The value, or `nil`.
  open func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }

  /// Sets a property by its name.
  ///
  /// - Parameters:
  ///   - value: The new value. Number objects are converted to the type of the property. A value of
  ///     another type is treated like an unknown key.
  ///   - key: The name of the property.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, forKey: key)
  }

  /// Returns the value at the end of a key path, such as `layer.cornerRadius`.
  ///
  /// For an array, the rest of the key path is applied to its elements, and the operators `@count`,
  /// `@sum`, `@avg`, `@max`, `@min`, `@unionOfObjects` and `@distinctUnionOfObjects` combine their
  /// values.
  ///
  /// - Parameter keyPath: Keys that are separated by periods.
  /// - Returns: The value, or `nil` if a value on the way is `nil`.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// Sets the property at the end of a key path, such as `layer.cornerRadius`.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - keyPath: Keys that are separated by periods.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
  }

  /// Returns the value for a key without a registered property.
  ///
  /// The default implementation raises `NSUnknownKeyException`.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value, or `nil`.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.refuseUnknownKey(key, of: self, "valueForUndefinedKey")
    return nil
  }

  /// Sets the value for a key without a registered property that accepts the value.
  ///
  /// The default implementation raises `NSUnknownKeyException`.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The key.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.refuseUnknownKey(key, of: self, "setValue:forUndefinedKey")
  }

  /// Called when `nil` is set for a property that cannot be `nil`.
  ///
  /// The default implementation raises `NSInvalidArgumentException`.
  ///
  /// - Parameter key: The key.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }

  // MARK: Key-value observing

  /// Adds an observer of a property.
  ///
  /// The observer is not retained. Remove it when it is no longer needed.
  ///
  /// - Parameters:
  ///   - observer: The object whose ``observeValue(forKeyPath:of:change:context:)`` is called.
  ///   - keyPath: The name of the property, or a key path through objects.
  ///   - options: The information to pass to the observer.
  ///   - context: A pointer that is passed to the observer, which can use it to tell its
  ///     observations apart.
  open func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.add(observer, to: self, keyPath, options, context)
  }

  /// Removes an observer of a property.
  ///
  /// An observer that was not added raises an exception.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The key path for which it was added.
  open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObserving.remove(observer, from: self, keyPath, nil)
  }

  /// Removes an observer of a property that was added with a context.
  ///
  /// An observer that was not added with the context raises an exception.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The key path for which it was added.
  ///   - context: The context with which it was added.
  open func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.remove(observer, from: self, keyPath, .some(context))
  }

  /// Called when a property that the object observes has changed.
  ///
  /// The default implementation raises an exception.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - object: The object whose property has changed.
  ///   - change: The kind of the change, and the old and new values if they were requested.
  ///   - context: The context with which the observer was added.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.raiseNotHandled(self, keyPath, object, change, context)
  }

  /// Announces that a property is about to change.
  ///
  /// UIKit's properties announce their changes themselves.
  ///
  /// - Parameter key: The name of the property.
  open func willChangeValue(forKey key: String) {
    guard attachments != nil else { return }
    KeyValueObserving.willChange(key, of: self)
  }

  /// Announces that a property has changed.
  ///
  /// - Parameter key: The name of the property.
  open func didChangeValue(forKey key: String) {
    guard attachments != nil else { return }
    KeyValueObserving.didChange(key, of: self)
  }

  /// Returns the names of properties whose changes also change a property.
  ///
  /// The default implementation returns an empty set.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The names of the properties on which it depends.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  // MARK: Interface files

  /// Called after the object has been created from an interface file, when its outlets are set.
  ///
  /// The default implementation does nothing. Overrides call `super`.
  @preconcurrency @MainActor open func awakeFromNib() {}

  /// Called when a view is shown in Interface Builder, so never on Linux.
  ///
  /// The default implementation does nothing. Overrides call `super`.
  @preconcurrency @MainActor open func prepareForInterfaceBuilder() {}
}

/// The common superclass of UIKit's objects that are bound to the main actor.
@preconcurrency @MainActor open class _MainActorObject: _ObjectiveCRoot, Sendable {
  /// Creates an object without observers and associated objects.
  public override init() { super.init() }
}

/// A class with the members that the Objective-C runtime and Foundation give every object on iOS:
/// key-value coding, key-value observing, and messages by selector.
///
/// Derive from this class instead of `NSObject` to override one of these members. Objects of other
/// classes have the same members, but cannot override them.
///
/// ```swift
/// final class Clock: ObjectiveCObject {
///   override func observeValue(
///     forKeyPath keyPath: String?,
///     of object: Any?,
///     change: [NSKeyValueChangeKey: Any]?,
///     context: UnsafeMutableRawPointer?
///   ) {
///     print(keyPath ?? "")
///   }
/// }
/// ```
open class ObjectiveCObject: _ObjectiveCRoot {
  /// Creates an object without observers and associated objects.
  public nonisolated override init() { super.init(_root: ()) }
}
