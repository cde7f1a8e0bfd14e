internal import CCairo
import QuartzCore

/// The font files of the application, and the names of faces, in fontconfig's current configuration.
enum FontRegistration {
  /// Adds the fonts of a file, and returns `false` if it is missing or not a font file.
  static func addFonts(atPath path: String) -> Bool {
    // fontconfig adds files without looking at their contents.
    let blob = hb_blob_create_from_file(path)
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > 0 else { return false }
    return FcConfigAppFontAddFile(nil, path) == FcTrue
  }

  /// Returns the face with a PostScript name or a full name.
  static func face(named name: String) -> FontDescription? {
    let matches = [FC_POSTSCRIPT_NAME, FC_FULLNAME].lazy.flatMap { faces(where: $0, is: name) }
    return matches.first?.description
  }

  static func faceNames(ofFamily family: String) -> [String] {
    Set(faces(where: FC_FAMILY, is: family).compactMap(\.postScriptName)).sorted()
  }

  private struct Face {
    var postScriptName: String?
    var description: FontDescription
  }

  private static func faces(where property: String, is value: String) -> [Face] {
    guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    FcPatternAddString(pattern, property, value)
    for property in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] {
      FcObjectSetAdd(properties, property)
    }
    guard let list = FcFontList(nil, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(list) }
    return (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0] }.compactMap(face)
  }

  private static func face(_ match: OpaquePointer) -> Face? {
    guard let family = text(FC_FAMILY, of: match) else { return nil }
    var weight = Double(FC_WEIGHT_REGULAR)
    // Variable fonts have a range of weights instead, of which the regular one is taken.
    _ = FcPatternGetDouble(match, FC_WEIGHT, 0, &weight)
    var slant: Int32 = 0
    _ = FcPatternGetInteger(match, FC_SLANT, 0, &slant)
    return Face(
      postScriptName: text(FC_POSTSCRIPT_NAME, of: match),
      description: FontDescription(
        family: family,
        size: 1,
        weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
        isItalic: slant != FC_SLANT_ROMAN
      )
    )
  }

  private static func text(_ property: String, of match: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, property, 0, &text) == FcResultMatch else { return nil }
    return text.map { String(cString: $0) }
  }
}
