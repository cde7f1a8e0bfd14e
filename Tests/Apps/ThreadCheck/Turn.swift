import Foundation
import UIKit

/// One use of images, fonts, colors, attributed strings and archives.
struct Turn {
  /// Determines which of the variants are used.
  let number: Int

  func perform() {
    let font = self.font
    let symbol = self.symbol
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let traits = UITraitCollection(userInterfaceStyle: number % 2 == 0 ? .dark : .light)
    _ = color.resolvedColor(with: traits).withAlphaComponent(0.3).cgColor
    let picture = draw(symbol, font: font)
    measure(picture, font: font)
    useShared()
    for object in [color, font, picture] as [NSObject] { archive(object) }
  }

  private var font: UIFont {
    let size = CGFloat(10 + number % 17)
    let font: UIFont =
      switch number % 4 {
      case 0: .systemFont(ofSize: size)
      case 1: .boldSystemFont(ofSize: size)
      case 2: .preferredFont(forTextStyle: .body)
      default: UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: size))
      }
    _ = font.lineHeight + font.ascender + font.capHeight
    return font
  }

  private var symbol: UIImage? {
    let names = ["star", "heart.fill", "bell", "gear", "house", "globe", "trash", "calendar"]
    let style = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
    let symbol = UIImage(systemName: names[number % names.count], withConfiguration: style)
    _ = symbol?.withTintColor(.systemRed).cgImage
    return symbol
  }

  private func draw(_ symbol: UIImage?, font: UIFont) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    return UIGraphicsImageRenderer(size: bounds.size).image { context in
      UIColor.systemGreen.setFill()
      context.fill(bounds)
      UIBezierPath(roundedRect: bounds.insetBy(dx: 4, dy: 4), cornerRadius: 6).fill()
      symbol?.draw(in: CGRect(x: 10, y: 10, width: 20, height: 20))
      NSAttributedString(string: "Text \(number % 6)", attributes: [.font: font]).draw(in: bounds)
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { UIColor.label.setFill() }
    }
  }

  private func measure(_ picture: UIImage, font: UIFont) {
    let attachment = NSTextAttachment()
    attachment.contents = picture.pngData()
    let text = NSMutableAttributedString(
      string: "Text number \(number % 6) in several words",
      attributes: [.font: font, .foregroundColor: UIColor.label]
    )
    text.append(NSAttributedString(attachment: attachment))
    let size = CGSize(width: 80, height: 1000)
    _ = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
  }

  private func useShared() {
    _ = Shared.picture.cgImage
    _ = Shared.picture.withRenderingMode(.alwaysTemplate).withTintColor(.red).cgImage
    _ = Shared.symbol?.cgImage
    _ = Shared.font.lineHeight
    _ = Shared.attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)
  }

  private func archive(_ object: NSObject) {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: object,
      requiringSecureCoding: false
    )
    guard let data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return }
    reader.requiresSecureCoding = false
    _ = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}

/// The objects that all threads use.
enum Shared {
  static let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).fill()
  }
  static let symbol = UIImage(systemName: "star.fill")
  static let font = UIFont.systemFont(ofSize: 21)
  static let attachment: NSTextAttachment = {
    let attachment = NSTextAttachment()
    attachment.contents = picture.pngData()
    return attachment
  }()
}
