/// A pool of reusable views by reuse identifier, and the classes registered for new ones.
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var classes: [String: View.Type] = [:]

  /// Registers a class for an identifier; `nil` removes the registration.
  mutating func register(_ type: View.Type?, for identifier: String) {
    classes[identifier] = type
    waiting[identifier] = nil
  }

  func type(for identifier: String) -> View.Type? { classes[identifier] }

  mutating func take(_ identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }

  mutating func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// Removes and returns all views in the pool.
  mutating func empty() -> [View] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
