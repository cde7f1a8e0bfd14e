import Foundation

/// An observer of one key path of an object.
///
/// For a key path with several keys, the observer observes the first key and has a child that
/// observes the rest on the value of the first.
final class ValueObserver {
  /// A notification before or after a change.
  struct Notice {
    var isPrior = false
    var isInitial = false
    /// The old value; `nil` before it is known, `.some(nil)` for no value.
    var old: Any??
  }

  let keyPath: String
  /// The registered name of the first key.
  let key: String
  private let rest: String?
  let options: NSKeyValueObservingOptions
  /// Other keys whose changes also change the first key.
  private let dependencies: Set<String>
  private let deliver: (Notice) -> Void
  private weak var object: NSObject?
  private var child: ValueObserver?
  private weak var inner: NSObject?

  /// The observer and context of `addObserver(_:forKeyPath:options:context:)`.
  ///
  /// The observer is known by its identity, because it may be removed in its `deinit`.
  var target: ObjectIdentifier?
  var context: UnsafeMutableRawPointer?

  init(
    of object: NSObject,
    _ keyPath: String,
    options: NSKeyValueObservingOptions,
    deliver: @escaping (Notice) -> Void
  ) {
    let (head, rest) = KeyValueCoding.split(keyPath)
    self.object = object
    self.keyPath = keyPath
    self.rest = rest
    self.options = options
    self.deliver = deliver
    key = ValueObserver.name(of: head, in: object)
    let type = type(of: object) as? _ObjectiveCRoot.Type
    dependencies = type?.keyPathsForValuesAffectingValue(forKey: head) ?? []
  }

  /// Returns the registered name of a key, such as `hidden` for `isHidden`.
  static func name(of key: String, in object: NSObject) -> String {
    MemberTable.table(of: object).property(key)?.name ?? key
  }

  func isAffected(by key: String) -> Bool {
    key == self.key || !dependencies.isEmpty && dependencies.contains(key)
  }

  /// Reads the value of a Swift key path; `nil` for observers of names.
  var read: (() -> Any?)?

  /// The value at the key path, which is passed to the observer.
  var value: Any? { read.map { $0() } ?? object?.value(forKeyPath: keyPath) }

  deinit { stop() }

  /// Begins to observe.
  func start() {
    observeRest()
    if options.contains(.initial) { deliver(Notice(isInitial: true)) }
  }

  /// Ends observing the value of the first key.
  func stop() {
    if let child, let inner { ObserverList.remove(child, from: inner) }
    child = nil
  }

  func willChange() -> Any?? {
    if options.contains(.prior) { deliver(Notice(isPrior: true, old: .some(value))) }
    let old: Any?? = options.contains(.old) ? .some(value) : nil
    stop()
    return old
  }

  func didChange(from old: Any??) {
    observeRest()
    deliver(Notice(old: old))
  }

  /// Continues to observe after a change that left the value unchanged.
  func resume() { observeRest() }

  private func observeRest() {
    guard let rest, let value = object?.value(forKey: key), type(of: value) is AnyObject.Type,
      let inner = value as? NSObject
    else { return }
    let child = ValueObserver(of: inner, rest, options: options.subtracting(.initial)) {
      [weak self] notice in self?.deliver(notice)
    }
    self.child = child
    self.inner = inner
    ObserverList.add(child, to: inner)
  }
}
