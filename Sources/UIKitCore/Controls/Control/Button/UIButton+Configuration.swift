import Foundation

extension UIButton {
  /// The content and the appearance of a button, as values.
  ///
  /// Begin with one of the styles, such as ``filled()``, and assign the configuration to
  /// ``UIButton/configuration``. Colors that aren't set follow the button's tint color and state.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Add to Cart"
  /// configuration.subtitle = "In stock"
  /// configuration.image = UIImage(systemName: "cart")
  /// configuration.imagePadding = 8
  /// let button = UIButton(configuration: configuration)
  /// ```
  public struct Configuration: Equatable {
    // R-BTN-1
    let style: ButtonStyleKind
    /// The state that the values are meant for; see ``updated(for:)``.
    var look = ButtonLook()

    // MARK: Background

    /// The background of the button.
    ///
    /// A background color that is set here takes precedence over ``baseBackgroundColor`` and doesn't
    /// depend on the button's state.
    public var background = UIBackgroundConfiguration.button()
    /// The corners of the background.
    ///
    /// The default value is ``CornerStyle/dynamic``.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button, which determines the fonts and the default insets.
    ///
    /// The default value is ``Size/medium``. Assigning a size changes ``contentInsets`` if they are the
    /// default ones.
    public var buttonSize = Size.medium {
      didSet {
        guard contentInsets == ButtonMetrics.insets(for: oldValue) else { return }
        setDefaultContentInsets()
      }
    }
    /// The color of the title, the subtitle and the image, or `nil`, the default, for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the style computes the color of the background, or `nil`, the default, for
    /// that of the style.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// The image, or `nil`, the default.
    public var image: UIImage?
    /// A function that changes the color of the image, or `nil`, the default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol image, or `nil`, the default, for that of the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A Boolean value that indicates whether an activity indicator is shown in place of the image.
    ///
    /// The default value is `false`.
    public var showsActivityIndicator = false
    /// A function that changes the color of the activity indicator, or `nil`, the default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The edge of the title at which the image is.
    ///
    /// The default value is `leading`. Of several edges, the first of leading, trailing, top and bottom
    /// is used; without one, it is `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title, in points.
    ///
    /// The default value is 0.
    public var imagePadding: CGFloat = 0

    // MARK: Title

    /// The title, or `nil`, the default.
    ///
    /// Assigning a title removes ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? plainTitle }
      set {
        plainTitle = newValue
        attributedTitle = nil
      }
    }
    private var plainTitle: String?
    /// The title with attributes, or `nil`, the default.
    ///
    /// Attributes that it doesn't have are those of the style.
    public var attributedTitle: AttributedString?
    /// A function that changes the attributes of the title, or `nil`, the default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which a title that is too long is shortened or broken into lines.
    ///
    /// The default value is `byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title, or `nil`, the default.
    ///
    /// Assigning a text removes ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
      set {
        plainSubtitle = newValue
        attributedSubtitle = nil
      }
    }
    private var plainSubtitle: String?
    /// The text below the title with attributes, or `nil`, the default.
    public var attributedSubtitle: AttributedString?
    /// A function that changes the attributes of the subtitle, or `nil`, the default.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which a subtitle that is too long is shortened or broken into lines.
    ///
    /// The default value is `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The distance between the title and the subtitle, in points.
    ///
    /// The default value is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle with each other.
    ///
    /// The default value is ``TitleAlignment/automatic``.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Indicator and insets

    /// The symbol at the trailing edge that tells what the button does.
    ///
    /// The default value is ``Indicator/automatic``.
    public var indicator = Indicator.automatic
    /// A function that changes the color of the indicator, or `nil`, the default.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The distances between the content and the edges of the button, in points.
    ///
    /// The default values are 7 points at the top and the bottom, and 12 at the sides; they depend on
    /// ``buttonSize``.
    public var contentInsets = ButtonMetrics.insets(for: .medium)
    /// A Boolean value that indicates whether ``updated(for:)`` changes the appearance for a selected
    /// button.
    ///
    /// The default value is `true`.
    public var automaticallyUpdateForSelection = true

    init(_ style: ButtonStyleKind) {
      self.style = style
      background.cornerRadius = ButtonMetrics.standardCornerRadius
    }

    /// Assigns the insets of ``buttonSize`` to ``contentInsets``.
    public mutating func setDefaultContentInsets() {
      contentInsets = ButtonMetrics.insets(for: buttonSize)
    }

    /// Returns the configuration for the state and the tint color of a button.
    ///
    /// A button calls this method when it is updated, if
    /// ``UIButton/automaticallyUpdatesConfiguration`` is `true`.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      var configuration = self
      configuration.look = ButtonLook(
        isEnabled: button.isEnabled,
        isHighlighted: button.isHighlighted || button.isHeld,
        isSelected: button.isSelected && automaticallyUpdateForSelection,
        isDestructive: button.role == .destructive,
        isFocused: button.isFocused && button.traitCollection.userInterfaceIdiom == .tv
      )
      return configuration
    }
  }
}

