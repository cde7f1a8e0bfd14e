import Foundation

/// The observers of an object, and the changes that have begun and not ended.
final class ObserverList {
  private var observers: [ValueObserver] = []
  private var pending: [(key: String, change: ObservedChange)] = []

  // MARK: Adding and removing

  static func add(_ observer: ValueObserver, to object: NSObject) {
    ObjectStore.lock.withLock {
      let attachments = ObjectStore.makeAttachments(of: object)
      let list = attachments.observers ?? ObserverList()
      attachments.observers = list
      list.observers.append(observer)
    }
    observer.start()
    ObjectStore.sweepIfGrown()
  }

  static func remove(_ observer: ValueObserver, from object: NSObject) {
    var removed: ValueObserver?
    ObjectStore.lock.withLock {
      guard let list = ObjectStore.attachments(of: object)?.observers,
        let index = list.observers.firstIndex(where: { $0 === observer })
      else { return }
      removed = list.observers.remove(at: index)
    }
    removed?.stop()
  }

  /// Returns the last observer of an object that a condition accepts.
  static func last(of object: NSObject, where accepts: (ValueObserver) -> Bool) -> ValueObserver? {
    let all = ObjectStore.lock.withLock {
      ObjectStore.attachments(of: object)?.observers?.observers
    }
    return all?.last(where: accepts)
  }

  /// Returns the list of an object that has observers.
  static func list(of object: AnyObject) -> ObserverList? {
    ObjectStore.lock.withLock { ObjectStore.attachments(of: object)?.observers }
  }

  /// Whether an object has observers.
  static func isObserved(_ object: AnyObject) -> Bool {
    if let root = object as? _ObjectiveCRoot, root.attachments == nil { return false }
    return list(of: object)?.observers.isEmpty == false
  }

  // MARK: Changes

  /// The observers that a change of one of several keys affects.
  private func affected(by keys: [String]) -> [ValueObserver] {
    guard !observers.isEmpty else { return [] }
    return ObjectStore.lock.withLock {
      observers.filter { observer in keys.contains { observer.isAffected(by: $0) } }
    }
  }

  fileprivate func contains(_ observer: ValueObserver) -> Bool {
    ObjectStore.lock.withLock { observers.contains { $0 === observer } }
  }

  /// Begins a change of one of the object's own properties.
  ///
  /// Returns `nil` if it isn't observed, or if a change of it has begun already.
  func begin(_ key: String, dependents: [String], isExplicit: Bool) -> ObservedChange? {
    let found = unannounced(isExplicit ? [key] + dependents : dependents)
    guard !found.isEmpty else { return nil }
    let change = ObservedChange(found, explicitKey: isExplicit ? key : nil, in: self)
    push(key, change)
    return change
  }

  /// Begins a change of a stored property, which `end(_:)` ends.
  func push(_ key: String, dependents: [String]) {
    let isExplicit = !key.isEmpty
    let found = unannounced(isExplicit ? [key] + dependents : dependents)
    push(key, ObservedChange(found, explicitKey: isExplicit ? key : nil, in: self))
  }

  /// The observers of several keys, without those that a change includes that has begun already.
  private func unannounced(_ keys: [String]) -> [ValueObserver] {
    let open = ObjectStore.lock.withLock { pending.map(\.change) }
    return affected(by: keys).filter { observer in !open.contains { $0.includes(observer) } }
  }

  /// Begins a change that the app announces.
  func begin(_ key: String) {
    push(key, ObservedChange(affected(by: [key]), explicitKey: key, in: self))
  }

  /// Ends the last change of a key that the app has announced.
  func end(_ key: String) {
    let change = ObjectStore.lock.withLock { pending.last { $0.key == key }?.change }
    change?.end()
  }

  private func push(_ key: String, _ change: ObservedChange) {
    ObjectStore.lock.withLock { pending.append((key, change)) }
  }

  fileprivate func pop(_ change: ObservedChange) {
    ObjectStore.lock.withLock { pending.removeAll { $0.change === change } }
  }
}

/// A change of a property that is observed, from before the change until after it.
package final class ObservedChange {
  private struct Entry {
    let observer: ValueObserver
    let old: Any??
    /// The old value of a property that changes only together with another one.
    let dependentValue: Any??
  }

  private var entries: [Entry] = []
  private let list: ObserverList

  fileprivate init(_ observers: [ValueObserver], explicitKey: String?, in list: ObserverList) {
    self.list = list
    entries = observers.map { observer in
      // R-KV-32
      let isExplicit =
        observer.options.contains(.prior) || explicitKey.map(observer.isAffected) ?? false
      let value: Any?? = isExplicit ? nil : .some(observer.value)
      return Entry(observer: observer, old: observer.willChange(), dependentValue: value)
    }
  }

  fileprivate func includes(_ observer: ValueObserver) -> Bool {
    entries.contains { $0.observer === observer }
  }

  /// Notifies the observers of the change.
  ///
  /// Observers of dependent properties are notified only if the value differs.
  package func end() {
    list.pop(self)
    for entry in entries where list.contains(entry.observer) {
      if let old = entry.dependentValue, ValueEquality.areEqual(old, entry.observer.value) {
        entry.observer.resume()
      } else {
        entry.observer.didChange(from: entry.old)
      }
    }
  }
}

/// Equality of values of any type.
enum ValueEquality {
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first?, let second?):
      func open<Value>(_ value: Value) -> Bool {
        guard let equatable = value as? any Equatable else {
          return value as AnyObject === second as AnyObject
        }
        return isEqual(equatable, second)
      }
      return _openExistential(first, do: open)
    default: return false
    }
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    (second as? Value).map { $0 == first } ?? false
  }
}
