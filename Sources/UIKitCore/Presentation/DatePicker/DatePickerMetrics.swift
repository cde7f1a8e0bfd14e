import QuartzCore

/// Metrics of date pickers in points, as on iOS 14 to 17, with the rule for each value.
enum DatePickerMetrics {
  // R-DATE-20
  /// The height of a button with a date or a time at the standard text size, its corner radius, the
  /// space beside its text, and the distance between two buttons.
  private static let standardPillHeight: CGFloat = 34.33
  static let pillRadius: CGFloat = 6
  static let pillPadding: CGFloat = 12
  static let pillSpacing: CGFloat = 6
  // R-DATE-22
  /// Returns the height of a button with a date or a time.
  @MainActor static func pillHeight(for traits: UITraitCollection) -> CGFloat {
    standardPillHeight + lineGrowth(for: traits)
  }

  /// Returns the height of the row for the time of a calendar.
  @MainActor static func timeHeight(for traits: UITraitCollection) -> CGFloat {
    standardTimeHeight + lineGrowth(for: traits)
  }

  /// Returns the difference between the height of a line and that at the standard text size.
  @MainActor private static func lineGrowth(for traits: UITraitCollection) -> CGFloat {
    func lineHeight(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    }
    return lineHeight(traits.preferredContentSizeCategory) - lineHeight(.large)
  }

  // R-DATE-30
  /// The width of a calendar, and its height without the row for the time.
  static let calendarSize = CGSize(width: 330, height: 340)
  /// The heights of the row with the month, of the weekdays, and of the row for the time at the
  /// standard text size.
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  private static let standardTimeHeight: CGFloat = 46
  // R-DATE-31
  /// The diameter of the circle of a day.
  static let daySize: CGFloat = 44
  // R-DATE-35
  /// The fonts of the name of the month and of the weekdays.
  ///
  /// They grow with the text size as far as there is space in the calendar, whose size is fixed.
  @MainActor static var monthFont: UIFont {
    UIFontMetrics(forTextStyle: .headline)
      .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 24)
  }

  @MainActor static var weekdayFont: UIFont {
    UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .systemFont(ofSize: 13, weight: .semibold), maximumPointSize: 16)
  }

  /// Returns the font of the number of a day.
  @MainActor static func dayFont(isSelected: Bool, for traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular),
      maximumPointSize: isSelected ? 28 : 26,
      compatibleWith: traits
    )
  }

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
