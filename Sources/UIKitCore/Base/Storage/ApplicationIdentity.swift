import Foundation

/// The names by which users and the desktop know the application.
///
/// They are those of `Info.plist`. An application without one has the name of its executable and no
/// identifier.
package struct ApplicationIdentity {
  /// The identifier in reverse domain notation, or `nil` if there is none or it is not valid.
  package let identifier: String?
  /// The name of the executable.
  package let programName: String
  /// The name that users see.
  package let name: String
  /// The version that users see, or `nil` if there is none.
  package let version: String?
  /// The file with the icon, or `nil` if there is none.
  package let icon: URL?
  private let schemes: Set<String>
  private let opensFiles: Bool

  /// The identity of the running application.
  @MainActor package static let current = ApplicationIdentity(
    ApplicationInformation.current,
    programName: ProcessInfo.processInfo.processName,
    resources: Bundle.main.resourceURL,
    languages: SystemLanguage.names(environment: ProcessInfo.processInfo.environment)
  )

  /// Creates an identity from an information property list.
  ///
  /// - Parameters:
  ///   - information: The information property list.
  ///   - programName: The name of the executable.
  ///   - resources: The folder in which the icon and resource bundles are looked up.
  ///   - languages: The languages that the user prefers, such as "de_AT".
  init(
    _ information: ApplicationInformation,
    programName: String,
    resources: URL?,
    languages: [String] = []
  ) {
    let text = information.identifier
    identifier = text.flatMap { Self.isValid($0) ? $0 : nil }
    if let text, identifier == nil {
      Log.warning(
        "CFBundleIdentifier \"\(text)\" is ignored: it must consist of two or more names of letters,"
          + " digits, hyphens and underscores, separated by dots, none of which begins with a digit"
      )
    }
    self.programName = programName
    name =
      Self.localizedName(in: languages, resources: resources) ?? information.name ?? programName
    version = information.version
    icon =
      Self.file(named: information.iconNames, in: resources)
      ?? resources.flatMap { ApplicationIconSet.image(named: information.iconSetName, in: $0) }
    schemes = Set(information.urlSchemes.map { $0.lowercased() })
    opensFiles = information.hasDocumentTypes
  }

  // R-INFO-6
  /// The name of the application's windows and files: the identifier, or else the program name.
  package var desktopName: String { identifier ?? programName }

  /// Returns whether a text can be the name of an application on the session bus.
  static func isValid(_ identifier: String) -> Bool {
    let names = identifier.split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1 && identifier.utf8.count <= 255 && names.allSatisfy(isValidName)
  }

  private static func isValidName(_ name: Substring) -> Bool {
    guard let first = name.first, !first.isNumber else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
  }

  private static func file(named names: [String], in resources: URL?) -> URL? {
    guard let resources, !names.isEmpty else { return nil }
    let folders = folders(of: resources)
    let candidates = names.flatMap { name in
      folders.flatMap { folder in
        ["", ".png", ".svg"].map { folder.appendingPathComponent(name + $0) }
      }
    }
    return candidates.first {
      !$0.pathExtension.isEmpty && FileManager.default.fileExists(atPath: $0.path)
    }
  }

  private static func folders(of resources: URL) -> [URL] {
    AssetCatalog.resourceFolders(in: resources).flatMap {
      [$0] + ApplicationInformation.subfolders(of: $0)
    }
  }

  // R-INFO-13
  /// Returns the name in the first preferred language for which `InfoPlist.strings` has one.
  private static func localizedName(in languages: [String], resources: URL?) -> String? {
    guard let resources, !languages.isEmpty else { return nil }
    let folders = AssetCatalog.resourceFolders(in: resources).flatMap { root in
      let places = [root] + ApplicationInformation.subfolders(of: root)
      return places.contains(where: hasInformation) ? places : []
    }
    for folder in folders {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let available = Set(entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
      for language in languages.compactMap({ LocalizedStrings.match($0, in: available) }) {
        let texts = StringTable(named: "InfoPlist", language: language, in: folder)?.texts
        let text = texts?["CFBundleDisplayName"] ?? texts?["CFBundleName"]
        if let name = text?.text(for: nil, in: language), !name.isEmpty { return name }
      }
    }
    return nil
  }

  private static func hasInformation(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Info.plist").path)
  }

  // MARK: Opening

  // R-INFO-8
  /// Returns the URLs and files among the arguments of a program that the application opens.
  ///
  /// These are URLs whose schemes are in `CFBundleURLTypes`, and existing files if there are
  /// document types in `CFBundleDocumentTypes`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the name of the program.
  ///   - folder: The folder to which relative paths refer.
  /// - Returns: The URLs in the order of the arguments.
  package func urls(in arguments: [String], folder: URL) -> [URL] {
    arguments.compactMap { argument in
      if let url = URL(string: argument), let scheme = url.scheme?.lowercased() {
        if scheme == "file" { return existingFile(url) }
        if schemes.contains(scheme) { return url }
      }
      if argument.isEmpty || argument.hasPrefix("-") { return nil }
      let isAbsolute = argument.hasPrefix("/")
      return existingFile(
        isAbsolute ? URL(fileURLWithPath: argument) : folder.appendingPathComponent(argument)
      )
    }
  }

  private func existingFile(_ url: URL) -> URL? {
    let file = url.absoluteURL.standardizedFileURL
    return opensFiles && FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}
