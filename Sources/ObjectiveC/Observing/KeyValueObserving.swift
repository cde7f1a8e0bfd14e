import Foundation

/// Observers that are added by key path and context.
enum KeyValueObserving {
  static func add(
    _ target: NSObject,
    to object: NSObject,
    _ keyPath: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let observer = ValueObserver(of: object, keyPath, options: options) {
      [weak target, weak object] notice in
      guard let target, let object else { return }
      let change = description(of: notice, options) { object.value(forKeyPath: keyPath) }
      target.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    observer.target = ObjectIdentifier(target)
    observer.context = context
    ObserverList.add(observer, to: object)
  }

  /// Returns the dictionary that describes a change.
  private static func description(
    of notice: ValueObserver.Notice,
    _ options: NSKeyValueObservingOptions,
    value: () -> Any?
  ) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
    ]
    if notice.isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
    if options.contains(.old), let old = notice.old { change[.oldKey] = old ?? NSNull() }
    if options.contains(.new), !notice.isPrior { change[.newKey] = value() ?? NSNull() }
    return change
  }

  // R-KV-31
  /// Removes the last observer that was added with the same arguments.
  static func remove(
    _ target: NSObject,
    from object: NSObject,
    _ keyPath: String,
    _ context: UnsafeMutableRawPointer??
  ) {
    let found = ObserverList.last(of: object) { observer in
      observer.target == ObjectIdentifier(target) && observer.keyPath == keyPath
        && context.map { $0 == observer.context } ?? true
    }
    guard let found else {
      Misuse.raise(
        name: "NSRangeException",
        reason:
          "Cannot remove an observer \(describe(target)) for the key path \"\(keyPath)\" from "
          + "\(describe(object)) because it is not registered as an observer."
      )
    }
    ObserverList.remove(found, from: object)
  }

  static func willChange(_ key: String, of object: NSObject) {
    ObserverList.list(of: object)?.begin(ValueObserver.name(of: key, in: object))
  }

  static func didChange(_ key: String, of object: NSObject) {
    ObserverList.list(of: object)?.end(ValueObserver.name(of: key, in: object))
  }

  static func raiseNotHandled(
    _ observer: AnyObject,
    _ keyPath: String?,
    _ object: Any?,
    _ change: [NSKeyValueChangeKey: Any]?,
    _ context: UnsafeMutableRawPointer?
  ) -> Never {
    let entries = (change ?? [:]).map { "\($0.key.rawValue) = \($0.value);" }.sorted()
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason:
        "\(describe(observer)): An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled.\nKey path: \(keyPath ?? "")\nObserved object: "
        + "\(object.map { "\($0)" } ?? "nil")\nChange: {\(entries.joined(separator: " "))}\nContext: "
        + (context.map { "\($0)" } ?? "0x0")
    )
  }
}
