import Foundation

/// The names of faces: a family, or a family and a style, such as `Cantarell-Bold`.
package enum FontName {
  private static let styles: [(suffix: String, weight: Int, isItalic: Bool)] = [
    ("UltraLight", 100, false), ("Thin", 200, false), ("LightItalic", 300, true),
    ("Light", 300, false), ("Regular", 400, false), ("Italic", 400, true), ("Oblique", 400, true),
    ("MediumItalic", 500, true), ("Medium", 500, false), ("SemiBold", 600, false),
    ("Semibold", 600, false), ("DemiBold", 600, false), ("BoldItalic", 700, true),
    ("BoldOblique", 700, true), ("Bold", 700, false), ("Heavy", 800, false),
    ("ExtraBold", 800, false), ("Black", 900, false),
  ]

  /// Returns the name of the family of a face.
  package static func family(of face: FontDescription) -> String {
    face.family ?? (face.isMonospaced ? ".SystemMono" : ".System")
  }

  /// Returns the regular face of a family, the face with a PostScript name or a full name, or the
  /// face named `Family-Style`.
  ///
  /// Returns `nil` if the family is not installed.
  package static func face(_ name: String, size: CGFloat) -> FontDescription? {
    if let face = regularFace(name, size: size) { return face }
    if var face = Engines.text.face(named: name) {
      face.size = size
      return face
    }
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let family = String(name[..<dash])
    let suffix = name[name.index(after: dash)...]
    guard let style = styles.first(where: { $0.suffix == suffix }),
      var face = regularFace(family, size: size) ?? regularFace(wordsApart(family), size: size)
    else { return nil }
    (face.weight, face.isItalic) = (style.weight, style.isItalic)
    return face
  }

  private static func regularFace(_ family: String, size: CGFloat) -> FontDescription? {
    let systemFaces = [
      FontDescription(size: size), FontDescription(size: size, isMonospaced: true),
    ]
    if let face = systemFaces.first(where: { self.family(of: $0) == family }) { return face }
    return Engines.text.hasFamily(family) ? FontDescription(family: family, size: size) : nil
  }

  /// Returns `Noto Sans` for `NotoSans`.
  private static func wordsApart(_ name: String) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(letter)
    }
  }

  /// Returns the name of a face: the family, and the style unless it is regular.
  package static func name(of face: FontDescription) -> String {
    let family = family(of: face)
    let style = styles.first { style in
      style.weight == face.weight && style.isItalic == face.isItalic
    }
    guard let style, style.suffix != "Regular" else {
      return face.isItalic ? family + "-Italic" : family
    }
    return family + "-" + style.suffix
  }
}
