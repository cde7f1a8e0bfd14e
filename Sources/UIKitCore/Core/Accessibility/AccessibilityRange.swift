/// A value that is a number between two ends, and how it is changed as the user would.
package struct AccessibilityRange {
  package let value: Double
  package let minimum: Double
  package let maximum: Double
  /// The smallest change that makes sense; 0 where any does.
  package var step = 0.0
  /// nil where the value only shows something.
  package let set: (@MainActor (Double) -> Void)?
}
