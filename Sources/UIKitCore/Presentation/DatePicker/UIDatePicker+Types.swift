/// The appearances of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The compact style for modes that have it, and otherwise wheels.
  case automatic = 0
  /// Wheels with the parts of the date.
  case wheels = 1
  /// Buttons with the date and the time, which show a calendar or wheels in a popover.
  case compact = 2
  /// A calendar with the days of a month; the mode for times shows wheels.
  case inline = 3
}

extension UIDatePicker {
  /// The parts of a date that a date picker shows.
  public enum Mode: Int, Sendable {
    /// The hour and the minute.
    case time = 0
    /// The day, the month and the year.
    case date = 1
    /// The day, the hour and the minute.
    case dateAndTime = 2
    /// A number of hours and minutes for a timer.
    case countDownTimer = 3
    /// The month and the year.
    case yearAndMonth = 4
  }
}

extension UIDatePicker.Mode {
  /// Whether the mode has the compact and the inline style.
  var hasCompactStyle: Bool { self != .countDownTimer && self != .yearAndMonth }

  var showsDate: Bool { self == .date || self == .dateAndTime }

  var showsTime: Bool { self == .time || self == .dateAndTime }

  /// Returns the style that is used for a preferred style.
  func style(preferred: UIDatePickerStyle) -> UIDatePickerStyle {
    // R-DATE-2
    guard hasCompactStyle else { return .wheels }
    return preferred == .automatic ? .compact : preferred
  }
}
