import Foundation

/// What a status bar shows: the time, the signals and the battery.
package struct StatusBarContent: Hashable, Sendable {
  package var time = "9:41"
  /// The date, which tablets show beside the time.
  package var date = ""
  /// The number of active bars of the cellular signal, from 0 to 4.
  package var cellularBars = StatusBarContent.allCellularBars
  /// The number of active arcs of the Wi-Fi signal, from 0 to 3.
  package var wifiBars = StatusBarContent.allWifiBars
  /// The level of the battery, from 0 to 1.
  package var batteryLevel: CGFloat = 1
  package var isCharging = false
  /// The locale of the charge in percent, which tablets show.
  package var locale = Locale(identifier: "en_US")

  package static let allCellularBars = 4
  package static let allWifiBars = 3

  package init() {}

  // R-SB-4
  /// The charge in percent, in the form of the locale.
  package var charge: String {
    let level = (Double(batteryLevel) * 100).rounded() / 100
    return level.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  // R-SB-9
  /// The content on simulated devices, which is always the same: 9:41, full signals and battery.
  package static func fixed(
    on idiom: UIUserInterfaceIdiom,
    hasHomeButton: Bool = false,
    in language: SystemLanguage
  ) -> Self {
    let isArabic = language == .arabic
    // The digits of Arabic depend on the region.
    let locale = Locale(identifier: isArabic ? "ar_EG" : language.rawValue)
    func text(_ template: String) -> String {
      let date = Date(timeIntervalSinceReferenceDate: fixedDate)
      return Self.text(of: date, template, locale: locale, timeZone: .gmt)
    }
    var content = StatusBarContent()
    if isArabic { content.time = text("Jmm") }
    if language == .english, idiom == .pad || hasHomeButton { content.time += " AM" }
    guard idiom == .pad else { return content }
    content.locale = locale
    content.date = text(isArabic ? "EEEEMMMd" : "EEEMMMd")
    return content
  }

  /// January 9, 2024, in Greenwich Mean Time.
  private static let fixedDate: TimeInterval = 726_486_060

  // R-SB-10
  /// The content at a moment, with all signals and a full battery.
  package init(
    at date: Date,
    on idiom: UIUserInterfaceIdiom,
    hasHomeButton: Bool = false,
    locale: Locale,
    timeZone: TimeZone
  ) {
    func text(_ template: String) -> String {
      Self.text(of: date, template, locale: locale, timeZone: timeZone)
    }
    // "J" is the hour in the locale's cycle, without the period of the day.
    time = text(idiom == .pad || hasHomeButton ? "jmm" : "Jmm")
    guard idiom == .pad else { return }
    self.date = text("EEEMMMd")
    self.locale = locale
  }

  /// The seconds from a moment until the time of the status bar changes.
  package static func secondsUntilNextMinute(from date: Date) -> TimeInterval {
    let seconds = date.timeIntervalSinceReferenceDate
    return 60 - (seconds - (seconds / 60).rounded(.down) * 60)
  }

  /// Formats a date in the order of a locale, without the commas that status bars omit.
  private static func text(
    of date: Date,
    _ template: String,
    locale: Locale,
    timeZone: TimeZone
  ) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date).filter { $0 != "," && $0 != "\u{60C}" }
  }
}
