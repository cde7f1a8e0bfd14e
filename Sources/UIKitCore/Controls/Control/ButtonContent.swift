import Foundation

/// The values that a button shows, by control state.
struct ButtonContent<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value for a state.
  ///
  /// If no value was set for the state, the result is the value of the first flag it contains among
  /// disabled, selected, highlighted, and focused, and finally the value for the normal state.
  func resolved(for state: UIControl.State) -> Value? {
    if let value = values[state] { return value }
    for part in [UIControl.State.disabled, .selected, .highlighted, .focused]
    where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }
}
