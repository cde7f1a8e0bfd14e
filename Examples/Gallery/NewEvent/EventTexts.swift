import UIKit

/// The texts of the form for a new event in one language.
struct EventTexts {
  let locale: Locale
  let form: String
  let cancel: String
  let add: String
  let title: String
  let location: String
  let allDay: String
  let starts: String
  let ends: String
  let endOfRepeat: String
  let alert: String
  let repetition: String
  let repetitions: [String]
  /// The time of the alert, with a place for the number of minutes.
  let minutes: String

  /// The titles of the events of the day.
  let events: [String]
  /// The number of the first day of the week, Sunday or Saturday.
  let firstDay: Int

  /// Returns the texts for a layout direction.
  static func texts(for traits: UITraitCollection) -> EventTexts {
    traits.layoutDirection == .rightToLeft ? .arabic : .english
  }

  /// The month that the calendar shows.
  var month: String { formatted("LLLL yyyy", day: 21, hour: 0) }

  /// The current day as in the status bar of a tablet.
  var today: String { formatted("EEE MMM d", day: 21, hour: 0) }

  /// The days of the week.
  var days: [Int] { (0..<7).map { firstDay + $0 } }

  /// The names of the days of the week in one letter.
  var weekdays: [String] { days.map { formatted("ccccc", day: $0, hour: 0) } }

  /// Returns the number in the digits of the language.
  func number(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  /// Returns the name of an hour.
  func time(hour: Int) -> String { formatted("h a", day: 21, hour: hour) }

  private func formatted(_ format: String, day: Int, hour: Int) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter.string(from: Self.date(day: day, hour: hour))
  }

  /// Returns a time in September 2026.
  static func date(day: Int, hour: Int, minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let parts = DateComponents(year: 2026, month: 9, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  /// Returns the time of the alert.
  func alertText(minutes count: Int) -> String {
    minutes.replacingOccurrences(of: "%@", with: number(count))
  }

  static let english = EventTexts(
    locale: Locale(identifier: "en_US"),
    form: "New Event",
    cancel: "Cancel",
    add: "Add",
    title: "Title",
    location: "Location",
    allDay: "All-day",
    starts: "Starts",
    ends: "Ends",
    endOfRepeat: "End Repeat",
    alert: "Alert",
    repetition: "Repeat",
    repetitions: ["Never", "Every Day", "Every Week", "Every Month", "Every Year"],
    minutes: "%@ minutes before",
    events: ["Harbor tour", "Lunch with Ines", "Choir"],
    firstDay: 20
  )

  static let arabic = EventTexts(
    locale: Locale(identifier: "ar_EG"),
    form: "حدث جديد",
    cancel: "إلغاء",
    add: "إضافة",
    title: "العنوان",
    location: "الموقع",
    allDay: "طوال اليوم",
    starts: "يبدأ",
    ends: "ينتهي",
    endOfRepeat: "نهاية التكرار",
    alert: "تنبيه",
    repetition: "تكرار",
    repetitions: ["أبدًا", "كل يوم", "كل أسبوع", "كل شهر", "كل سنة"],
    minutes: "قبل %@ دقيقة",
    events: ["جولة في الميناء", "غداء مع سلمى", "جوقة"],
    firstDay: 19
  )
}
