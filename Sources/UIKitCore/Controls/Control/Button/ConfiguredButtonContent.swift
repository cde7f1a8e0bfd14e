import QuartzCore

/// The views of a button with a configuration, and their layout.
///
/// The title and the image are shown by the label and the image view that the button always has.
@MainActor final class ConfiguredButtonContent {
  let background = _UISystemBackgroundView(frame: .zero)
  let subtitle = UILabel(frame: .zero)
  private let title: UILabel
  private let picture: UIImageView
  private var activity: UIActivityIndicatorView?
  private var indicator: UIImageView?
  private var shown = UIButton.Configuration.plain()
  private var scale: CGFloat = 1

  init(title: UILabel, picture: UIImageView) {
    self.title = title
    self.picture = picture
    subtitle.isUserInteractionEnabled = false
    subtitle.isAccessibilityElement = false
  }

  /// Adds the views to a button.
  func add(to button: UIButton) {
    button.insertSubview(background, at: 0)
    button.addSubview(subtitle)
  }

  /// Removes the views from their button.
  func remove() {
    for view in [background, subtitle, activity, indicator] { view?.removeFromSuperview() }
    title.numberOfLines = 1
    title.lineBreakMode = .byTruncatingTail
    title.textAlignment = .center
    title.alpha = 1
    picture.alpha = 1
    picture.isHidden = false
  }

  // MARK: Content

