import Foundation
import UniformTypeIdentifiers

/// The types of values on a pasteboard, by their names on Apple's systems.
enum PasteboardType {
  static let text = UTType.utf8PlainText.identifier
  static let plainText = UTType.plainText.identifier
  static let generalText = UTType.text.identifier
  static let url = UTType.url.identifier
  static let fileURL = UTType.fileURL.identifier
  static let png = UTType.png.identifier
  static let jpeg = UTType.jpeg.identifier
  static let image = UTType.image.identifier
  static let color = "com.apple.uikit.color"
  /// Text with attributes and attachments, which other programs do not receive.
  static let attributedText = "com.apple.uikit.attributedstring"

  /// The types of text and images in the order in which they are read.
  static let textOrder = [text, plainText, generalText]
  static let imageOrder = [png, jpeg, image]

  /// Returns the best of some types that can be read as another one, or `nil`.
  ///
  /// Formats that contain text, such as HTML, are not read as text.
  static func match(_ types: [String], readAs readable: String) -> String? {
    // R-PB-9
    if types.contains(readable) { return readable }
    guard readable != generalText, let wanted = UTType(readable) else { return nil }
    return types.first { UTType($0)?.conforms(to: wanted) == true }
  }

  /// Returns the value of a text, URL, image or color as it is stored, or `nil` for other values.
  static func item(for value: Any) -> [String: Any]? {
    switch value {
    case let text as String: [Self.text: text]
    case let url as URL: [Self.url: url, Self.text: url.absoluteString]
    case let text as NSString: [Self.text: text.description]
    case let url as NSURL: item(for: URL(string: url.absoluteString) as Any)
    case let image as UIImage: image.pngData().map { [png: $0] }
    case let color as UIColor: [Self.color: color]
    default: nil
    }
  }

  static func text(of item: [String: Any]) -> String? {
    for type in textOrder {
      switch item[type] {
      case let text as String: return text
      case let data as Data: return String(decoding: data, as: UTF8.self)
      default: continue
      }
    }
    return nil
  }

  static func url(of item: [String: Any]) -> URL? {
    switch item[url] {
    case let url as URL: url
    case let text as String: URL(string: text)
    case let data as Data: URL(string: String(decoding: data, as: UTF8.self))
    default: nil
    }
  }

  static func image(of item: [String: Any]) -> UIImage? {
    for type in imageOrder {
      switch item[type] {
      case let image as UIImage: return image
      case let data as Data: return UIImage(data: data)
      default: continue
      }
    }
    return nil
  }

  /// Returns a value as data: text in UTF-8, images as PNG.
  static func data(of value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
