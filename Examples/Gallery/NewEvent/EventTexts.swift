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

  /// Returns the time of the alert.
  func alertText(minutes count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    let number = formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    return minutes.replacingOccurrences(of: "%@", with: number)
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
    minutes: "%@ minutes before"
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
    minutes: "قبل %@ دقيقة"
  )
}
