import Foundation

/// Finds the strings of an application in the user's language.
enum LocalizedStrings {
  /// The languages that the user prefers, which are those of the library's own texts.
  ///
  /// A screen sets the language when it becomes the main screen.
  static var preferred: [String] {
    get { lock.withLock { preferredLanguages } }
    set { lock.withLock { preferredLanguages = newValue } }
  }

  // Strings can be looked up on any thread.
  private nonisolated(unsafe) static var preferredLanguages = ["en"]
  private nonisolated(unsafe) static var tables: [Key: StringTable?] = [:]
  private nonisolated(unsafe) static var known: [String: Set<String>] = [:]
  private static let lock = NSRecursiveLock()

  private struct Key: Hashable {
    var folder: String
    var name: String
    var language: String
  }

  // R-LANG-8
  /// Returns a string, or `nil` if no table has the key.
  ///
  /// `number` selects a plural form.
  static func text(
    for key: String,
    table: String?,
    bundle: Bundle,
    number: Int? = nil
  ) -> String? {
    guard let root = bundle.resourceURL else { return nil }
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let folders = AssetCatalog.resourceFolders(in: root)
    for language in candidates(in: folders, table: name, bundle: bundle) {
      for folder in folders {
        let text = self.table(named: name, language: language, in: folder)?.texts[key]
        if let text = text?.text(for: number, in: language) { return text }
      }
    }
    return nil
  }

  /// Returns the languages to search: the best that exists, then the development language.
  private static func candidates(in folders: [URL], table: String, bundle: Bundle) -> [String] {
    let available = folders.reduce(into: Set<String>()) {
      $0.formUnion(languages(in: $1, table: table))
    }
    let wishes = userLanguages + [developmentLanguage(of: bundle), "en", "Base"]
    return wishes.compactMap { match($0, in: available) }.prefix(1)
      + ["Base"].filter(available.contains)
  }

  /// `Bundle.developmentLocalization` traps on Linux if a bundle has no information.
  private static func developmentLanguage(of bundle: Bundle) -> String {
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
      ?? (bundle === Bundle.main ? ApplicationInformation.current.developmentLanguage : nil) ?? "en"
  }

  /// The value of the user default "AppleLanguages" if it is set, otherwise the preferred languages.
  private static var userLanguages: [String] {
    UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? preferred
  }

  /// Returns the language among those that exist that is nearest to a name such as "de-AT".
  static func match(_ name: String, in available: Set<String>) -> String? {
    if available.contains(name) { return name }
    let wanted = SystemLanguage(name: name)
    let base = name.prefix { $0 != "-" && $0 != "_" }
    return available.sorted().first { candidate in
      if base == "zh" { return wanted == SystemLanguage(name: candidate) }
      return candidate.prefix { $0 != "-" && $0 != "_" } == base
    }
  }

  private static func languages(in folder: URL, table: String) -> Set<String> {
    lock.withLock {
      let key = folder.path + "/" + table
      if let languages = known[key] { return languages }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let folders = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      let catalog = StringCatalog(at: folder.appendingPathComponent(table + ".xcstrings"))
      let languages = Set(folders).union(catalog?.languages ?? [])
      known[key] = languages
      return languages
    }
  }

  private static func table(named name: String, language: String, in folder: URL) -> StringTable? {
    lock.withLock {
      let key = Key(folder: folder.path, name: name, language: language)
      if let table = tables[key] { return table }
      let table = StringTable(named: name, language: language, in: folder)
      tables[key] = .some(table)
      return table
    }
  }
}

// MARK: Functions that replace those of Foundation

/// Returns a string of the main bundle in the language of the system's texts.
///
/// The strings are in `Localizable.strings` in a folder such as `de.lproj`, or in the catalog
/// `Localizable.xcstrings`. The user default "AppleLanguages" takes precedence over the language of
/// the desktop. A missing string results in its key.
///
/// Unlike iOS, a call with all of the arguments table, bundle and value uses Foundation's function,
/// which doesn't follow the language of the desktop.
///
/// - Parameters:
///   - key: The key of the string.
///   - comment: A comment for translators, which isn't used.
/// - Returns: The string.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key)
}

/// Returns a string of a table of the main bundle in the language of the system's texts.
///
/// - Parameters:
///   - key: The key of the string.
///   - tableName: The name of the table, or `nil` for "Localizable".
///   - comment: A comment for translators, which isn't used.
/// - Returns: The string.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, table: tableName)
}

/// Returns a string of a bundle in the language of the system's texts.
///
/// - Parameters:
///   - key: The key of the string.
///   - bundle: The bundle with the strings.
///   - comment: A comment for translators, which isn't used.
/// - Returns: The string.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, bundle: bundle)
}

/// Returns a string of the main bundle in the language of the system's texts.
///
/// - Parameters:
///   - key: The key of the string.
///   - value: The result if the string is missing.
///   - comment: A comment for translators, which isn't used.
/// - Returns: The string.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, value: value)
}

/// Returns a string of a table of a bundle in the language of the system's texts.
///
/// - Parameters:
///   - key: The key of the string.
///   - tableName: The name of the table, or `nil` for "Localizable".
///   - bundle: The bundle with the strings.
///   - comment: A comment for translators, which isn't used.
/// - Returns: The string.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  localized(key, table: tableName, bundle: bundle)
}

/// Returns a string of a bundle in the language of the system's texts.
///
/// - Parameters:
///   - key: The key of the string.
///   - bundle: The bundle with the strings.
///   - value: The result if the string is missing.
///   - comment: A comment for translators, which isn't used.
/// - Returns: The string.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  localized(key, bundle: bundle, value: value)
}

private func localized(
  _ key: String,
  table: String? = nil,
  bundle: Bundle = .main,
  value: String = ""
) -> String {
  LocalizedStrings.text(for: key, table: table, bundle: bundle) ?? (value.isEmpty ? key : value)
}
