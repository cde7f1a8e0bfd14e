/// Finds faces by name, and caches fonts.
enum FontCache {
  // Fonts can be created on any thread.
  private nonisolated(unsafe) static var shared: [FontDescription: UIFont] = [:]
  private static let lock = NSLock()

  /// Returns the font of a face, which is the same object for equal faces while it is cached.
  static func font(_ face: FontDescription) -> UIFont {
    let face = clean(face)
    return lock.withLock {
      if let font = shared[face] { return font }
      if shared.count >= 256 { shared.removeAll() }
      let font = UIFont(face: face)
      shared[face] = font
      return font
    }
  }

  /// Returns the face with a valid size and weight.
  ///
  /// A size of 0 or less is replaced with 12 points; the maximum is 2,000 points.
  static func clean(_ face: FontDescription) -> FontDescription {
    var face = face
    face.size = face.size > 0 ? min(face.size, 2000) : 12
    face.weight = min(max(face.weight, 100), 900)
    return face
  }

  private static let styles: [(suffix: String, weight: Int, isItalic: Bool)] = [
    ("UltraLight", 100, false), ("Thin", 200, false), ("LightItalic", 300, true),
    ("Light", 300, false), ("Regular", 400, false), ("Italic", 400, true), ("Oblique", 400, true),
    ("MediumItalic", 500, true), ("Medium", 500, false), ("SemiBold", 600, false),
    ("Semibold", 600, false), ("DemiBold", 600, false), ("BoldItalic", 700, true),
    ("BoldOblique", 700, true), ("Bold", 700, false), ("Heavy", 800, false),
    ("ExtraBold", 800, false), ("Black", 900, false),
  ]

  /// Returns the regular face of a family, or the face named `Family-Style`.
  ///
  /// Returns `nil` if the family is not installed.
  static func face(named name: String, size: CGFloat) -> FontDescription? {
    if Engines.text.hasFamily(name) { return clean(FontDescription(family: name, size: size)) }
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let family = String(name[..<dash])
    let suffix = name[name.index(after: dash)...]
    guard let style = styles.first(where: { $0.suffix == suffix }) else { return nil }
    let spaced = wordsApart(family)
    guard let found = [family, spaced].first(where: Engines.text.hasFamily) else { return nil }
    return clean(
      FontDescription(family: found, size: size, weight: style.weight, isItalic: style.isItalic)
    )
  }

  /// Returns `Noto Sans` for `NotoSans`.
  private static func wordsApart(_ name: String) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(letter)
    }
  }

  static func name(of face: FontDescription, family: String) -> String {
    let style = styles.first { style in
      style.weight == face.weight && style.isItalic == face.isItalic
    }
    guard let style, style.suffix != "Regular" else {
      return face.isItalic ? family + "-Italic" : family
    }
    return family + "-" + style.suffix
  }
}
