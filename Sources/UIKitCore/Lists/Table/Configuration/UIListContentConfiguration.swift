import Foundation

/// The content of a list's cell, header or footer: an image, a text and a secondary text.
///
/// Start with one of the predefined configurations, or with
/// ``UITableViewCell/defaultContentConfiguration()``, set the texts and the image, and assign it to
/// the cell.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = song.title
/// content.secondaryText = song.artist
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Equatable {
  /// The image at the leading side of the texts, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var text: String?
  /// The attributed text, which replaces ``text``.
  ///
  /// The default value is `nil`. The value is copied, so later changes to a mutable string have no
  /// effect.
  public var attributedText: NSAttributedString? {
    didSet { attributedText = attributedText?.immutableSnapshot }
  }
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The secondary text, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces ``secondaryText``.
  ///
  /// The default value is `nil`. The value is copied, so later changes to a mutable string have no
  /// effect.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryAttributedText = secondaryAttributedText?.immutableSnapshot }
  }
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// A Boolean value that indicates whether the texts are placed side by side if there is enough
  /// space.
  ///
  /// The default value is `false`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distances between the content and the edges of the view, in points.
  ///
  /// The default value is 11 points at the top and bottom, and 0 at the sides. At the sides, the
  /// margins of the list apply if they are larger.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: CellMetrics.verticalMargin,
    leading: 0,
    bottom: CellMetrics.verticalMargin,
    trailing: 0
  )
  /// The distance between the image and the texts, in points.
  ///
  /// The default value is 16 points.
  public var imageToTextPadding = CellMetrics.imageSpacing
  /// The distance between texts that are side by side, in points.
  ///
  /// The default value is 6 points.
  public var textToSecondaryTextHorizontalPadding = CellMetrics.valueSpacing
  /// The distance between texts that are one above the other, in points.
  ///
  /// The default value is 3 points.
  public var textToSecondaryTextVerticalPadding = CellMetrics.lineSpacing
  var leastHeight = TableMetrics.rowHeight(for: .current)

  // MARK: Predefined configurations

  /// Returns the content of a cell with a text, and a secondary text below it.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// Returns the content of a cell with a text, and a smaller secondary text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return content
  }

  /// Returns the content of a cell with a text, and a gray secondary text at its trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.setStandardColor(.secondaryLabel)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns the content of a section header in a plain list, in small gray semibold text.
  public static func plainHeader() -> UIListContentConfiguration {
    var content = edge(.subheadline, .secondaryLabel, top: 4)
    content.textProperties.font = HeaderFooterLayout.plainHeaderFont
    return content
  }

  /// Returns the content of a section footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: 4)
  }

  /// Returns the content of a section header in a grouped list, in small gray capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = edge(
      .footnote,
      .secondaryLabel,
      top: HeaderFooterLayout.groupHeaderSpace
    )
    content.textProperties.transform = .uppercase
    return content
  }

  /// Returns the content of a section footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: HeaderFooterLayout.textMargin)
  }

  private static func edge(_ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat) -> Self {
    var content = UIListContentConfiguration()
    content.textProperties.font = .preferredFont(forTextStyle: style)
    content.textProperties.setStandardColor(color)
    content.directionalLayoutMargins.top = top
    content.directionalLayoutMargins.bottom = top == 4 ? 4 : HeaderFooterLayout.textMargin
    content.leastHeight = 0
    return content
  }

  // MARK: UIContentConfiguration

  /// Returns a ``UIListContentView`` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  // R-TBL-102
  /// Returns a copy for a state: if the view is disabled, texts whose color wasn't set are gray.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var content = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled {
      content.textProperties.disable()
      content.secondaryTextProperties.disable()
    }
    return content
  }
}

extension UIListContentConfiguration {
  /// The appearance of an image.
  public struct ImageProperties: Equatable {
    /// The size and weight of symbol images, or `nil` for those of the image.
    ///
    /// The default value is `nil`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of template images, or `nil` for the view's tint color.
    ///
    /// The default value is `nil`.
    public var tintColor: UIColor?
    /// The corner radius of the image, in points.
    ///
    /// The default value is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points.
    ///
    /// A dimension of 0, the default, isn't limited. Larger images are scaled down proportionally.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, in which the image is centered.
    ///
    /// It aligns the texts of rows whose images have different sizes. A dimension of 0, the default,
    /// is the size of the image, except that symbol images have a reserved width of
    /// ``standardDimension``. Negative values are treated as 0.
    public var reservedLayoutSize = CGSize.zero
    /// A dimension for ``reservedLayoutSize`` that stands for the standard size of symbols, which
    /// follows the text size.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }

  /// The appearance of a text.
  public struct TextProperties: Equatable {
    /// The transformations that can be applied to a text before it is shown.
    public enum TextTransform: Int, Sendable {
      /// The text is shown unchanged.
      case none
      /// The text is shown in uppercase.
      case uppercase
      /// The text is shown in lowercase.
      case lowercase
      /// The first letter of each word is shown in uppercase.
      case capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The horizontal alignments of a text.
    public enum TextAlignment: Int, Sendable {
      /// The text is aligned with the leading edge of its writing direction.
      case natural
      /// The text is centered.
      case center
      /// The text is justified.
      case justified
    }

    /// The font.
    ///
    /// The default value is the preferred font for body text.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// A Boolean value that indicates whether a font of a text style is replaced when the text size
    /// changes.
    ///
    /// The default value is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The color.
    ///
    /// The default value is `label`.
    public var color: UIColor = .label
    /// The color of the predefined configuration, which states can change.
    private var standardColor: UIColor = .label
    /// The horizontal alignment.
    ///
    /// The default value is ``TextAlignment/natural``.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines, or 0 for no limit.
    ///
    /// The default value is 0.
    public var numberOfLines = 0
    /// The way in which text that doesn't fit is truncated or wrapped.
    ///
    /// The default value is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// A Boolean value that indicates whether the font size of a single line that is too wide is
    /// reduced.
    ///
    /// The default value is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The transformation of the text.
    ///
    /// The default value is ``TextTransform/none``. It doesn't apply to attributed text.
    public var transform = TextTransform.none

    mutating func setStandardColor(_ new: UIColor) { (color, standardColor) = (new, new) }

    /// Makes the text gray, unless the app has set its color.
    mutating func disable() { if color == standardColor { color = .tertiaryLabel } }
  }
}
