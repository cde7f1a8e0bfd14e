/// Reads image files.
///
/// Files that are missing, invalid or too large result in `nil`.
enum ImageFile {
  /// The maximum size of a file in bytes.
  private static let largestFile = 256 << 20

  static func content(of data: Data, scale: CGFloat) -> ImageContent? {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    guard !data.isEmpty, data.count <= largestFile,
      let image = Engines.graphics?.decodeImage(data, scale: scale)
    else { return nil }
    var content = ImageContent()
    content.artwork = .bitmap(image)
    content.scale = scale
    return content
  }

  static func content(atPath path: String) -> ImageContent? {
    content(of: URL(fileURLWithPath: path), scale: scale(ofFileNamed: path))
  }

  static func content(of url: URL, scale: CGFloat) -> ImageContent? {
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
      size.isRegularFile == true, (size.fileSize ?? 0) <= largestFile,
      let data = try? Data(contentsOf: url)
    else { return nil }
    return content(of: data, scale: scale)
  }

  /// Returns 2 for `name@2x.png`, 3 for `name@3x.png`, otherwise 1.
  static func scale(ofFileNamed path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    if name.hasSuffix("@3x") { return 3 }
    return 1
  }
}
