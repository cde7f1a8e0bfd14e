import Foundation

/// The value of a stepper with its limits and its step.
struct StepperRange: Equatable {
  // R-STP-2, R-STP-3
  private(set) var minimum = 0.0
  private(set) var maximum = 100.0
  private(set) var value = 0.0
  private(set) var step = 1.0
  /// Whether a step beyond a limit continues at the other limit.
  var wraps = false

  /// The value as text, without a fraction if it is a whole number.
  var text: String {
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return isWhole ? "\(Int(value))" : "\(value)"
  }

  /// Sets the minimum, which raises the maximum if necessary, and clamps the value.
  mutating func setMinimum(_ new: Double) {
    guard new.isFinite else { return }
    minimum = new
    maximum = max(maximum, new)
    setValue(value)
  }

  /// Sets the maximum, which lowers the minimum if necessary, and clamps the value.
  mutating func setMaximum(_ new: Double) {
    guard new.isFinite else { return }
    maximum = new
    minimum = min(minimum, new)
    setValue(value)
  }

  /// Sets the value, clamped to the limits.
  ///
  /// NaN is ignored.
  mutating func setValue(_ new: Double) {
    guard !new.isNaN else { return }
    value = min(max(new, minimum), maximum)
  }

  /// Sets the step, and returns `false` if it is not a positive finite number.
  mutating func setStep(_ new: Double) -> Bool {
    guard new.isFinite, new > 0 else { return false }
    step = new
    return true
  }

  /// Whether a step in a direction changes the value.
  func canStep(isUp: Bool) -> Bool {
    var copy = self
    copy.advance(isUp: isUp)
    return copy.value != value
  }

  /// Adds the step to the value, or subtracts it.
  ///
  /// A step that goes beyond a limit ends at the limit. If the value is at the limit already and
  /// `wraps` is `true`, it continues at the other limit.
  mutating func advance(isUp: Bool) {
    let limit = isUp ? maximum : minimum
    if wraps, value == limit {
      value = isUp ? minimum : maximum
    } else {
      setValue(isUp ? value + step : value - step)
    }
  }
}
