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
}
