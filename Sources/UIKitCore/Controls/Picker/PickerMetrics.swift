import QuartzCore

/// Metrics of picker views in points, as on iOS 14 to 17, with the rule for each value.
enum PickerMetrics {
  // R-PICK-1
  /// The size of a picker view, and the height of a row, unless the app chooses others.
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  // R-PICK-2
  /// The distance of the selection band from the sides, and its corner radius.
  static let bandInset: CGFloat = 9
  static let bandRadius: CGFloat = 8
  // R-PICK-3
  /// The distance between the components, and that of the components from the band's sides.
  static let spacing: CGFloat = 5
  static let padding: CGFloat = 9
  // R-PICK-4
  /// The distance of the eye from the front of the wheel, in multiples of its radius.
  static let eyeDistance: CGFloat = 6
  /// The opacity of rows beside the selected row, which decreases with the square of their
  /// foreshortening.
  static let restAlpha: CGFloat = 0.55
  // R-PICK-1
  /// The font of titles.
  static let fontSize: CGFloat = 21
  /// The distance in points by which a finger may move during a tap.
  static let tapDistance: CGFloat = 10
}
