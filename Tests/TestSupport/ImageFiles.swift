import Foundation

/// Contents of small image files.
public enum ImageFiles {
  /// The colors of ``gif``, row by row: red, green, blue and alpha.
  public static let colors: [[Int]] = [
    [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255],
    [0, 0, 0, 255], [255, 128, 0, 255], [0, 0, 0, 0], [64, 64, 64, 255],
    [255, 0, 255, 255], [0, 255, 255, 255], [255, 255, 0, 255], [0, 0, 0, 0],
  ]

  /// 4 x 3 pixels.
  public static let gif = decoded(
    """
    R0lGODlhBAADAPMJAAAAAEBAQP8AAAD/AP+AAP//AAAA//8A/wD//////wAAAAAAAAAAAAAAAAAAAAAAACH5BAEA
    AAoALAAAAAAEAAMAAAQJUAyTAFHhoKIiADs=
    """
  )

  /// 4 x 3 pixels; the first frame is a blue square of 2 x 2 pixels, one pixel from the upper-left
  /// corner.
  public static let animatedGIF = decoded(
    """
    R0lGODlhBAADAPAAAAAA/wAAACH5BAQKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwBAAEAAgACAAACAoRRACH5BAQK
    AAAALAAAAAABAAEAgP8AAAAAAAICRAEAOw==
    """
  )

  /// The colors of ``gif``, but those of the sixth pixel have an alpha value of 128.
  public static let webP = decoded(
    """
    UklGRkoAAABXRUJQVlA4TD4AAAAvA4AAEFdAIAiR6Z555oZAIEltf6gJsm06s/tLnUDSxubjyR+AcwcxAXdUWwtk
    ASbXmGYQWAYZhB3R/0h3AQ==
    """
  )

  /// About the colors of ``webP``, compressed with losses, and alpha values in a chunk of their own.
  public static let lossyWebP = decoded(
    """
    UklGRroAAABXRUJQVlA4WAoAAAAQAAAAAwAAAgAAQUxQSA0AAAAA//////+AAP////8AAFZQOCCGAAAAMAMAnQEq
    BAADAADAEiWwAnS6AJMA/UDeGCLJfyANCllMgADif/w17foRP8iv/6ssXfGq/+JW5CNdRpP/h+/+aL/xMf9uzf8S
    S/nKfoHWeQr/+5jX/6jT/mR2P/amf/s1//sCa/0Nvv//W63wAxxns0HpLpzMplj3O/k5JM70Wvmvby8AAAA=
    """
  )

  /// 4 x 3 pixels in two frames.
  public static let animatedWebP = decoded(
    """
    UklGRo4AAABXRUJQVlA4WAoAAAACAAAAAwAAAgAAQU5JTQYAAAD/////AABBTk1GMgAAAAAAAAAAAAMAAAIAAGQA
    AAJWUDhMGQAAAC8DgAAADzD/8z//8x88IMi2DW0/wCL6H3UAQU5NRigAAAAAAAAAAAADAAACAABkAAAAVlA4TA8A
    AAAvA4AAAAcQ/Y/+ByKi/wEAUklGRhwAAABXRUJQVlA4TA8AAAAvAQAAAAcQ0f/+ByKi/wEA
    """
  )

  private static func decoded(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }

  // MARK: GIF

