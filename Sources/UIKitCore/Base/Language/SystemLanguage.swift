// R-LANG-1
/// A language of the library's own strings.
package enum SystemLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case japanese = "ja"
  case arabic = "ar"
  case german = "de"
  case french = "fr"
  case spanish = "es"

  // R-LANG-2
  /// Creates the language of a name such as "zh_TW.UTF-8" or "de-AT", or returns `nil` for a
  /// language without strings.
  package init?(name: String) {
    let tag = name.prefix { $0 != "." && $0 != "@" }
    let parts = tag.lowercased().split { $0 == "_" || $0 == "-" }
    guard let language = parts.first else { return nil }
    if language == "zh" {
      let isSimplified = parts.contains("hans")
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      self = isTraditional && !isSimplified ? .traditionalChinese : .simplifiedChinese
    } else {
      self.init(rawValue: String(language))
    }
  }

  // R-LANG-1
  /// Creates the first available language that the environment of a Linux process requests.
  ///
  /// The result is English if none is available.
  package init(environment: [String: String]) {
    self =
      Self.names(environment: environment).lazy.compactMap { SystemLanguage(name: $0) }.first
      ?? .english
  }

  /// Returns the names of the languages that the environment of a Linux process requests.
  static func names(environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let isNeutral = ["C", "POSIX"].contains(locale?.prefix { $0 != "." })
    // As with gettext, `LANGUAGE` is ignored in the neutral locales.
    let wishes = isNeutral ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":")
    return wishes.map(String.init) + [locale ?? ""]
  }

  // R-LANG-4
  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool { self == .arabic }

  var texts: [SystemText: String] {
    switch self {
    case .english: SystemText.english
    case .simplifiedChinese: SystemText.simplifiedChinese
    case .traditionalChinese: SystemText.traditionalChinese
    case .japanese: SystemText.japanese
    case .arabic: SystemText.arabic
    case .german: SystemText.german
    case .french: SystemText.french
    case .spanish: SystemText.spanish
    }
  }
}
