import QuartzCore

/// Detects the format of an image by its first bytes and decodes it.
struct PictureDecoder {
  let data: Data
  let scale: CGFloat

  // R-IMG-12
  /// Returns the image, or `nil` if the data has another format or is damaged.
  ///
  /// Data of a known format that cannot be decoded is logged.
  func decode() -> CGImage? {
    guard let format else { return nil }
    if let image = format.decode() { return image }
    Log.warning(
      """
      the \(format.name) data is damaged, or its image is too large for the data or larger than \
      \(PixelBuffer.sideLimit) pixels on a side; the image is missing
      """
    )
    return nil
  }

  private var format: (name: String, decode: () -> CGImage?)? {
    if data.starts(with: PNGCodec.signature) { return ("PNG", { PNGCodec.decode(data) }) }
    if data.starts(with: JPEGCodec.signature) { return ("JPEG", { JPEGCodec.decode(data) }) }
    if data.starts(with: GIFCodec.signature) { return ("GIF", { GIFCodec.decode(data) }) }
    if WebPCodec.isSignature(of: data) { return ("WebP", { WebPCodec.decode(data) }) }
    if looksLikeSVG { return ("SVG", { SVGCodec.decode(data, scale: scale) }) }
    if BMPCodec.isSignature(of: data) { return ("BMP", { BMPCodec.decode(data) }) }
    return nil
  }

  /// Whether the picture is a drawing that may contain text, itself or in a drawing inside it.
  var mayHaveText: Bool { looksLikeSVG && SVGText.mayOccur(in: data) }

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
