import Foundation

extension NotificationCenter {
  /// Adds an observer whose method is called for notifications.
  ///
  /// The method takes the notification as its argument, or no argument. It is called synchronously
  /// on the thread that posts the notification, so methods of the main actor require that the
  /// notification is posted on the main thread. The observer isn't retained; it is removed when it
  /// is released.
  ///
  /// ```swift
  /// NotificationCenter.default.addObserver(
  ///   self,
  ///   selector: Selector(Page.reload, "reload"),
  ///   name: UIApplication.didBecomeActiveNotification,
  ///   object: nil
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - selector: The method.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The object whose notifications are observed, or `nil` for those of all objects.
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: Notification.Name?,
    object: Any?
  ) {
    // R-FND-1, R-FND-2
    let observation = SelectorObservation(
      observer: observer as AnyObject,
      center: self,
      name: name,
      object: object
    )
    observation.token = addObserver(forName: name, object: object, queue: nil) {
      [weak observation] notification in
      guard let observation else { return }
      guard let observer = observation.observer else {
        return SelectorObservations.remove(observation)
      }
      selector.performOnCurrentThread(on: observer, notification)
    }
    SelectorObservations.add(observation)
  }

  /// Removes an observer from all notifications.
  ///
  /// The observer is an object that was added with ``addObserver(_:selector:name:object:)``, or a
  /// value that `addObserver(forName:object:queue:using:)` returned.
  ///
  /// - Parameter observer: The observer.
  public func removeObserver(_ observer: AnyObject) {
    // R-FND-3
    SelectorObservations.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes an observer from the notifications of a name and an object.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The object whose notifications are observed, or `nil` for all.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    // R-FND-3
    SelectorObservations.remove(observer, from: self) { $0.matches(name, object) }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// One call of `addObserver(_:selector:name:object:)`.
private final class SelectorObservation: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  weak var center: NotificationCenter?
  var token: NSObjectProtocol?
  let observerIdentifier: ObjectIdentifier
  private let name: Notification.Name?
  private let object: ObjectIdentifier?

  init(
    observer: AnyObject,
    center: NotificationCenter,
    name: Notification.Name?,
    object: Any?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    observerIdentifier = ObjectIdentifier(observer)
  }

  func matches(_ name: Notification.Name?, _ object: Any?) -> Bool {
    (name == nil || name == self.name)
      && (object == nil || object.map { ObjectIdentifier($0 as AnyObject) } == self.object)
  }

  func end() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }
}

/// The observations with selectors, by observer.
///
/// Those of released observers are removed when the number of observations has doubled.
private enum SelectorObservations {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var all: [ObjectIdentifier: [SelectorObservation]] = [:]
  private nonisolated(unsafe) static var count = 0
  private nonisolated(unsafe) static var sweepCount = 64

  static func add(_ observation: SelectorObservation) {
    let ended = lock.withLock {
      all[observation.observerIdentifier, default: []].append(observation)
      count += 1
      return count > sweepCount ? takeReleased() : []
    }
    for observation in ended { observation.end() }
  }

  private static func takeReleased() -> [SelectorObservation] {
    let released = all.values.joined().filter { $0.observer == nil }
    all = all.compactMapValues { list in
      let rest = list.filter { $0.observer != nil }
      return rest.isEmpty ? nil : rest
    }
    count -= released.count
    sweepCount = max(count * 2, 64)
    return released
  }

  static func remove(_ observation: SelectorObservation) {
    take(observation.observerIdentifier) { $0 === observation }
  }

  /// Removes the observations of an observer, which may be about to be released, from a center.
  static func remove(
    _ observer: AnyObject,
    from center: NotificationCenter,
    where isRemoved: (SelectorObservation) -> Bool
  ) {
    // A weak reference to an object that is being released is `nil`, as one to an earlier object at
    // the same address.
    take(ObjectIdentifier(observer)) {
      $0.center === center && ($0.observer == nil || isRemoved($0))
    }
  }

  private static func take(
    _ identifier: ObjectIdentifier,
    where isRemoved: (SelectorObservation) -> Bool
  ) {
    let removed = lock.withLock {
      guard let list = all[identifier] else { return [SelectorObservation]() }
      let removed = list.filter(isRemoved)
      let rest = list.filter { observation in !removed.contains { $0 === observation } }
      all[identifier] = rest.isEmpty ? nil : rest
      count -= removed.count
      return removed
    }
    for observation in removed { observation.end() }
  }
}

extension Selector {
  /// Calls the method on the current thread, also if it belongs to the main actor.
  func performOnCurrentThread(on target: AnyObject, _ argument: Any?) {
    let call: @MainActor () -> Void = { _ = perform(on: target, argument) }
    // Objective-C does not check threads either.
    unsafeBitCast(call, to: (() -> Void).self)()
  }
}
