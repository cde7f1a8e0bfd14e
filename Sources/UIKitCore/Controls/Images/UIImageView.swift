/// A view that shows an image.
///
/// It draws nothing itself: its layer shows the image, placed by `contentMode`. Takes no touches by
/// default.
@preconcurrency @MainActor open class UIImageView: UIView {
  private let sequence = FrameSequence()

  override class var drawsContent: Bool { false }

  // MARK: Creating an image view

  /// Creates a view as large as the image; nil gives an empty view of no size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view as large as the image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view with what an archive says about a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    showImage()
  }

  // MARK: Images

  /// The image; nil shows nothing.
  ///
  /// Templates and symbols are filled with the tint colour.
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      showImage()
    }
  }

  /// The image while highlighted; nil, the default, for the same one.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted, highlightedImage !== oldValue { showImage() } }
  }

  /// Whether the highlighted image is shown; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// The size and weight that symbols are shown in; nil, the default, leaves them as they were
  /// made.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      showImage()
    }
  }

  override var drawsAtScreenScale: Bool { false }

  private var shownImage: UIImage? {
    let chosen = sequence.current ?? (isHighlighted ? highlightedImage ?? image : image)
    guard let preferredSymbolConfiguration, let chosen, chosen.isSymbolImage else { return chosen }
    return chosen.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? chosen
  }

  private func showImage() {
    traitCollection.performAsCurrent {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      ImagePresentation(of: shownImage, tint: tintColor, isRightToLeft: isRightToLeft)
        .apply(to: layer)
    }
  }

  // MARK: Size

  /// The image's size; no size of its own without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  /// The image's size whatever the room; zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  // MARK: A sequence of images

  /// The images that `startAnimating` shows in turn; nil by default.
  ///
  /// Setting it stops a running sequence.
  open var animationImages: [UIImage]? {
    get { sequence.images.isEmpty ? nil : sequence.images }
    set {
      stopAnimating()
      sequence.images = newValue ?? []
    }
  }

  /// The seconds one round takes; 0, the default, shows 30 images a second.
  open var animationDuration: TimeInterval {
    get { sequence.duration }
    set { sequence.duration = newValue }
  }

  /// How many rounds are shown; 0, the default, for no end.
  open var animationRepeatCount: Int {
    get { sequence.repeatCount }
    set { sequence.repeatCount = newValue }
  }

  /// Whether the sequence is running.
  open var isAnimating: Bool { sequence.isRunning }

  /// Shows the sequence from its first image on; nothing happens without images.
  open func startAnimating() {
    sequence.start { [weak self] in self?.showImage() }
  }

  /// Goes back to the plain image.
  open func stopAnimating() {
    guard sequence.isRunning else { return }
    sequence.stop()
    showImage()
  }

  // MARK: Accessibility

  /// An image unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Following changes

  /// Stops the sequence when the view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopAnimating() }
  }

  /// Fills templates with the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isShownAsTemplate == true { showImage() }
  }

  /// Shows the image anew, since colours or direction may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }
}
