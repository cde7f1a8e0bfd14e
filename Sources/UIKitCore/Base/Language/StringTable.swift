import Foundation

/// The strings of an application in one language.
struct StringTable {
  /// A translation: one text, or a text for each plural category.
  enum Text {
    case plain(String)
    case plural([String: String])

    /// Returns the text for a number, or the text for other numbers if there is none.
    func text(for number: Int?, in language: String) -> String? {
      switch self {
      case .plain(let text): return text
      case .plural(let texts):
        let category = number.map { PluralCategory.name(for: $0, in: language) } ?? "other"
        return texts[category] ?? texts["other"]
      }
    }
  }

  private(set) var texts: [String: Text] = [:]

  // R-LANG-9
  /// Reads a table of a resource folder: a string catalog, or a file in a folder of a language.
  init?(named name: String, language: String, in folder: URL) {
    let catalog = folder.appendingPathComponent(name + ".xcstrings")
    if let strings = StringCatalog(at: catalog)?.texts(in: language) { texts = strings }
    let localized = folder.appendingPathComponent(language + ".lproj")
    let file = localized.appendingPathComponent(name + ".strings")
    let plurals = localized.appendingPathComponent(name + ".stringsdict")
    if let strings = Self.plurals(at: plurals) { texts.merge(strings) { catalog, _ in catalog } }
    if let strings = Self.strings(at: file) {
      texts.merge(strings.mapValues { .plain($0) }) { plural, _ in plural }
    }
    if texts.isEmpty { return nil }
  }

  // R-LANG-12
  /// Reads the texts of a file with plural rules.
  ///
  /// A text has one variable, or several of which the first one determines the plural form.
  private static func plurals(at file: URL) -> [String: Text]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let entries = PropertyList.value(of: data) as? [String: [String: Any]] else {
      Log.warning("\(file.path) is not a valid list of plural rules; its strings are missing")
      return nil
    }
    return entries.compactMapValues(plural)
  }

  private static func plural(_ entry: [String: Any]) -> Text? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let parts = format.components(separatedBy: "%#@")
    guard let name = parts.dropFirst().first?.components(separatedBy: "@").first else {
      return .plain(format)
    }
    var texts: [String: String] = [:]
    for category in ["zero", "one", "two", "few", "many", "other"] {
      guard (entry[name] as? [String: Any])?[category] is String else { continue }
      texts[category] = text(parts, entry: entry, name: name, category: category)
    }
    return texts.isEmpty ? nil : .plural(texts)
  }

  /// The greatest length of a text with its variables, in bytes.
  ///
  /// A short file can describe very long texts.
  private static let longest = 1 << 16

  /// Returns a text with the forms of its variables, or `nil` if it is too long.
  ///
  /// - Parameters:
  ///   - parts: The parts of the format, each but the first of which begins with a variable.
  ///   - entry: The forms of the variables.
  ///   - name: The variable that has the form of a category. The others have the form for other
  ///     numbers.
  ///   - category: The category.
  /// - Returns: The text.
  private static func text(
    _ parts: [String],
    entry: [String: Any],
    name: String,
    category: String
  ) -> String? {
    var text = parts[0]
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: "@") else {
        text += "%#@" + part
        continue
      }
      let variable = String(part[..<end])
      let forms = entry[variable] as? [String: Any]
      let form = (variable == name ? forms?[category] : forms?["other"]) as? String
      text += (form ?? "") + part[part.index(after: end)...]
      guard text.utf8.count <= longest else {
        Log.warning("a text with plural rules is longer than 64 KiB; it is missing")
        return nil
      }
    }
    return text
  }

  private static func strings(at file: URL) -> [String: String]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let strings = PropertyList.value(of: data) as? [String: String] else {
      Log.warning("\(file.path) is not a valid list of strings; its strings are missing")
      return nil
    }
    return strings
  }
}

/// A string catalog, which contains the texts of all languages.
struct StringCatalog: Decodable {
  private struct Entry: Decodable { var localizations: [String: Localization]? }

  private struct Localization: Decodable {
    struct Unit: Decodable { var value: String }
    struct Variations: Decodable { var plural: [String: Localization]? }

    var stringUnit: Unit?
    var variations: Variations?

    var text: StringTable.Text? {
      if let stringUnit { return .plain(stringUnit.value) }
      return variations?.plural.map { .plural($0.compactMapValues(\.stringUnit?.value)) }
    }
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  init?(at file: URL) {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let catalog = AssetListing.decode(StringCatalog.self, at: file) else { return nil }
    self = catalog
  }

  var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
  }

  func texts(in language: String) -> [String: StringTable.Text] {
    strings.reduce(into: [:]) { texts, entry in
      let isSource = language == sourceLanguage
      texts[entry.key] =
        entry.value.localizations?[language]?.text ?? (isSource ? .plain(entry.key) : nil)
    }
  }
}

// R-LANG-10
/// The plural categories of the languages.
enum PluralCategory {
  static func name(for number: Int, in language: String) -> String {
    let count = abs(number)
    switch language.prefix(2) {
    case "zh", "ja", "ko", "th", "vi", "id": return "other"
    case "fr", "pt": return count < 2 ? "one" : "other"
    case "ar": return arabic(count)
    case "ru", "uk", "pl": return slavic(count, isPolish: language.hasPrefix("pl"))
    default: return count == 1 ? "one" : "other"
    }
  }

  private static func arabic(_ count: Int) -> String {
    switch count {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    default:
      switch count % 100 {
      case 3...10: "few"
      case 11...99: "many"
      default: "other"
      }
    }
  }

  private static func slavic(_ count: Int, isPolish: Bool) -> String {
    let (ones, tens) = (count % 10, count % 100 / 10)
    if isPolish ? count == 1 : (ones == 1 && tens != 1) { return "one" }
    return (2...4).contains(ones) && tens != 1 ? "few" : "many"
  }
}
