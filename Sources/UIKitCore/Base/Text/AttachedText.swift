import CoreGraphics
import Foundation

/// The attachments of a text by the offsets of their characters in UTF-16 code units, with the
/// circumstances that determine their sizes.
struct AttachedText: Hashable {
  /// The character that an attachment replaces.
  static let character: Unicode.Scalar = "\u{FFFC}"

  private(set) var attachments: [Int: NSTextAttachment] = [:]
  /// The area of the text view that shows the text, if there is one.
  var container: NSTextContainer?
  /// The offset of the text in the document that it is a part of.
  var start = 0

  var isEmpty: Bool { attachments.isEmpty }

  /// Adds the attachment of characters with uniform attributes.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - offset: The offset of the first one.
  ///   - attributes: The attributes.
  mutating func add(_ text: String, at offset: Int, _ attributes: [NSAttributedString.Key: Any]) {
    guard let attachment = attributes[.attachment] as? NSTextAttachment else { return }
    for (index, unit) in text.utf16.enumerated() where unit == UInt16(Self.character.value) {
      attachments[offset + index] = attachment
    }
  }

  /// Returns a span with the size of its attachment in lines of a width.
  func measured(_ span: TextSpan, width: CGFloat) -> TextSpan {
    guard let index = span.attachment?.index, let attachment = attachments[index] else {
      return span
    }
    var span = span
    let layout = AttachmentLayout(attachment: attachment, font: span.font)
    let line = CGRect(
      x: 0,
      y: 0,
      width: width.isFinite ? max(width, 0) : 10_000_000,
      height: layout.lineHeight
    )
    let requested = attachment.attachmentBounds(
      for: container,
      proposedLineFragment: line,
      glyphPosition: .zero,
      characterIndex: start + index
    )
    span.attachment?.bounds = layout.bounds(requested) {
      attachment.image(
        forBounds: .zero,
        textContainer: container,
        characterIndex: start + index
      )
    }
    span.attachment?.padding = layout.padding
    return span
  }

  /// Draws the attachments of shaped text, whose upper-left corner is at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - origin: The point.
  ///   - color: The color of characters without a color.
  ///   - context: The context.
  func draw(_ text: ShapedText, at origin: CGPoint, color: CGColor, in context: CGContext) {
    for place in text.attachments {
      guard let attachment = attachments[place.index] else { continue }
      let frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      let image = attachment.image(
        forBounds: frame,
        textContainer: container,
        characterIndex: start + place.index
      )
      guard let image, frame.width > 0, frame.height > 0 else { continue }
      var shown = AttachmentLayout(attachment: attachment, font: place.font).adapted(image)
        .currentVariant
      if shown.isShownAsTemplate {
        shown = shown.withTintColor(UIColor(cgColor: place.color ?? color))
      }
      ImageRenderer.draw(shown.content, in: frame, with: context)
    }
  }
}

/// The size of an attachment in text of a font.
private struct AttachmentLayout {
  let attachment: NSTextAttachment
  let font: FontDescription

  private var metrics: FontMetrics { Engines.text.metrics(of: font) }

  var lineHeight: CGFloat { metrics.ascender - metrics.descender }

  private static let greatestLength: CGFloat = 10_000

  var padding: CGFloat {
    let padding = attachment.lineLayoutPadding
    return padding.isFinite ? min(max(padding, 0), Self.greatestLength) : 0
  }

  // R-TXT-81
  /// Returns valid bounds.
  ///
  /// - Parameters:
  ///   - requested: The bounds of the attachment.
  ///   - image: Returns the image, which is called if the bounds have no size.
  /// - Returns: The bounds.
  func bounds(_ requested: CGRect, image: () -> UIImage?) -> CGRect {
    var bounds = requested
    if !requested.isFinite || requested.size.width < 0 || requested.size.height < 0 {
      Log.warning("The bounds \(requested) of a text attachment are ignored.")
      bounds = .zero
    }
    if bounds.size == .zero, let image = image() {
      bounds.size = adapted(image).size
      // Symbols are centered beside capital letters.
      if image.isSymbolImage, bounds.origin == .zero {
        bounds.origin.y = (metrics.capHeight - bounds.height) / 2
      }
    }
    let limit = Self.greatestLength
    return CGRect(
      x: min(max(bounds.minX, -limit), limit),
      y: min(max(bounds.minY, -limit), limit),
      width: min(bounds.width, limit),
      height: min(bounds.height, limit)
    )
  }

  /// Returns a symbol with the size and the weight of the font, unless it has its own, or another
  /// image itself.
  func adapted(_ image: UIImage) -> UIImage {
    guard let own = image.content.symbol?.configuration, own.pointSize == nil else { return image }
    let fontStyle = UIImage.SymbolConfiguration(font: FontCache.font(font)).style
    return image.withConfiguration(UIImage.SymbolConfiguration(style: fontStyle.applying(own)))
  }
}

extension CGContext {
  /// Draws text and its attachments.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - origin: The upper-left corner.
  ///   - color: The color of characters without a color.
  ///   - attached: The attachments of the text.
  func draw(_ text: ShapedText, at origin: CGPoint, color: CGColor, _ attached: AttachedText) {
    draw(text, at: origin, color: color)
    attached.draw(text, at: origin, color: color, in: self)
  }
}
