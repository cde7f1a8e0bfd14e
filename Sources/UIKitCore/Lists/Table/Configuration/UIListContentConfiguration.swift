import Foundation

/// A picture, a text and a second text, as rows, headers and footers of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Equatable {
  /// The picture before the texts; nil for none.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with styles, in place of `text`.
  ///
  /// Later changes of a mutable string that was assigned do not show.
  public var attributedText: NSAttributedString? {
    didSet { attributedText = attributedText?.unchanging }
  }
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with styles, in place of `secondaryText`.
  ///
  /// Later changes of a mutable string that was assigned do not show.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryAttributedText = secondaryAttributedText?.unchanging }
  }
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether both texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// How far content keeps from the edges, in points; what a list says for its sides counts where this is less.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: CellMetrics.verticalMargin,
    leading: 0,
    bottom: CellMetrics.verticalMargin,
    trailing: 0
  )
  /// Between picture and texts, in points.
  public var imageToTextPadding = CellMetrics.imageSpacing
  /// Between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding = CellMetrics.valueSpacing
  /// Between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding = CellMetrics.lineSpacing
  var leastHeight = TableMetrics.rowHeight

  // MARK: Kinds

  /// A row with a text; a second one stands below it.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// A row with a second, smaller text below the first one.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return content
  }

  /// A row with a second, grey text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.color = .secondaryLabel
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// The header of a section in a plain list: a headline.
  public static func plainHeader() -> UIListContentConfiguration { edge(.headline, .label, top: 4) }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: 4)
  }

  /// The header of a group: small grey capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = edge(
      .footnote,
      .secondaryLabel,
      top: HeaderFooterLayout.groupHeaderSpace
    )
    content.textProperties.transform = .uppercase
    return content
  }

  /// The note below a group.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: HeaderFooterLayout.textMargin)
  }

  private static func edge(_ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat) -> Self {
    var content = UIListContentConfiguration()
    content.textProperties.font = .preferredFont(forTextStyle: style)
    content.textProperties.color = color
    content.directionalLayoutMargins.top = top
    content.directionalLayoutMargins.bottom = top == 4 ? 4 : HeaderFooterLayout.textMargin
    content.leastHeight = 0
    return content
  }

  // MARK: Showing

  /// A `UIListContentView` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration with grey texts where a cell cannot be used.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var content = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled {
      content.textProperties.color = .tertiaryLabel
      content.secondaryTextProperties.color = .tertiaryLabel
    }
    return content
  }
}

extension UIListContentConfiguration {
  /// How a picture looks.
  public struct ImageProperties: Equatable {
    /// The size and weight that symbols are shown in; nil leaves them as they are.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of templates; nil for the view's tint.
    public var tintColor: UIColor?
    /// The radius of the picture's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the picture; 0 sets no limit for a side.
    public var maximumSize = CGSize.zero
  }

  /// How a text looks.
  public struct TextProperties: Equatable {
    /// What is done to letters before they are shown.
    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
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

    /// Where lines stand across.
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    /// The font; that of body text by default.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour of the letters.
    public var color: UIColor = .label
    /// Where lines stand across.
    public var alignment = TextAlignment.natural
    /// The most lines shown; 0, the default, for as many as there are.
    public var numberOfLines = 0
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a single line that is too wide is set smaller.
    public var adjustsFontSizeToFitWidth = false
    /// What is done to letters before they are shown.
    public var transform = TextTransform.none
  }
}
