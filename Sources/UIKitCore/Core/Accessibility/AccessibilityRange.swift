/// A numeric value with its limits, and a function that changes the value in the same way as user
/// input.
package struct AccessibilityRange {
  package let value: Double
  package let minimum: Double
  package let maximum: Double
  /// The smallest change, or 0 if the value is continuous.
  package var step = 0.0
  /// Sets the value, or `nil` if the value is read-only.
  package let set: (@MainActor (Double) -> Void)?
}
