import QuartzCore

/// A view that shows a ``UIContentUnavailableConfiguration``.
///
/// ``UIViewController/contentUnavailableConfiguration`` creates one. It can also be used on its own,
/// for example as the background of a table.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  // R-UNA-5
  private var content: UIContentUnavailableConfiguration
  private let backdrop = _UISystemBackgroundView(frame: .zero)
  private let scrollView = UIScrollView(frame: .zero)
  private let picture = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let text = UILabel()
  private let secondaryText = UILabel()
  private var buttons: [UIButton] = []
  private var shownButtons: [ButtonContent] = []

  /// The content of a button, for which a new button is made when it changes.
  private struct ButtonContent: Equatable {
    var configuration: UIButton.Configuration
    var properties: UIContentUnavailableConfiguration.ButtonProperties
    var padding: CGFloat

    @MainActor var isEmpty: Bool {
      guard configuration.attributedTitle == nil, !configuration.showsActivityIndicator else {
        return false
      }
      let (title, image) = (properties.primaryAction?.title, properties.primaryAction?.image)
      return (configuration.title ?? title ?? "").isEmpty && (configuration.image ?? image) == nil
    }
  }

  /// Creates a view that shows a configuration.
  ///
  /// - Parameter configuration: The configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view from an archive, with an empty configuration.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
  }

  override var archivedSubviews: [UIView] { [] }

  private func setUp() {
    picture.isAccessibilityElement = false
    scrollView.contentInsetAdjustmentBehavior = .never
    for part in [picture, indicator, text, secondaryText] { scrollView.addSubview(part) }
    addSubview(backdrop)
    addSubview(scrollView)
    show()
  }

  /// The configuration that the view shows.
  ///
  /// A configuration that isn't a ``UIContentUnavailableConfiguration`` is ignored, with a warning.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        return Log.warning("UIContentUnavailableView cannot show \(type(of: newValue)); ignored")
      }
      guard new != content else { return }
      content = new
      show()
    }
  }

  /// A Boolean value that indicates whether parts that are higher than the view can be scrolled.
  ///
  /// The default value is `true`.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  // MARK: Content

  private func show() {
    backdrop.configuration = content.background
    let isLoading = content.kind == .loading
    indicator.isHidden = !isLoading
    if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    let image = content.imageProperties
    picture.show(
      ContentImage(
        image: isLoading ? nil : content.image,
        symbolConfiguration: image.preferredSymbolConfiguration,
        tintColor: image.tintColor,
        cornerRadius: image.cornerRadius
      )
    )
    show(text, content.text, content.attributedText, content.textProperties)
    show(
      secondaryText,
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties
    )
    showButtons()
    setNeedsLayout()
  }

  private func show(
    _ label: UILabel,
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.show(
      ContentText(
        text: text,
        attributedText: attributed,
        font: properties.font,
        color: properties.color,
        alignment: content.alignment == .center ? .center : .natural,
        numberOfLines: properties.numberOfLines,
        lineBreakMode: properties.lineBreakMode,
        adjustsFontSizeToFitWidth: properties.adjustsFontSizeToFitWidth
      )
    )
  }

  private func showButtons() {
    let contents = [
      ButtonContent(
        configuration: content.button,
        properties: content.buttonProperties,
        padding: content.textToButtonPadding
      ),
      ButtonContent(
        configuration: content.secondaryButton,
        properties: content.secondaryButtonProperties,
        padding: content.buttonToSecondaryButtonPadding
      ),
    ].filter { !$0.isEmpty }
    guard contents != shownButtons else { return }
    shownButtons = contents
    for button in buttons { button.removeFromSuperview() }
    buttons = contents.map { content in
      let properties = content.properties
      let button = UIButton(
        configuration: content.configuration,
        primaryAction: properties.primaryAction
      )
      button.isEnabled = properties.isEnabled
      button.role = properties.role
      button.menu = properties.menu
      button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
      scrollView.addSubview(button)
      return button
    }
  }

  // MARK: Layout

  /// The visible parts from the top with their distances.
  private var parts: [(view: UIView, padding: CGFloat)] {
    var parts: [(UIView, CGFloat)] = []
    if !indicator.isHidden { parts.append((indicator, 0)) }
    if !picture.isHidden { parts.append((picture, 0)) }
    if !text.isHidden { parts.append((text, content.imageToTextPadding)) }
    if !secondaryText.isHidden {
      let padding =
        text.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding
      parts.append((secondaryText, padding))
    }
    for (button, content) in zip(buttons, shownButtons) { parts.append((button, content.padding)) }
    return parts
  }

  private func layout(in size: CGSize) -> UnavailableContentLayout {
    let direction = effectiveUserInterfaceLayoutDirection
    var layout = UnavailableContentLayout(size: size)
    layout.insets = safeAreaInsets + content.directionalLayoutMargins.resolved(direction)
    layout.isCentered = content.alignment == .center
    layout.isRightToLeft = direction == .rightToLeft
    let width = layout.width
    layout.parts = parts.map { part in
      UnavailableContentLayout.Part(
        size: fittingSize(of: part.view, width: width),
        padding: part.padding
      )
    }
    return layout
  }

  private func fittingSize(of view: UIView, width: CGFloat) -> CGSize {
    guard view !== picture else { return pictureSize }
    guard view is UILabel else {
      let size = view.intrinsicContentSize
      return CGSize(width: min(size.width, width), height: size.height)
    }
    // A label has the whole width, so that its lines are aligned in it.
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: width, height: fitting.height)
  }

  private var pictureSize: CGSize {
    picture.contentSize(limitedTo: content.imageProperties.maximumSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    scrollView.frame = bounds
    let layout = layout(in: bounds.size)
    scrollView.contentSize = layout.contentSize
    for (part, frame) in zip(parts, layout.frames) { part.view.frame = frame }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Returns the size of the parts and the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = layout(in: CGSize(width: size.width, height: 0))
    return layout.contentSize
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIContentUnavailableConfiguration {
  /// Returns a ``UIContentUnavailableView`` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
}
