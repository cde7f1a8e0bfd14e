import QuartzCore

/// The range and the value of a slider, and the conversion between values and positions.
struct SliderRange: Equatable {
  // R-CTL-20, R-CTL-25
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1
  private(set) var value: Float = 0

  /// Sets the minimum.
  ///
  /// If necessary, the maximum is raised to it, and the value is clamped to the new range.
  mutating func setMinimum(_ new: Float) {
    guard new.isFinite else { return }
    minimum = new
    maximum = max(maximum, new)
    setValue(value)
  }

  /// Sets the maximum.
  ///
  /// If necessary, the minimum is lowered to it, and the value is clamped to the new range.
  mutating func setMaximum(_ new: Float) {
    guard new.isFinite else { return }
    maximum = new
    minimum = min(minimum, new)
    setValue(value)
  }

  /// Sets the value, clamped to the range.
  ///
  /// NaN is ignored.
  mutating func setValue(_ new: Float) {
    guard !new.isNaN else { return }
    value = min(max(new, minimum), maximum)
  }

  /// Returns the position of a value in the range, from 0 to 1.
  func fraction(of value: Float) -> CGFloat {
    // The computation uses halves, because the length of the range may exceed the largest
    // representable number.
    let length = maximum / 2 - minimum / 2
    guard length > 0 else { return 0 }
    return CGFloat(min(max((value / 2 - minimum / 2) / length, 0), 1))
  }

  /// Returns the value at a position in the range, from 0 to 1.
  func value(at fraction: CGFloat) -> Float {
    guard !fraction.isNaN else { return value }
    let share = Float(min(max(fraction, 0), 1))
    return min(max(minimum * (1 - share) + maximum * share, minimum), maximum)
  }
}
