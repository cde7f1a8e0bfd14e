import Foundation

/// What a button shows in each state; a state without a value of its own shows that of the normal
/// state.
struct ButtonContent<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value to show: the state's own, else that of its strongest part, else the normal one.
  func resolved(for state: UIControl.State) -> Value? {
    if let value = values[state] { return value }
    for part in [UIControl.State.disabled, .selected, .highlighted, .focused]
    where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }
}
