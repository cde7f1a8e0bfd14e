import UIKit

/// The texts of the form for a new event in one language.
struct EventTexts {
  let locale: Locale
  let form: String
  let title: String
  let location: String
  let allDay: String
  let starts: String
  let ends: String
  let endOfRepeat: String
  let alert: String
  let repetition: String
  let repetitions: [String]
  /// The number of minutes before the event, as in a sentence.
  let minutes: @Sendable (Int) -> String

  static let english = EventTexts(
    locale: Locale(identifier: "en_US"),
    form: "New Event",
    title: "Title",
    location: "Location",
    allDay: "All-day",
    starts: "Starts",
    ends: "Ends",
    endOfRepeat: "End Repeat",
    alert: "Alert",
    repetition: "Repeat",
    repetitions: ["Never", "Every Day", "Every Week", "Every Month", "Every Year"],
    minutes: { "\($0) minutes before" }
  )

  static let arabic = EventTexts(
    locale: Locale(identifier: "ar_EG"),
    form: "حدث جديد",
    title: "العنوان",
    location: "الموقع",
    allDay: "طوال اليوم",
    starts: "يبدأ",
    ends: "ينتهي",
    endOfRepeat: "نهاية التكرار",
    alert: "تنبيه",
    repetition: "تكرار",
    repetitions: ["أبدًا", "كل يوم", "كل أسبوع", "كل شهر", "كل سنة"],
    minutes: { "قبل \($0) دقيقة" }
  )
}
