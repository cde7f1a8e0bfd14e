import Foundation

/// An observation of a property, which ends when it is invalidated or released.
///
/// ```swift
/// observation = scrollView.observe(\.contentOffset, options: [.new]) { scrollView, change in
///   print(change.newValue ?? .zero)
/// }
/// ```
public final class NSKeyValueObservation: NSObject {
  private weak var object: NSObject?
  private var observer: ValueObserver?

  init(of object: NSObject, _ observer: ValueObserver) {
    self.object = object
    self.observer = observer
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    if let observer, let object { ObserverList.remove(observer, from: object) }
    observer = nil
  }
}

extension _KeyValueCodingAndObserving {
  /// Observes a property.
  ///
  /// Observable are the properties of views, layers, controllers and bar items that
  /// `Documentation/Rules/KeyValues.md` lists, and properties of apps that are registered in
  /// ``ObjectiveCMembers/objectiveCMembers`` and announce their changes. For other properties, a
  /// warning is logged.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property. It may lead through an object, as in
  ///     `\.layer.bounds`.
  ///   - options: The information to pass to the closure.
  ///   - changeHandler: The closure that is called when the property has been set.
  /// - Returns: The observation. Keep it as long as the closure shall be called.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let name = KeyPathNames.name(of: keyPath, in: type(of: self)) else {
      Log.warning(
        "\(type(of: self)) has no registered property for the key path \(keyPath); its changes are "
          + "not observed. List the property in objectiveCMembers"
      )
      return NSKeyValueObservation(of: self, ValueObserver(of: self, "", options: []) { _ in })
    }
    let observer = ValueObserver(of: self, name, options: options) { [weak self] notice in
      guard let self else { return }
      let isNew = options.contains(.new) && !notice.isPrior
      let change = NSKeyValueObservedChange<Value>(
        kind: .setting,
        newValue: isNew ? self[keyPath: keyPath] : nil,
        oldValue: options.contains(.old) ? notice.old.flatMap { $0 as? Value } : nil,
        indexes: nil,
        isPrior: notice.isPrior
      )
      changeHandler(self, change)
    }
    observer.read = { [weak self] in self.map { $0[keyPath: keyPath] } }
    ObserverList.add(observer, to: self)
    return NSKeyValueObservation(of: self, observer)
  }

  /// Announces that a property is about to change.
  ///
  /// - Parameter keyPath: The key path of the property.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard ObserverList.isObserved(self),
      let name = KeyPathNames.name(of: keyPath, in: type(of: self))
    else { return }
    willChangeValue(forKey: name)
  }

  /// Announces that a property has changed.
  ///
  /// - Parameter keyPath: The key path of the property.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard ObserverList.isObserved(self),
      let name = KeyPathNames.name(of: keyPath, in: type(of: self))
    else { return }
    didChangeValue(forKey: name)
  }
}
