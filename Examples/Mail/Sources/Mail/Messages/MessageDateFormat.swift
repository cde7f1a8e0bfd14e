import Foundation

/// Dates of messages: the time today, then the day of the week, then the date.
struct MessageDateFormat {
  var calendar = Calendar.current
  var locale = Locale.current

  /// The date as lists show it.
  func short(_ date: Date, now: Date) -> String {
    if calendar.isDate(date, inSameDayAs: now) { return text(date, "jmm") }
    let start = calendar.startOfDay(for: date)
    let days = calendar.dateComponents([.day], from: start, to: now).day ?? 0
    if days == 1 { return "Yesterday" }
    return text(date, days < 7 ? "EEEE" : "yMd")
  }

  /// The date and the time, above an open message.
  func long(_ date: Date) -> String {
    text(date, "yMMMMdjmm")
  }

  private func text(_ date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}
