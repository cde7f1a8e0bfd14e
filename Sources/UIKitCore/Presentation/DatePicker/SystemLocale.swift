import Foundation

/// The locale of the system.
@MainActor enum SystemLocale {
  // R-DATE-3
  /// The current locale of the process if it has the language of the screen, or the screen's
  /// language.
  static var current: Locale {
    let language = UIScreen.language.rawValue
    let process = Locale.current
    let code = process.language.languageCode?.identifier
    return code.map { language.hasPrefix($0) } == true ? process : Locale(identifier: language)
  }

  /// Returns the locale that an app has set for a calendar, or `nil`.
  static func locale(of calendar: Calendar?) -> Locale? {
    guard let calendar, let locale = calendar.locale,
      locale != Calendar(identifier: calendar.identifier).locale
    else { return nil }
    return locale
  }
}
