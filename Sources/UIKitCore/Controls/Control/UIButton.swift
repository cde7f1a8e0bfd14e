import QuartzCore

/// A control with a title, a picture or both, that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// The kind of button, which decides its looks before anything is set.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what the application sets; white titles.
    case custom = 0
    /// Titles and pictures in the tint colour, faded while pressed.
    case system = 1
  }

  private var titles = ButtonContent<String>()
  private var attributedTitles = ButtonContent<NSAttributedString>()
  private var titleColors = ButtonContent<UIColor>()
  private var images = ButtonContent<UIImage>()
  private var backgroundImages = ButtonContent<UIImage>()
  private let label = UIButtonLabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)

  /// The kind of button; set when it is made.
  public let buttonType: ButtonType

  // MARK: Creating a button

  /// Creates a custom button.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  private init(frame: CGRect, buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of the given kind.
  public convenience init(type: ButtonType) { self.init(frame: .zero, buttonType: type) }

  /// Creates a button of the given kind that shows the action's title and picture and runs it when
  /// tapped.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction) {
    self.init(frame: .zero, buttonType: type)
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a custom button from an archive.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.textAlignment = .center
    for view in [background, picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    refreshContent()
  }

  // MARK: What is shown in which state

  /// Sets the title of a state; nil shows the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }

  /// The title set for exactly this state.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the styled title of a state, which wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title?.unchanging
    contentChanged()
  }

  /// The styled title set for exactly this state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteAppearance(.titleColor(state)) { (button: UIButton) in
      button.setTitleColor(color, for: state)
    }
    titleColors[state] = color
    refreshContent()
  }

  /// The title colour set for exactly this state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// The picture set for exactly this state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Sets the picture behind everything in a state; it fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteAppearance(.buttonBackgroundImage(state)) { (button: UIButton) in
      button.setBackgroundImage(image, for: state)
    }
    backgroundImages[state] = image
    contentChanged()
  }

  /// The background picture set for exactly this state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// Whether resting over the button with a drag session presses it; false by default. (R-IN-4)
  open var isSpringLoaded = false

  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? currentTitle }
    set { super.largeContentTitle = newValue }
  }

  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? currentImage }
    set { super.largeContentImage = newValue }
  }

  /// The title shown now.
  open var currentTitle: String? { titles.resolved(for: state) }

  /// The styled title shown now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.resolved(for: state) }

  /// The colour of the title shown now.
  open var currentTitleColor: UIColor {
    if let color = titleColors.resolved(for: state) { return color }
    guard buttonType == .system else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// The picture shown now.
  open var currentImage: UIImage? { images.resolved(for: state) }

  /// The background picture shown now.
  open var currentBackgroundImage: UIImage? { backgroundImages.resolved(for: state) }

  /// The label of the title: its font may be changed, its text is the button's.
  open var titleLabel: UILabel? { label }

  /// The view of the picture.
  open var imageView: UIImageView? { picture }

  // MARK: Layout

  /// The space round picture and title together; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      noteAppearance(.contentEdgeInsets, \UIButton.contentEdgeInsets, contentEdgeInsets)
      contentChanged()
    }
  }

  /// Moves the title: a point more at one side and less at the other shifts it by one point.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// Moves the picture, as `titleEdgeInsets` does the title.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// The rectangle of the background picture in `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle that picture and title share in `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    currentLayout(in: contentRect).titleRect(in: contentRect)
  }

  /// The rectangle of the picture in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    currentLayout(in: contentRect).imageRect(in: contentRect)
  }

  private func currentLayout(in content: CGRect) -> ButtonLayout {
    var layout = ButtonLayout()
    layout.imageSize = currentImage?.size ?? .zero
    let room = CGSize(width: max(content.width - layout.imageSize.width, 0), height: content.height)
    layout.titleSize = label.sizeThatFits(room)
    layout.imageInsets = imageEdgeInsets
    layout.titleInsets = titleEdgeInsets
    layout.horizontal = contentHorizontalAlignment
    layout.vertical = contentVerticalAlignment
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  /// Places background, picture and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshContent()
    background.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  /// The size of picture and title side by side with the content insets; a system button is at
  /// least 30 high.
  open override var intrinsicContentSize: CGSize {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let title = label.sizeThatFits(unbounded)
    let image = currentImage?.size ?? .zero
    let isEmpty = image == .zero && title.width == 0
    let minimum = CGSize(width: 30, height: buttonType == .system ? 30 : 34)
    let size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    let vertical = contentEdgeInsets.top + contentEdgeInsets.bottom
    let horizontal = contentEdgeInsets.left + contentEdgeInsets.right
    return CGSize(
      width: (isEmpty ? minimum.width : size.width) + horizontal,
      height: max(size.height, image == .zero ? minimum.height : 0) + vertical
    )
  }

  /// The intrinsic size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Looks

  private func contentChanged() {
    refreshContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refreshContent() {
    if let styled = currentAttributedTitle {
      label.attributedText = styled
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    let image = currentImage
    picture.image = buttonType == .system ? image?.asTemplateUnlessOriginal : image
    picture.isHidden = image == nil
    background.image = currentBackgroundImage
    background.isHidden = background.image == nil
    let fades = isHighlighted && (buttonType == .system || adjustsImageWhenHighlighted)
    label.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
    picture.alpha = fades && images[.highlighted] == nil ? 0.2 : 1
  }

  /// Whether a picture without one of its own for the pressed state is faded then; true by default.
  open var adjustsImageWhenHighlighted = true

  override func stateDidChange() { refreshContent() }

  override var triggersPrimaryActionByTouch: Bool { true }

  // MARK: Accessibility

  /// Whether assistive programs meet the button, instead of what it holds; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The title unless set.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? currentAttributedTitle?.string ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// A button, with its state, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let traits = accessibility?.traits { return traits }
      var traits: UIAccessibilityTraits = .button
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Does for assistive programs what a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  // MARK: Following changes

  /// System buttons follow the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshContent()
  }
}

/// The label of a button, told apart from labels that applications add.
final class UIButtonLabel: UILabel {}

extension UIImage {
  /// The picture as system buttons show it: in one colour, unless it asks for its own.
  fileprivate var asTemplateUnlessOriginal: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
