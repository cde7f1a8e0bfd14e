import Foundation

/// The content of a view that has nothing else to show: an image, two texts and two buttons.
///
/// Assign a configuration to ``UIViewController/contentUnavailableConfiguration``, for example when a
/// list is empty:
///
/// ```swift
/// override func updateContentUnavailableConfiguration(
///   using state: UIContentUnavailableConfigurationState
/// ) {
///   guard messages.isEmpty else { return contentUnavailableConfiguration = nil }
///   var configuration = UIContentUnavailableConfiguration.empty()
///   configuration.image = UIImage(systemName: "tray")
///   configuration.text = "No Messages"
///   contentUnavailableConfiguration = configuration
/// }
/// ```
///
/// The parts are below one another. A part without content takes no space.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Equatable {
  // R-UNA-1…6
  /// The image at the top, or `nil` for none.
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
  /// The default value is `nil`. The value is copied.
  public var attributedText: NSAttributedString? {
    didSet { attributedText = attributedText?.immutableSnapshot }
  }
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The text below ``text``, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces ``secondaryText``.
  ///
  /// The default value is `nil`. The value is copied.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryAttributedText = secondaryAttributedText?.immutableSnapshot }
  }
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The appearance and the content of the button below the texts.
  ///
  /// The button is shown if it, or its action, has a title or an image. The default value is a
  /// borderless button without content.
  public var button = UIButton.Configuration.borderless()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// The appearance and the content of the button below the first one.
  ///
  /// The default value is a borderless button without content.
  public var secondaryButton = UIButton.Configuration.borderless()
  /// The action of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The horizontal alignment of the parts.
  ///
  /// The default value is ``Alignment/center``.
  public var alignment = Alignment.center
  /// The smallest distances between the parts and the edges of the view, in points.
  ///
  /// The default value is 16 points at all edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: UnavailableContentMetrics.margin,
    leading: UnavailableContentMetrics.margin,
    bottom: UnavailableContentMetrics.margin,
    trailing: UnavailableContentMetrics.margin
  )
  /// The distance between the image and the text, in points.
  ///
  /// The default value is 12 points.
  public var imageToTextPadding = UnavailableContentMetrics.imageToText
  /// The distance between the texts, in points.
  ///
  /// The default value is 4 points.
  public var textToSecondaryTextPadding = UnavailableContentMetrics.textToSecondaryText
  /// The distance between the texts and the button, in points.
  ///
  /// The default value is 16 points.
  public var textToButtonPadding = UnavailableContentMetrics.textToButton
  /// The distance between the buttons, in points.
  ///
  /// The default value is 8 points.
  public var buttonToSecondaryButtonPadding = UnavailableContentMetrics.buttonToButton
  /// The background of the view.
  ///
  /// The default value is a clear background.
  public var background = UIBackgroundConfiguration.clear()
  var kind = Kind.empty

  /// The origin of the texts.
  enum Kind: Equatable { case empty, loading, search }

  // MARK: Predefined configurations

  /// Returns a configuration for content that doesn't exist: a large gray image, a bold text and a
  /// gray secondary text.
  public static func empty() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.textProperties.font = boldFont(.title2)
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.secondaryTextProperties.color = .secondaryLabel
    configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: UnavailableContentMetrics.symbolSize
    )
    configuration.imageProperties.tintColor = .secondaryLabel
    return configuration
  }

  private static func boldFont(_ style: UIFont.TextStyle) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    return bold.map { UIFont(descriptor: $0, size: 0) } ?? font
  }

  /// Returns a configuration for content that is being loaded: an activity indicator and a gray
  /// text.
  ///
  /// The activity indicator is shown instead of an image.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.kind = .loading
    configuration.text = SystemText.loading()
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// Returns a configuration for a search without results.
  ///
  /// ``updated(for:)`` adds the text that was searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.kind = .search
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = SystemText.noResults()
    configuration.secondaryText = SystemText.checkSpelling()
    return configuration
  }

  // MARK: UIContentConfiguration

  /// Returns a copy for a state: the text of a configuration from ``search()`` contains the text that
  /// was searched for, unless another text was set.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, let state = state as? UIContentUnavailableConfigurationState,
      let search = state.searchText, !search.isEmpty, text == SystemText.noResults()
    else { return self }
    var copy = self
    copy.text = SystemText.noResultsFor(search)
    return copy
  }
}

extension UIContentUnavailableConfiguration {
  /// The horizontal alignments of the parts.
  public enum Alignment: Int, Sendable {
    /// The parts are centered.
    case center
    /// The parts are at the leading side.
    case natural
  }

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

    /// Creates the appearance of an image at its own size, in the tint color.
    public init() {}
  }

  /// The appearance of a text.
  public struct TextProperties: Equatable {
    /// The font.
    ///
    /// The default value is the preferred font for body text.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The color.
    ///
    /// The default value is `label`.
    public var color: UIColor = .label
    /// The way in which text that doesn't fit is truncated or wrapped.
    ///
    /// The default value is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0, the default, for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font size of a single line that is too wide is
    /// reduced.
    ///
    /// The default value is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, from 0 to 1.
    ///
    /// The default value is 0.
    public var minimumScaleFactor: CGFloat = 0

    /// Creates the appearance of body text.
    public init() {}
  }

  /// The action of a button.
  public struct ButtonProperties: Equatable {
    /// A Boolean value that indicates whether the button is enabled.
    ///
    /// The default value is `true`.
    public var isEnabled = true
    /// The action of a tap, or `nil` for none.
    ///
    /// The default value is `nil`. Its title and image are shown if the button has none.
    public var primaryAction: UIAction?
    /// The menu of the button, or `nil` for none.
    ///
    /// The default value is `nil`. A tap opens it if there is no action.
    public var menu: UIMenu?
    /// The meaning of the button.
    ///
    /// The default value is `normal`.
    public var role = UIButton.Role.normal

    /// Creates the properties of an enabled button without an action.
    public init() {}
  }
}

/// Metrics of views for unavailable content, chosen to look similar to iOS 17.
enum UnavailableContentMetrics {
  // R-UNA-5
  static let margin: CGFloat = 16
  static let imageToText: CGFloat = 12
  static let textToSecondaryText: CGFloat = 4
  static let textToButton: CGFloat = 16
  static let buttonToButton: CGFloat = 8
  /// The size of symbol images, in points.
  static let symbolSize: CGFloat = 48
  /// The largest width of texts and buttons, in points.
  static let largestWidth: CGFloat = 400
}
