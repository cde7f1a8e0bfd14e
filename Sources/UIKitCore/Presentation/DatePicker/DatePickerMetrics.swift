import QuartzCore

/// Metrics of date pickers in points, as on iOS 14 to 17, with the rule for each value.
enum DatePickerMetrics {
  // R-DATE-20
  /// The height of a button with a date or a time, its corner radius, the space beside its text,
  /// and the distance between two buttons.
  static let pillHeight: CGFloat = 34.33
  static let pillRadius: CGFloat = 6
  static let pillPadding: CGFloat = 12
  static let pillSpacing: CGFloat = 6
  // R-DATE-30
  /// The width of a calendar, and its height without the row for the time.
  static let calendarSize = CGSize(width: 330, height: 340)
  /// The heights of the row with the month, of the weekdays, and of the row for the time.
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  static let timeHeight: CGFloat = 46
  // R-DATE-31
  /// The diameter of the circle of a day.
  static let daySize: CGFloat = 44
  /// The space at the sides of a calendar.
  static let inset: CGFloat = 8
  /// The distance between the content of a popover and its edges.
  static let popoverInset: CGFloat = 6
  /// The width of time wheels in a popover.
  static let timeWheelsWidth: CGFloat = 240
  /// The space beside the widest title of a wheel.
  static let columnPadding: CGFloat = 9
  /// The number of times that the values of a wheel are repeated.
  static let repetitions = 200
  /// The number of days before and after the first date that a wheel with days contains.
  static let daySpan = 20_000
  /// The last year of a wheel with years.
  static let lastYear = 10_000
}
