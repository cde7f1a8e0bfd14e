import Foundation

/// Contents of small image files, for formats with several ways to store pixels.
enum SampleImages {
  /// 4 x 3 pixels, with four colors of which one is translucent, in seven passes.
  static let indexedPNG = decoded(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAQAAAADBAMAAAEx3YNjAAAABGdBTUEAALGPC/xhBQAAAAxQTFRF/wAAAP8AAAD/
    CQkJXHF+hgAAAAJ0Uk5T/4AID7NqAAAAE0lEQVR42mNgYFBgEGIQBmIjAQADCwCaWBk7/AAAAABJRU5ErkJggg==
    """
  )

  /// 4 x 3 pixels with 16 bits of gray and of alpha each.
  static let deepPNG = decoded(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAQAAAADEAQAAABObboOAAAAAnNCSVQMECLsG1YAAAAoSURBVHjaY2Rg+P+ff8FX
    D4EFXzz4gZiJuYWBgQWIYTQLmLMAKgikAZM8DD3//o7cAAAAA3RFWHRhAGLcSaI7AAAAAElFTkSuQmCC
    """
  )

  /// 16 x 12 pixels, in several scans of increasing quality.
  static let progressiveJPEG = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKra
    rYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4
    +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wgARCAAMABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAA
    AQAC/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//aAAwDAQACEAMQAAABDcS//8QAFxAAAwEAAAAAAAAAAAAAAAAAAQIR
    EP/aAAgBAQABBQJjApu//8QAFhEAAwAAAAAAAAAAAAAAAAAAABEh/9oACAEDAQE/Aaz/xAAXEQEAAwAAAAAAAAAA
    AAAAAAARAAES/9oACAECAQE/AWshP//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//EABcQAQEBAQAA
    AAAAAAAAAAAAAAEAETH/2gAIAQEAAT8hTYn3sg9IA4Zf/9oADAMBAAIAAwAAABD/AP/EABYRAQEBAAAAAAAAAAAA
    AAAAABEhAP/aAAgBAwEBPxAozf/EABYRAQEBAAAAAAAAAAAAAAAAAFEAAf/aAAgBAgEBPxDHjf/EABoQAQACAwEA
    AAAAAAAAAAAAAAEAESExUWH/2gAIAQEAAT8QMAKtZmEAqtQCgT0mlLcJ/9k=
    """
  )

  private static func decoded(_ text: String) -> Data {
    Data(base64Encoded: text.filter { !$0.isNewline }) ?? Data()
  }

  // MARK: Checksums

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }

  /// Returns a PNG file in which each complete part has its checksum.
  ///
  /// libpng refuses parts with other checksums before it reads them.
  static func withChecksums(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    // A part has the length of its content, a name of four bytes, the content and the checksum.
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      let checksum = bytes[start + 4..<end].reduce(UInt32.max) { rest, byte in
        table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8
      }
      for index in 0..<4 {
        bytes[end + index] = UInt8(truncatingIfNeeded: ~checksum >> (24 - 8 * UInt32(index)))
      }
      start = end + 4
    }
    return Data(bytes)
  }
}
