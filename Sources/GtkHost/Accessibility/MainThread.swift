/// Answers calls of C libraries, which come on the main thread and want pointers back.
enum MainThread {
  private struct Answer<Value>: @unchecked Sendable {
    let value: Value
  }

  static func answer<Value>(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated { Answer(value: body()) }.value
  }
}
