import Foundation

/// A view that shows a ``UIListContentConfiguration``.
///
/// Cells create one when such a configuration is assigned to them. It can also be used on its own,
/// outside of a list.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let text = UILabel()
  private let secondary = UILabel()
  private let picture = CellImageView()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = true
    for view in [picture, text, secondary] { addSubview(view) }
    show()
  }

  /// Creates a view from an archive, with an empty cell configuration.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [picture, text, secondary] { addSubview(view) }
    show()
  }

  override var archivedSubviews: [UIView] { [] }

  /// The configuration that the view shows.
  ///
  /// A configuration that isn't a ``UIListContentConfiguration`` is ignored, with a warning.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return Log.warning("UIListContentView cannot show \(type(of: newValue)); ignored")
      }
      guard new != content else { return }
      content = new
      show()
    }
  }

  private func show() {
    show(text, content.text, content.attributedText, content.textProperties)
    show(
      secondary,
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties
    )
    let image = content.imageProperties
    picture.show(
      ContentImage(
        image: content.image,
        symbolConfiguration: image.preferredSymbolConfiguration,
        tintColor: image.tintColor,
        cornerRadius: image.cornerRadius
      )
    )
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ label: UILabel,
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    let alignment: NSTextAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.show(
      ContentText(
        text: text.map(properties.transform.applied),
        attributedText: attributed,
        font: properties.adjustsFontForContentSizeCategory
          ? properties.font.adjusted(to: traitCollection.preferredContentSizeCategory)
          : properties.font,
        color: properties.color,
        alignment: alignment,
        numberOfLines: properties.numberOfLines,
        lineBreakMode: properties.lineBreakMode,
        adjustsFontSizeToFitWidth: properties.adjustsFontSizeToFitWidth
      )
    )
  }

  /// Updates the fonts for a new text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Layout

  private func layout(for size: CGSize) -> CellLayout {
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    var layout = CellLayout(style: isBeside ? .value1 : .subtitle, size: size)
    let margins = layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.isRightToLeft = isRightToLeft
    layout.margin = max(
      isRightToLeft ? margins.right : margins.left,
      content.directionalLayoutMargins.leading
    )
    describeStart(in: &layout)
    layout.valueSpacing = content.textToSecondaryTextHorizontalPadding
    layout.lineSpacing = content.textToSecondaryTextVerticalPadding
    // R-TBL-101
    let (top, bottom) =
      (content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom)
    layout.verticalMargins = top + bottom
    layout.verticalOffset = (top - bottom) / 2
    layout.leastHeight = content.leastHeight
    layout.givenTrailingMargin = max(
      isRightToLeft ? margins.left : margins.right,
      content.directionalLayoutMargins.trailing
    )
    return layout
  }

  /// Sets the values of a layout that determine where the text begins.
  func describeStart(in layout: inout CellLayout) {
    layout.image = content.image == nil ? nil : pictureSize
    layout.reservedImageSize = reservedPictureSize
    layout.imageSpacing = content.imageToTextPadding
    layout.stacksTexts = CellMetrics.stacksTexts(for: traitCollection)
    layout.firstLineHeight = text.firstLineHeight
  }

  /// The size that is reserved for the image.
  private var reservedPictureSize: CGSize {
    let given = content.imageProperties.reservedLayoutSize
    let automatic = CellMetrics.reservedImageSize(picture.image, for: traitCollection)
    return CGSize(
      width: reserved(given.width) ?? automatic.width,
      height: reserved(given.height) ?? automatic.height
    )
  }

  private func reserved(_ dimension: CGFloat) -> CGFloat? {
    guard dimension != UIListContentConfiguration.ImageProperties.standardDimension else {
      return CellMetrics.standardDimension(for: traitCollection)
    }
    return dimension.isFinite && dimension > 0 ? dimension : nil
  }

  private var pictureSize: CGSize {
    picture.contentSize(limitedTo: content.imageProperties.maximumSize)
  }

  private func size(of label: UILabel) -> (CGFloat) -> CGSize {
    { width in
      if label.isHidden { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }

  /// Lays out the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(for: bounds.size)
    text.firstLineIndent = layout.firstLineIndent
    let frames = layout.parts(text: size(of: text), detail: size(of: secondary))
    text.frame = frames.text
    secondary.frame = frames.detail
    picture.frame = frames.image
  }

  /// Returns the given width and the height that the content needs at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = layout(for: CGSize(width: size.width, height: 0))
    text.firstLineIndent = layout.firstLineIndent
    let height = layout.fittingHeight(text: self.size(of: text), detail: self.size(of: secondary))
    return CGSize(width: size.width, height: height)
  }

  /// Returns the target width and the height that the content needs at this width.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, whose height is ignored.
  ///   - horizontalFittingPriority: Ignored.
  ///   - verticalFittingPriority: Ignored.
  /// - Returns: The fitting size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
