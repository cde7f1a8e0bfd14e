/// Runs callbacks of C libraries, which are called on the main thread and return pointers.
enum MainThread {
  private struct Answer<Value>: @unchecked Sendable {
    let value: Value
  }

  static func answer<Value>(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated { Answer(value: body()) }.value
  }
}
