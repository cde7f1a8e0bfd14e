/// A language that the system itself speaks. (R-LANG-1)
package enum SystemLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case japanese = "ja"
  case arabic = "ar"
  case german = "de"
  case french = "fr"
  case spanish = "es"

  /// The language that a name such as "zh_TW.UTF-8" or "de-AT" means; nil for one that is not spoken. (R-LANG-2)
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

  /// The first spoken one of those that the environment of a process on Linux wishes for; English without any.
  /// (R-LANG-1)
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let isNeutral = ["C", "POSIX"].contains(locale?.prefix { $0 != "." })
    // As with gettext, who asks for no language at all gets none.
    let wishes = isNeutral ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":")
    let names = wishes.map(String.init) + [locale ?? ""]
    self = names.lazy.compactMap { SystemLanguage(name: $0) }.first ?? .english
  }

  /// Whether lines begin at the right. (R-LANG-4)
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