  /// Returns a GIF file with one frame, whose color table has 0 black, 1 red, 2 blue and 3 white.
  ///
  /// - Parameters:
  ///   - width: The width of the image.
  ///   - height: The height of the image.
  ///   - x: The column of the frame's left edge.
  ///   - y: The row of the frame's upper edge.
  ///   - rows: The indexes of colors, in the order in which the file contains them.
  ///   - isInterlaced: Whether the file says that it is interlaced.
  ///   - frameSize: The size that the file states for its frame, or nil for that of the rows.
  /// - Returns: The contents of the file.
  public static func gif(
    width: Int,
    height: Int,
    x: Int = 0,
    y: Int = 0,
    rows: [[UInt8]],
    isInterlaced: Bool = false,
    frameSize: (width: Int, height: Int)? = nil
  ) -> Data {
    var file = Data("GIF89a".utf8)
    file.append(contentsOf: bytes(width, 2) + bytes(height, 2) + [0x81, 0, 0])
    file.append(contentsOf: [0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255])
    let size = frameSize ?? (rows.first?.count ?? 0, rows.count)
    file.append(0x2C)
    for number in [x, y, size.width, size.height] { file.append(contentsOf: bytes(number, 2)) }
    file.append(isInterlaced ? 0x40 : 0)
    // Codes of three bits: 4 clears the table, so that the codes do not become longer; 5 ends.
    var codes: [UInt8] = []
    for index in rows.joined() { codes += [4, index] }
    codes.append(5)
    var packed = [UInt8](repeating: 0, count: (codes.count * 3 + 7) / 8)
    for bit in 0..<codes.count * 3 where codes[bit / 3] >> (bit % 3) & 1 == 1 {
      packed[bit / 8] |= 1 << (bit % 8)
    }
    file.append(2)
    for start in stride(from: 0, to: packed.count, by: 255) {
      let block = packed[start..<min(start + 255, packed.count)]
      file.append(UInt8(block.count))
      file.append(contentsOf: block)
    }
    file.append(contentsOf: [0, 0x3B])
    return file
  }

  // MARK: BMP

  /// Returns a BMP file.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height, which is negative if the first row is the highest one.
  ///   - depth: The number of bits of a pixel.
  ///   - compression: 0 for none, 1 and 2 for runs, 3 and 6 for color masks.
  ///   - table: The masks or the color table.
  ///   - rows: The bytes of the pixels.
  /// - Returns: The contents of the file.
  public static func bmp(
    width: Int,
    height: Int,
    depth: Int,
    compression: Int = 0,
    table: [UInt8] = [],
    rows: [UInt8]
  ) -> Data {
    let start = 54 + table.count
    var file = Data("BM".utf8)
    for number in [start + rows.count, 0, start, 40, width, height] {
      file.append(contentsOf: bytes(number, 4))
    }
    file.append(contentsOf: bytes(1, 2) + bytes(depth, 2) + bytes(compression, 4))
    for _ in 0..<5 { file.append(contentsOf: bytes(0, 4)) }
    return file + table + rows
  }

  // MARK: WebP

  /// Returns an animated WebP file of 4 x 3 pixels with one frame.
  ///
  /// - Parameters:
  ///   - x: The column of the frame's left edge, which is even.
  ///   - y: The row of the frame's upper edge, which is even.
  ///   - chunks: The chunks with the pixels.
  /// - Returns: The contents of the file.
  public static func animatedWebP(x: Int, y: Int, chunks: Data) -> Data {
    let head: [UInt8] = [0x12, 0, 0, 0] + bytes(3, 3) + bytes(2, 3)
    let frame = bytes(x / 2, 3) + bytes(y / 2, 3) + bytes(0, 6) + bytes(100, 3) + [0]
    let file =
      Data("WEBP".utf8) + chunk("VP8X", Data(head)) + chunk("ANIM", Data(count: 6))
      + chunk("ANMF", Data(frame) + chunks)
    return chunk("RIFF", file)
  }

  /// A chunk of a WebP file with an image of two blue pixels beside each other.
  public static let bluePixels = chunk(
    "VP8L",
    Data([0x2F, 1, 0, 0, 0, 7, 0x10, 0xD1, 0xFF, 0xFE, 7, 0x22, 0xA2, 0xFF, 1])
  )

  private static func chunk(_ name: String, _ content: Data) -> Data {
    let padding = Data(count: content.count % 2)
    return Data(name.utf8) + bytes(content.count, 4) + content + padding
  }

  /// Returns a number with its least significant byte first.
  public static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