  /// Shows a configuration that was updated for the button's state.
  func show(_ configuration: UIButton.Configuration, in button: UIButton, isPopup: Bool) {
    shown = configuration
    let colors = ButtonAppearance(
      configuration.style,
      configuration.look,
      tintColor: button.tintColor,
      foreground: configuration.baseForegroundColor,
      background: configuration.baseBackgroundColor
    )
    let traits = button.traitCollection
    scale = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits)
    showTexts(colors.foreground, traits)
    showImage(colors.foreground, in: button)
    showIndicator(isPopup, colors.foreground, in: button)
    showBackground(colors.background)
  }

  private func showBackground(_ color: UIColor?) {
    var background = shown.background
    // R-TV-24
    let isWhite = shown.look.isFocused && shown.style != .borderless
    background.backgroundColor = (isWhite ? color : background.backgroundColor ?? color) ?? .clear
    background.cornerRadius = self.background.configuration.cornerRadius
    self.background.configuration = background
    placeCorners()
  }

  private func placeCorners() {
    let insets = shown.background.backgroundInsets
    let radius = ButtonMetrics.cornerRadius(
      shown.cornerStyle,
      radius: shown.background.cornerRadius,
      height: background.bounds.height - insets.top - insets.bottom,
      textScale: scale
    )
    if background.configuration.cornerRadius != radius {
      background.configuration.cornerRadius = radius
    }
  }

  private func showTexts(_ color: UIColor, _ traits: UITraitCollection) {
    title.show(
      text(
        shown.attributedTitle ?? shown.title.map { AttributedString($0) },
        font: .preferredFont(
          forTextStyle: ButtonMetrics.titleStyle(for: shown.buttonSize),
          compatibleWith: traits
        ),
        color: color,
        shown.titleTextAttributesTransformer
      )
    )
    subtitle.show(
      text(
        shown.attributedSubtitle ?? shown.subtitle.map { AttributedString($0) },
        font: .preferredFont(
          forTextStyle: ButtonMetrics.subtitleStyle(for: shown.buttonSize),
          compatibleWith: traits
        ),
        color: color,
        shown.subtitleTextAttributesTransformer
      )
    )
    let isStacked = shown.imageSide == .top || shown.imageSide == .bottom
    for (label, mode) in [
      (title, shown.titleLineBreakMode), (subtitle, shown.subtitleLineBreakMode),
    ] {
      label.alpha = 1
      label.lineBreakMode = mode
      label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
      switch shown.titleAlignment {
      case .automatic: label.textAlignment = isStacked ? .center : .natural
      case .leading: label.textAlignment = .natural
      case .center: label.textAlignment = .center
      case .trailing:
        let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.textAlignment = isMirrored ? .left : .right
      }
    }
  }

  private func text(
    _ text: AttributedString?,
    font: UIFont,
    color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> StyledText? {
    guard var text, !text.characters.isEmpty else { return nil }
    var attributes = AttributeContainer()
    attributes.uiKit.font = font
    attributes.uiKit.foregroundColor = color
    if let transformer { attributes = transformer(attributes) }
    text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
    return StyledText(text)
  }

  private func showImage(_ color: UIColor, in button: UIButton) {
    let showsActivity = shown.showsActivityIndicator
    let font = UIFont.preferredFont(
      forTextStyle: ButtonMetrics.titleStyle(for: shown.buttonSize),
      compatibleWith: button.traitCollection
    )
    let image = shown.image?.asTemplateUnlessOriginal
    let symbol =
      shown.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: font)
    picture.image = image?.withPreferredSymbolConfiguration(symbol)
    picture.alpha = 1
    picture.isHidden = image == nil || showsActivity
    picture.tintColor = shown.imageColorTransformer?(color) ?? color
    guard showsActivity else {
      activity?.stopAnimating()
      activity?.removeFromSuperview()
      activity = nil
      return
    }
    let wheel = activity ?? UIActivityIndicatorView(style: .medium)
    activity = wheel
    wheel.color = shown.activityIndicatorColorTransformer?(color) ?? color
    wheel.isUserInteractionEnabled = false
    if wheel.superview == nil { button.addSubview(wheel) }
    wheel.startAnimating()
  }

  private func showIndicator(_ isPopup: Bool, _ color: UIColor, in button: UIButton) {
    // R-BTN-16
    guard shown.indicator == .popup || (shown.indicator == .automatic && isPopup) else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIImageView(frame: .zero)
    indicator = view
    let style = ButtonMetrics.titleStyle(for: shown.buttonSize)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
    let symbol = UIImage.SymbolConfiguration(
      pointSize: font.pointSize * ButtonMetrics.indicatorScale,
      weight: .medium
    )
    view.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)?
      .withRenderingMode(.alwaysTemplate)
    view.tintColor = shown.indicatorColorTransformer?(color) ?? color
    if view.superview == nil { button.addSubview(view) }
  }

  // MARK: Layout

  private func layout(in button: UIButton, width: CGFloat) -> ButtonConfigurationLayout {
    var layout = ButtonConfigurationLayout()
    layout.insets = shown.contentInsets.resolved(button.effectiveUserInterfaceLayoutDirection)
    layout.imageSize = imageSize
    layout.indicatorSize = indicator?.image?.size ?? .zero
    layout.side = shown.imageSide
    layout.imagePadding = shown.imagePadding
    layout.titlePadding = shown.titlePadding
    layout.titleAlignment = shown.titleAlignment
    layout.horizontal = button.contentHorizontalAlignment
    layout.vertical = button.contentVerticalAlignment
    layout.isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = CGSize(width: layout.textWidth(in: width), height: .infinity)
    layout.titleSize = fittedSize(title, in: room)
    layout.subtitleSize = fittedSize(subtitle, in: room)
    return layout
  }

  private var imageSize: CGSize {
    if let activity { return activity.intrinsicContentSize }
    return picture.isHidden ? .zero : picture.image?.size ?? .zero
  }

  private func fittedSize(_ label: UILabel, in room: CGSize) -> CGSize {
    guard label.text != nil else { return .zero }
    let size = label.sizeThatFits(room)
    return CGSize(width: min(size.width, room.width), height: size.height)
  }

  /// Whether a text continues in further lines if the width is too small.
  var wrapsLines: Bool {
    [title, subtitle].contains { $0.text != nil && $0.numberOfLines == 0 }
  }

  /// Returns the size of the button for a width, which can be infinite.
  func size(in button: UIButton, width: CGFloat) -> CGSize {
    let size = layout(in: button, width: width).size
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  func place(in button: UIButton) {
    let frames = layout(in: button, width: button.bounds.width).frames(in: button.bounds)
    background.frame = button.bounds
    placeCorners()
    picture.frame = activity == nil ? frames.image : .zero
    activity?.frame = frames.image
    title.frame = frames.title
    subtitle.frame = frames.subtitle
    indicator?.frame = frames.indicator
  }
}

extension UIButton.Configuration {
  /// The edge of the title at which the image is.
  var imageSide: ButtonConfigurationLayout.Side {
    if imagePlacement.contains(.leading) { return .leading }
    if imagePlacement.contains(.trailing) { return .trailing }
    if imagePlacement.contains(.top) { return .top }
    return imagePlacement.contains(.bottom) ? .bottom : .leading
  }
}