extension UIButton.Configuration {
  /// Returns a configuration without a background, with a title in the tint color.
  ///
  /// A selected button has a tinted background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }

  /// Returns a configuration with a gray background and a title in the tint color.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }

  /// Returns a configuration with a background in a light shade of the tint color.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

  /// Returns a configuration with a background in the tint color and a white title.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }

  /// Returns a configuration without a background, also for selected buttons.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }

  /// Returns a configuration with a light gray background.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.bordered) }

  /// Returns a configuration with a background in a light shade of the tint color, like ``tinted()``.
  public static func borderedTinted() -> UIButton.Configuration {
    UIButton.Configuration(.borderedTinted)
  }

  /// Returns a configuration with a background in the tint color, like ``filled()``.
  public static func borderedProminent() -> UIButton.Configuration {
    UIButton.Configuration(.borderedProminent)
  }

  /// The sizes of buttons.
  public enum Size: Int, Sendable {
    /// The size of a usual button.
    case medium = 0
    /// A smaller button, with text of 15 points.
    case small = 1
    /// The smallest button, with text of 15 points.
    case mini = 2
    /// A button that stands out, with wide insets.
    case large = 3
  }

  /// The corners of the background.
  public enum CornerStyle: Int, Sendable {
    /// The corner radius of the background, unchanged.
    case fixed = -1
    /// The corner radius of the background, scaled with the text size.
    case dynamic = 0
    /// A small radius; the corner radius of the background is ignored.
    case small = 1
    /// A medium radius; the corner radius of the background is ignored.
    case medium = 2
    /// A large radius; the corner radius of the background is ignored.
    case large = 3
    /// Half the height of the button.
    case capsule = 4
  }

  /// The alignments of the title and the subtitle with each other.
  public enum TitleAlignment: Int, Sendable {
    /// Centered if the image is above or below the title, otherwise leading.
    case automatic = 0
    /// At the leading edge.
    case leading = 1
    /// Centered.
    case center = 2
    /// At the trailing edge.
    case trailing = 3
  }

  /// The symbols at the trailing edge of a button.
  public enum Indicator: Int, Sendable {
    /// ``popup`` for a button whose menu selects an item, otherwise ``none``.
    case automatic = 0
    /// No symbol.
    case none = 1
    /// A pair of chevrons.
    case popup = 2
  }
}

extension UIButton {
  /// A closure that updates a button after its state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The roles of buttons.
  public enum Role: Int, Sendable {
    /// A button without a special meaning.
    case normal = 0
    /// The button that is most likely to be chosen.
    case primary = 1
    /// A button that cancels an operation.
    case cancel = 2
    /// A button that deletes data.
    ///
    /// With a configuration, it is red unless the configuration has base colors.
    case destructive = 3
  }
}
