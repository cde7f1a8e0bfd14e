import CoreGraphics
import Foundation
import Synchronization

/// An image or a space in a line of attributed text.
///
/// The attachment takes the place of one character, ``NSTextAttachment/character``. Labels, text
/// fields, text views and the drawing methods of attributed strings show it.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "Marked with ")
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
/// label.attributedText = text
/// ```
///
/// Template images and symbols have the color of the text. A symbol without a size of its own has the
/// size and the weight of the font. Assign the text again after a change of the attachment.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // R-TXT-80

  // Foundation reads the first word of values of attributes.
  private let mark = AttributeMark()

  /// The code unit of the character in whose place an attachment is shown, U+FFFC.
  public class var character: Int { 0xFFFC }

  // MARK: Creating an attachment

  /// Creates an attachment with the contents of a file.
  ///
  /// - Parameters:
  ///   - contentData: The data of an image, or `nil`. Other data is kept, and nothing is drawn.
  ///   - uti: The type of the data, or `nil`.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without contents.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  // MARK: Contents

  /// The data of a file, or `nil`, the default.
  ///
  /// The data of an image is shown while ``image`` is `nil`.
  open var contents: Data? { didSet { decoded.withLock { $0 = nil } } }

  /// The type of ``contents``, such as `public.png`, or `nil`, the default.
  ///
  /// It is information for the application. The type of an image is found in its data.
  open var fileType: String?

  /// The image, or `nil`, the default.
  open var image: UIImage?

  // R-IMG-10
  // Text is measured and drawn on any thread.
  private let decoded = Mutex<UIImage?>(nil)

  private var contentsImage: UIImage? {
    if let known = decoded.withLock({ $0 }) { return known }
    guard let image = contents.flatMap({ UIImage(data: $0) }) else { return nil }
    decoded.withLock { $0 = image }
    return image
  }

  // MARK: Layout

  /// The rectangle of the image in points, relative to the baseline.
  ///
  /// Positive vertical values are above the baseline. An empty size, the default, stands for the size
  /// of the image. A rectangle with a negative size or with values that are not finite is ignored
  /// with a warning, and lengths are at most 10,000 points.
  open var bounds = CGRect.zero

  /// The space before and behind the attachment, in points.
  ///
  /// The default value is 0.
  open var lineLayoutPadding: CGFloat = 0

  /// Returns the image to draw, or `nil` to draw nothing in the space of the attachment.
  ///
  /// Override this method to choose an image when the text is drawn. The default implementation
  /// returns ``image``, or that of ``contents``.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle in which the image is drawn, or an empty one while the size of an
  ///     attachment without ``bounds`` is determined.
  ///   - textContainer: The area of a text view, or `nil` for other text.
  ///   - charIndex: The offset of the character in the text, in UTF-16 code units.
  /// - Returns: The image.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? contentsImage
  }

  /// Returns the rectangle of the attachment in a line, relative to the baseline.
  ///
  /// Override this method to compute a size from that of the line. The default implementation returns
  /// ``bounds``.
  ///
  /// Unlike iOS, an empty size stands for the size of the image, and the horizontal position in the
  /// line is not known when this method is called.
  ///
  /// - Parameters:
  ///   - textContainer: The area of a text view, or `nil` for other text.
  ///   - lineFrag: A rectangle with the width of the lines in points, or 10,000,000 for lines that are
  ///     not wrapped, and with the height of the font.
  ///   - position: The position of the character, which is always zero.
  ///   - charIndex: The offset of the character in the text, in UTF-16 code units.
  /// - Returns: The rectangle in points.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds
  }
}

extension NSAttributedString.Key {
  /// The key for the `NSTextAttachment` of the character ``NSTextAttachment/character``.
  ///
  /// It has no effect on other characters.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// Creates a string that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// Creates a string that consists of an attachment with more attributes.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - attributes: The attributes, such as the color of a symbol.
  public convenience init(attachment: NSTextAttachment, attributes: [Key: Any]) {
    let character = String(AttachedText.character)
    self.init(string: character, attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
