/// A numeric value between two limits, and a function that changes it as the user would.
package struct AccessibilityRange {
  package let value: Double
  package let minimum: Double
  package let maximum: Double
  /// The smallest useful change; 0 if any change is useful.
  package var step = 0.0
  /// Sets the value; `nil` if it is read-only.
  package let set: (@MainActor (Double) -> Void)?
}
