import QuartzCore

/// The values a slider can have, and which of them belongs to which place. (R-CTL-20, R-CTL-25)
struct SliderRange: Equatable {
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1
  private(set) var value: Float = 0

  /// Moves the lower end; an end that passes the other takes it along, and the value stays between them.
  mutating func setMinimum(_ new: Float) {
    guard new.isFinite else { return }
    minimum = new
    maximum = max(maximum, new)
    setValue(value)
  }

  /// Moves the upper end, as `setMinimum` the lower one.
  mutating func setMaximum(_ new: Float) {
    guard new.isFinite else { return }
    maximum = new
    minimum = min(minimum, new)
    setValue(value)
  }

  /// Takes the nearest value there is; what is no number is ignored.
  mutating func setValue(_ new: Float) {
    guard !new.isNaN else { return }
    value = min(max(new, minimum), maximum)
  }

  /// How far the value is from the lower end, as a share of the range.
  func fraction(of value: Float) -> CGFloat {
    // Halves, since the range may be wider than the largest number.
    let length = maximum / 2 - minimum / 2
    guard length > 0 else { return 0 }
    return CGFloat(min(max((value / 2 - minimum / 2) / length, 0), 1))
  }

  /// The value that far from the lower end.
  func value(at fraction: CGFloat) -> Float {
    guard !fraction.isNaN else { return value }
    let share = Float(min(max(fraction, 0), 1))
    return min(max(minimum * (1 - share) + maximum * share, minimum), maximum)
  }
}
