internal import CCairo
import QuartzCore

/// A face of an installed family, as described by fontconfig and by the file itself.
///
/// Pango is not used, because it would look up fallbacks for every family, which takes a
/// millisecond for each.
struct FontFile {
  private let path: String
  private let index: Int32

  /// Returns the regular upright face of a family, or `nil` if the family is not installed.
  static func regularFace(ofFamily name: String) -> FontFile? {
    guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    FcPatternAddString(pattern, FC_FAMILY, name)
    for property in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT] {
      FcObjectSetAdd(properties, property)
    }
    guard let list = FcFontList(nil, pattern, properties) else { return nil }
    defer { FcFontSetDestroy(list) }
    let faces = (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0] }
    return faces.min { distance($0) < distance($1) }.flatMap(FontFile.init)
  }

  /// Returns the distance of a face from the regular upright one.
  private static func distance(_ face: OpaquePointer) -> Int32 {
    abs(number(FC_WEIGHT, of: face, or: FC_WEIGHT_BOLD) - FC_WEIGHT_REGULAR)
      + abs(number(FC_SLANT, of: face, or: FC_SLANT_ROMAN) - FC_SLANT_ROMAN) * 4
  }

  private static func number(_ property: String, of face: OpaquePointer, or other: Int32) -> Int32 {
    var value: Int32 = 0
    return FcPatternGetInteger(face, property, 0, &value) == FcResultMatch ? value : other
  }

  private init?(_ face: OpaquePointer) {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(face, FC_FILE, 0, &text) == FcResultMatch, let text else { return nil }
    path = String(cString: text)
    index = Self.number(FC_INDEX, of: face, or: 0) & 0xFFFF
  }

  /// The cap height in ems, or 0 if the file does not contain it.
  var capHeight: CGFloat {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, UInt32(index))
    let font = hb_font_create(face)
    defer {
      hb_font_destroy(font)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    var height: hb_position_t = 0
    guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0 else {
      return 0
    }
    return CGFloat(height) / CGFloat(max(hb_face_get_upem(face), 1))
  }
}
