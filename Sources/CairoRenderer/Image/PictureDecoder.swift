import QuartzCore

/// Detects the format of an image by its first bytes and decodes it.
struct PictureDecoder {
  let data: Data
  let scale: CGFloat

  func decode() -> CGImage? {
    if data.starts(with: PNGCodec.signature) { return PNGCodec.decode(data) }
    if data.starts(with: JPEGCodec.signature) { return JPEGCodec.decode(data) }
    if looksLikeSVG { return SVGCodec.decode(data, scale: scale) }
    return nil
  }

  /// Whether the picture is a drawing that may contain text, itself or in a drawing inside it.
  var mayHaveText: Bool {
    looksLikeSVG && ["text", "image"].contains { data.range(of: Data($0.utf8)) != nil }
  }

  /// Whether the data is markup that contains an svg element near its start, after any
  /// declarations.
  private var looksLikeSVG: Bool {
    let head = data.prefix(4096)
    guard let first = head.first(where: { !Self.blanks.contains($0) }), first == UInt8(ascii: "<")
    else { return false }
    return head.range(of: Data("<svg".utf8)) != nil
  }

  private static let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
}
