/// Views that wait for another use, by the identifiers they can be used for, and how to make more.
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var classes: [String: View.Type] = [:]

  /// Says what to make for an identifier; nil takes that back.
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

  /// Lets go of all that wait and gives them back.
  mutating func empty() -> [View] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
