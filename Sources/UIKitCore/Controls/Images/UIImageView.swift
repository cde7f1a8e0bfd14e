/// A view that displays an image or an animated sequence of images.
///
/// The image is scaled and positioned according to `contentMode`. Templates and symbols are drawn
/// in the tint color. User interaction is disabled by default.
@preconcurrency @MainActor open class UIImageView: UIView {
  private let sequence = FrameSequence()

  override class var drawsContent: Bool { false }

  // MARK: Creating an image view

  /// Creates a view with the size of an image, or with a size of zero for `nil`.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view with the size of an image.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for an empty view of zero size.
  ///   - highlightedImage: The image for the highlighted state, or `nil` to show `image`.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without an image from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeImageView(from: coder) }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    showImage()
  }

  // MARK: Images

  /// The image that the view displays, or `nil` if there is none.
  ///
  /// Templates and symbols are drawn in the tint color.
  open var image: UIImage? {
    willSet { attachments?.willChange("image") }
    didSet {
      defer { attachments?.didChange("image") }
      guard image != oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      showImage()
    }
  }

  /// The image for the highlighted state.
  ///
  /// The default value is `nil`, for which the view shows ``UIImageView/image``.
  open var highlightedImage: UIImage? {
    willSet { attachments?.willChange("highlightedImage") }
    didSet {
      if isHighlighted, highlightedImage !== oldValue { showImage() }
      attachments?.didChange("highlightedImage")
    }
  }

  /// A Boolean value that indicates whether the view shows its highlighted image.
  ///
  /// The default value is `false`.
  open var isHighlighted = false {
    willSet { attachments?.willChange("highlighted") }
    didSet {
      if isHighlighted != oldValue { showImage() }
      attachments?.didChange("highlighted")
    }
  }

  // R-SYM-13
  /// The values of symbol images that the images do not specify themselves.
  ///
  /// The default value is `nil`, for which symbols are shown unchanged.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { symbolConfigurationChanged() } }
  }

  /// The values of symbols that neither the image nor the preferred configuration specifies.
  var defaultSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if defaultSymbolConfiguration != oldValue { symbolConfigurationChanged() } }
  }

  private func symbolConfigurationChanged() {
    invalidateIntrinsicContentSize()
    showImage()
  }

  override var drawsAtScreenScale: Bool { false }

  private var shownImage: UIImage? {
    let chosen = sequence.current ?? (isHighlighted ? highlightedImage ?? image : image)
    let preferred =
      defaultSymbolConfiguration?.applying(preferredSymbolConfiguration)
      ?? preferredSymbolConfiguration
    return chosen?.withPreferredSymbolConfiguration(preferred)
  }

  private func showImage() {
    traitCollection.performAsCurrent {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      ImagePresentation(of: shownImage, tint: tintColor, isRightToLeft: isRightToLeft)
        .apply(to: layer)
    }
  }

  // MARK: Size

  /// The size of the displayed image.
  ///
  /// A view without an image has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the displayed image, or zero if there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  // R-AL-19
  override func baselineOfContent(isFirst: Bool) -> ContentBaseline? {
    guard let symbol = shownImage?.content.symbol else { return nil }
    // Symbols are centered beside capital letters.
    let font = UIFont.systemFont(ofSize: symbol.configuration.pointSize ?? UIFont.labelFontSize)
    return ContentBaseline(heightFactor: 0.5, offset: font.capHeight / 2)
  }

  // MARK: Animated images

  /// The images that ``UIImageView/startAnimating()`` shows in sequence.
  ///
  /// Setting this property stops a running animation. The default value is `nil`.
  open var animationImages: [UIImage]? {
    get { sequence.images.isEmpty ? nil : sequence.images }
    set {
      stopAnimating()
      sequence.images = newValue ?? []
    }
  }

  /// The duration of one cycle through the images, in seconds.
  ///
  /// The default value is 0, for which 30 images per second are shown.
  open var animationDuration: TimeInterval {
    get { sequence.duration }
    set { sequence.duration = newValue }
  }

  /// The number of cycles to show.
  ///
  /// The default value is 0, for which the animation repeats indefinitely.
  open var animationRepeatCount: Int {
    get { sequence.repeatCount }
    set { sequence.repeatCount = newValue }
  }

  /// A Boolean value that indicates whether the animation is running.
  open var isAnimating: Bool { sequence.isRunning }

  /// Starts the animation at its first image.
  ///
  /// If there are no images, the call is ignored.
  open func startAnimating() {
    sequence.start { [weak self] in self?.showImage() }
  }

  /// Stops the animation and shows ``UIImageView/image`` again.
  open func stopAnimating() {
    guard sequence.isRunning else { return }
    sequence.stop()
    showImage()
  }

  // MARK: Accessibility

  /// The accessibility traits of the view.
  ///
  /// The default value contains the trait of an image.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Environment

  /// Stops the animation when the view is removed from its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopAnimating() }
  }

  /// Updates template images for the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    guard let image = shownImage, image.isShownAsTemplate else { return }
    TintFade.fade(self)
    if layer.contentsTint != nil, !image.hasVariants {
      // Only the color of a bitmap depends on the tint.
      layer.contentsTint = tintColor?.resolvedColor(with: traitCollection).cgColor
    } else {
      showImage()
    }
  }

  /// Updates the image if its variant, colors or the layout direction may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    if shownImage?.hasVariants ?? false
      || traits.layoutDirection != previousTraitCollection?.layoutDirection
      || traits.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
    {
      showImage()
    }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + imageViewMembers
  }
}
