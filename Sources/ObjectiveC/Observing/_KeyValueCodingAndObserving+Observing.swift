import Foundation

extension _KeyValueCodingAndObserving {
  /// Adds an observer of a property.
  ///
  /// The observer is not retained. Remove it when it is no longer needed.
  ///
  /// - Parameters:
  ///   - observer: The object whose `observeValue(forKeyPath:of:change:context:)` is called. Its
  ///     class must derive from a class of UIKit or from ``ObjectiveCObject``.
  ///   - keyPath: The name of the property, or a key path through objects.
  ///   - options: The information to pass to the observer.
  ///   - context: A pointer that is passed to the observer, which can use it to tell its
  ///     observations apart.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    if let root = self as? _ObjectiveCRoot {
      return root.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }
    KeyValueObserving.add(observer, to: self, keyPath, options, context)
  }

  /// Removes an observer of a property.
  ///
  /// An observer that was not added raises an exception.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The key path for which it was added.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    if let root = self as? _ObjectiveCRoot {
      return root.removeObserver(observer, forKeyPath: keyPath)
    }
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
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    if let root = self as? _ObjectiveCRoot {
      return root.removeObserver(observer, forKeyPath: keyPath, context: context)
    }
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
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let root = self as? _ObjectiveCRoot {
      return root.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    KeyValueObserving.raiseNotHandled(self, keyPath, object, change, context)
  }

  /// Announces that a property is about to change.
  ///
  /// UIKit's properties announce their changes themselves.
  ///
  /// - Parameter key: The name of the property.
  public func willChangeValue(forKey key: String) {
    if let root = self as? _ObjectiveCRoot { return root.willChangeValue(forKey: key) }
    KeyValueObserving.willChange(key, of: self)
  }

  /// Announces that a property has changed.
  ///
  /// - Parameter key: The name of the property.
  public func didChangeValue(forKey key: String) {
    if let root = self as? _ObjectiveCRoot { return root.didChangeValue(forKey: key) }
    KeyValueObserving.didChange(key, of: self)
  }
}
