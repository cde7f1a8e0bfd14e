import Foundation

/// A value that each thread has for itself.
final class ThreadLocal<Value>: @unchecked Sendable {
  private final class ThreadValue {
    // Each access reads or changes the value, so exclusive access is not checked.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let key: pthread_key_t
  private let initialValue: Value

  /// Creates a value.
  ///
  /// - Parameter initialValue: The value of threads that did not change it.
  init(_ initialValue: Value) {
    var key = pthread_key_t()
    pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    self.key = key
    self.initialValue = initialValue
  }

  deinit { pthread_key_delete(key) }

  /// The value of the current thread.
  var value: Value {
    get { box.value }
    _modify { yield &box.value }
  }

  /// Replaces the value of the current thread while a closure runs.
  func replace(with value: Value, during body: () -> Void) {
    let box = box
    let before = box.value
    box.value = value
    body()
    box.value = before
  }

  private var box: ThreadValue {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadValue>.fromOpaque(known).takeUnretainedValue()
    }
    let made = ThreadValue(initialValue)
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}
