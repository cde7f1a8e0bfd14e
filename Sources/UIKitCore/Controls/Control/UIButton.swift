import QuartzCore

/// A control that shows a title, an image, or both, and sends an action when it is tapped.
///
/// Titles, title colors, images, and background images can differ by control state. A state for
/// which no value was set uses the value for the normal state. The image is laid out before the
/// title.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Add", for: .normal)
/// button.addAction(UIAction { _ in add() }, for: .touchUpInside)
/// ```
@preconcurrency @MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  private var titles = ButtonContent<String>()
  private var attributedTitles = ButtonContent<NSAttributedString>()
  private var titleColors = ButtonContent<UIColor>()
  private var images = ButtonContent<UIImage>()
  private var backgroundImages = ButtonContent<UIImage>()
  private var symbolConfigurations = ButtonContent<UIImage.SymbolConfiguration>()
  private let label = UIButtonLabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)
  private var configured: ConfiguredButtonContent?
  /// The font that was assigned to the label for the kind of the button.
  private var givenFont: UIFont?
  private var needsConfigurationUpdate = false
  private var updatesConfiguration = false

  /// The kind of the button, which is set when the button is created.
  open private(set) var buttonType = ButtonType.custom

  // MARK: Pointer

  private lazy var pointer = ButtonPointer(self)

  // R-PTR-7
  /// A Boolean value that determines whether the button is highlighted under the pointer of a mouse.
  ///
  /// The default value is `false`.
  open var isPointerInteractionEnabled: Bool {
    get { pointer.isEnabled }
    set { pointer.isEnabled = newValue }
  }

  /// A closure that returns the style of the pointer over the button.
  ///
  /// It receives the button, its standard effect and its shape, and returns `nil` for the standard
  /// style. Setting a closure sets ``isPointerInteractionEnabled`` to `true`. The default value is
  /// `nil`.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }

  /// A closure that returns the style of the pointer over a button.
  public typealias PointerStyleProvider =
    (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  // MARK: Creating a button

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of the given kind with a zero frame.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    setType(type)
  }

  /// Creates a button that shows the title and image of an action and runs the action when tapped.
  ///
  /// - Parameters:
  ///   - type: The kind of the button.
  ///   - primaryAction: The action to run for the event `primaryActionTriggered`, or `nil` for none.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    if let primaryAction { show(primaryAction) }
  }

  /// Creates a custom button that shows the title and image of an action and runs the action when
  /// tapped.
  ///
  /// - Parameters:
  ///   - frame: The frame of the button.
  ///   - primaryAction: The action to run for the event `primaryActionTriggered`, or `nil` for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { show(primaryAction) }
  }

  // R-BTN-1
  /// Creates a button that shows a configuration and runs an action when tapped.
  ///
  /// The title and the image of the action are used where the configuration has none.
  ///
  /// - Parameters:
  ///   - configuration: The content and the appearance of the button.
  ///   - primaryAction: The action to run for the event `primaryActionTriggered`, or `nil`, the
  ///     default, for none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      if let image = primaryAction.selectedImage { images[.selected] = image }
      if let hint = primaryAction.discoverabilityTitle { accessibilityHint = hint }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    show(configuration)
  }

  /// Assigns the configuration outside of an initializer, in which observers are not called.
  private func show(_ configuration: Configuration) { self.configuration = configuration }

  /// Creates a custom button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeButton(from: coder) }
  }

  private func setUp() {
    giveFont()
    label.textAlignment = .center
    for view in [background, picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    refreshContent()
  }

  func setType(_ type: ButtonType) {
    buttonType = type
    guard type != .custom else { return }
    giveFont()
    if let symbol = type.symbol { setImage(symbol, for: .normal) }
    if type == .close {
      picture.tintColor = .secondaryLabel
      background.backgroundColor = .tertiarySystemFill
      background.layer.cornerRadius = ControlMetrics.closeSize / 2
    }
    refreshContent()
  }

  /// Assigns the standard font, unless the application has set another one.
  private func giveFont() {
    guard givenFont == nil || label.font == givenFont else { return }
    label.font = standardFont
    givenFont = label.font
  }

  private func show(_ action: UIAction) {
    // R-CTL-63
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    if let image = action.selectedImage { setImage(image, for: .selected) }
    if let hint = action.discoverabilityTitle { accessibilityHint = hint }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Configuration

  // R-BTN-1
  /// The content and the appearance of the button as values, or `nil`, the default, for a button
  /// whose content is set by state.
  ///
  /// With a configuration, titles and images for other states than the normal one replace those of the
  /// configuration in these states, and ``titleColor(for:)``, background images and the edge insets have
  /// no effect.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      configurationDidChange()
    }
  }

  // R-BTN-3
  /// A closure that is called when the button is updated, for example because its state has changed.
  ///
  /// The closure can change ``configuration``. The default value is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether the configuration is updated for the button's state with
  /// ``Configuration/updated(for:)``.
  ///
  /// The default value is `true`.
  open var automaticallyUpdatesConfiguration = true {
    didSet {
      if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Requests an update of the configuration before the button is drawn.
  open func setNeedsUpdateConfiguration() {
    guard configured != nil || configurationUpdateHandler != nil else { return }
    needsConfigurationUpdate = true
    if !updatesConfiguration { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// Updates the configuration for the button's state.
  ///
  /// Call ``setNeedsUpdateConfiguration()`` to request an update; override this method to change the
  /// configuration. The default implementation calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The label of the subtitle, or `nil` if the button has no configuration.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  // R-BTN-18
  /// The meaning of the button.
  ///
  /// The default value is ``Role/normal``.
  open var role = Role.normal { didSet { if role != oldValue { setNeedsUpdateConfiguration() } } }

  // R-BTN-17
  /// A Boolean value that indicates whether the primary action toggles ``UIControl/isSelected``, or,
  /// with a menu as the primary action, whether choosing an item of the menu selects it.
  ///
  /// The default value is `false`. A selected item's title and image are shown by the button, and it
  /// alone has the state `on`.
  open var changesSelectionAsPrimaryAction = false { didSet { selectionChanged() } }

  /// A Boolean value that indicates whether the button's menu is shown.
  open internal(set) var isHeld = false {
    didSet { if isHeld != oldValue { stateDidChange() } }
  }

  private func configurationDidChange() {
    if configuration == nil {
      configured?.remove()
      configured = nil
      refreshContent()
    } else if configured == nil {
      let content = ConfiguredButtonContent(title: label, picture: picture)
      content.add(to: self)
      configured = content
      background.isHidden = true
    }
    guard configured != nil, !updatesConfiguration else { return }
    needsConfigurationUpdate = true
    updateConfigurationIfNeeded()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !updatesConfiguration else { return }
    needsConfigurationUpdate = false
    updatesConfiguration = true
    updateConfiguration()
    updatesConfiguration = false
    showConfiguration()
  }

  private func showConfiguration() {
    guard let configured, let configuration else { return }
    var shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    if shown.title == nil { shown.title = titles.resolved(for: state) }
    if shown.image == nil { shown.image = images.resolved(for: state) }
    if shown.preferredSymbolConfigurationForImage == nil {
      shown.preferredSymbolConfigurationForImage = currentPreferredSymbolConfiguration
    }
    if state != .normal {
      if let title = titles[state] { shown.title = title }
      if let image = images[state] { shown.image = image }
    }
    if let selectedElement {
      shown.title = selectedElement.title
      shown.image = selectedElement.image ?? shown.image
    }
    if selectedElement == nil, let styled = attributedTitle(insteadOf: shown.attributedTitle) {
      shown.attributedTitle = AttributedString(styled)
    }
    configured.show(shown, in: self, isPopup: isPopup)
  }

  // MARK: Menu

  // R-MENU-1
  /// The menu of the button, or `nil`, the default.
  ///
  /// It is shown when the button is pressed for half a second, or at once if
  /// ``UIControl/showsMenuAsPrimaryAction`` is `true`.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      selectionChanged()
    }
  }

  open override var showsMenuAsPrimaryAction: Bool { didSet { selectionChanged() } }

  // R-MENU-14
  /// The order of the elements of the menu.
  ///
  /// The default value is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Returns the configuration of ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  override func prepare(_ request: inout MenuSession.Request) {
    super.prepare(&request)
    request.selects = isPopup
    request.didChoose = { [weak self] _ in self?.selectionChanged() }
  }

  override func menuDidChange(isShown: Bool) {
    isHeld = isShown
    super.menuDidChange(isShown: isShown)
  }

  // R-MENU-30
  /// Whether the button shows the element of its menu that is selected.
  private var isPopup: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// The element that a pop-up button shows.
  private var selectedElement: UIMenuElement? { isPopup ? menu?.selectedElements.first : nil }

  /// Selects the first action of a pop-up button's menu if none is selected, and shows the selection.
  private func selectionChanged() {
    if isPopup { menu?.selectFirstActionIfNeeded() }
    contentChanged()
  }

  // MARK: Content by state

  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` to use the title for the normal state.
  ///   - state: The state in which the title is shown.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { configuration?.title = title }
    contentChanged()
  }

  /// Returns the title that was set for exactly this state, or `nil`.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the styled title for a state.
  ///
  /// A styled title takes precedence over a plain title.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` to use the styled title for the normal state.
  ///   - state: The state in which the title is shown.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title?.immutableSnapshot
    if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
    contentChanged()
  }

  /// Returns the styled title that was set for exactly this state, or `nil`.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// Sets the color of the title for a state.
  ///
  /// - Parameters:
  ///   - color: The color, or `nil` to use the color for the normal state.
  ///   - state: The state in which the color is used.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteAppearance(.titleColor(state)) { (button: UIButton) in
      button.setTitleColor(color, for: state)
    }
    titleColors[state] = color
    refreshContent()
  }

  /// Returns the title color that was set for exactly this state, or `nil`.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the image for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use the image for the normal state.
  ///   - state: The state in which the image is shown.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { configuration?.image = image }
    contentChanged()
  }

  /// Returns the image that was set for exactly this state, or `nil`.
  open func image(for state: State) -> UIImage? { images[state] }

  // R-CTL-65
  /// Sets the size, the weight and the colors of the symbol for a state.
  ///
  /// They apply to symbol images that were set with ``setImage(_:for:)``. With a ``configuration``, its
  /// ``Configuration/preferredSymbolConfigurationForImage`` takes precedence.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, or `nil` to use that of the normal state.
  ///   - state: The state in which the configuration is used.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentChanged()
  }

  /// Returns the symbol configuration that was set for exactly this state, or `nil`.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// The symbol configuration for the current state, or `nil` if there is none.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations.resolved(for: state)
  }

  /// The image for the current state in the form in which it is shown.
  private var shownImage: UIImage? {
    currentImage?.withPreferredSymbolConfiguration(currentPreferredSymbolConfiguration)
  }

  /// Sets the background image for a state.
  ///
  /// The image fills the button, behind its title and image.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use the background image for the normal state.
  ///   - state: The state in which the image is shown.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteAppearance(.buttonBackgroundImage(state)) { (button: UIButton) in
      button.setBackgroundImage(image, for: state)
    }
    backgroundImages[state] = image
    contentChanged()
  }

  /// Returns the background image that was set for exactly this state, or `nil`.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  // R-IN-4
  /// A Boolean value that indicates whether a drag that rests over the button activates it.
  ///
  /// The default value is `false`.
  open var isSpringLoaded = false

  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? currentTitle }
    set { super.largeContentTitle = newValue }
  }

  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? currentImage }
    set { super.largeContentImage = newValue }
  }

  /// The title for the current state, or `nil` if there is none.
  open var currentTitle: String? {
    if let selectedElement { return selectedElement.title }
    guard let configuration else { return titles.resolved(for: state) }
    return (state == .normal ? nil : titles[state]) ?? configuration.title
      ?? titles.resolved(for: state)
  }

  /// The styled title for the current state, or `nil` if there is none.
  ///
  /// With a configuration, it is the one that the button shows.
  open var currentAttributedTitle: NSAttributedString? {
    let configured = configuration?.attributedTitle
    return attributedTitle(insteadOf: configured) ?? configured.map { NSAttributedString($0) }
  }

  /// Returns the styled title that takes precedence over that of a configuration, or `nil`.
  private func attributedTitle(insteadOf configured: AttributedString?) -> NSAttributedString? {
    guard configured != nil else { return attributedTitles.resolved(for: state) }
    return state == .normal ? nil : attributedTitles[state]
  }

  /// The color of the title for the current state.
  ///
  /// If no color is set, it is white for custom buttons, and the tint color, or a gray while
  /// disabled, for system buttons. On a television, a focused system button has a black title unless a
  /// color is set for exactly the focused state.
  open var currentTitleColor: UIColor {
    let television = televisionStyle
    if television?.plate != nil, isFocused { return titleColors[.focused] ?? .black }
    if let color = titleColors.resolved(for: state) { return color }
    if let television { return television.foreground }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// The image for the current state, or `nil` if there is none.
  open var currentImage: UIImage? {
    guard let configuration else { return images.resolved(for: state) }
    return (state == .normal ? nil : images[state]) ?? configuration.image
      ?? images.resolved(for: state)
  }

  /// The background image for the current state, or `nil` if there is none.
  open var currentBackgroundImage: UIImage? { backgroundImages.resolved(for: state) }

  /// The label that shows the title, which is never `nil`.
  ///
  /// Use it to change the font. The button sets its text and color.
  open var titleLabel: UILabel? { label }

  /// The view that shows the image, which is never `nil`.
  open var imageView: UIImageView? { picture }

  // MARK: Layout

  /// The space around the image and the title together, in points.
  ///
  /// The default value is zero, for which system buttons on a television have 20 points at the top and
  /// the bottom, and 40 points at the sides.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      noteAppearance(.contentEdgeInsets, \UIButton.contentEdgeInsets, contentEdgeInsets)
      contentChanged()
    }
  }

  /// The insets that shift the title, in points.
  ///
  /// The title moves by half the difference between opposite insets. The default value is zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// The insets that shift the image, in points.
  ///
  /// The image moves by half the difference between opposite insets. The default value is zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// Returns the frame of the background image in `bounds`, or of the circle of a close button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    buttonType == .close ? ControlMetrics.closeFrame(in: bounds) : bounds
  }

  /// Returns the rectangle that the image and the title share in `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownContentInsets) }

  /// Returns the frame of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    currentLayout(in: contentRect).titleRect(in: contentRect)
  }

  /// Returns the frame of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    currentLayout(in: contentRect).imageRect(in: contentRect)
  }

  // R-AL-19
  override func baselineOfContent(isFirst: Bool) -> ContentBaseline? {
    guard let font = label.font, label.text?.isEmpty == false else { return nil }
    // The title is centered vertically.
    let insets = contentEdgeInsets
    let offset = font.ascender - font.lineHeight / 2 + (insets.top - insets.bottom) / 2
    return ContentBaseline(heightFactor: 0.5, offset: offset)
  }

  private func currentLayout(in content: CGRect) -> ButtonLayout {
    var layout = ButtonLayout()
    layout.imageSize = shownImage?.size ?? .zero
    let room = CGSize(width: max(content.width - layout.imageSize.width, 0), height: content.height)
    layout.titleSize = label.sizeThatFits(room)
    layout.imageInsets = imageEdgeInsets
    layout.titleInsets = titleEdgeInsets
    layout.horizontal = contentHorizontalAlignment
    layout.vertical = contentVerticalAlignment
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  /// Lays out the background, the image, and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configured { return configured.place(in: self) }
    refreshContent()
    background.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  /// The size of the image and the title side by side, including the content insets.
  ///
  /// Without an image, the height is at least 30 points for system buttons and 34 for others.
  ///
  /// A close button has the size of its circle, 30 points. With a configuration, its content insets and
  /// all of its content are included.
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    if let configured { return configured.size(in: self, width: .infinity) }
    if buttonType == .close, currentTitle == nil, currentAttributedTitle == nil {
      return CGSize(width: ControlMetrics.closeSize, height: ControlMetrics.closeSize)
    }
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let title = label.sizeThatFits(unbounded)
    let image = shownImage?.size ?? .zero
    let isEmpty = image == .zero && title.width == 0
    let insets = shownContentInsets
    let minimum = CGSize(width: 30, height: leastContentHeight)
    let size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    let vertical = insets.top + insets.bottom
    let horizontal = insets.left + insets.right
    return CGSize(
      width: (isEmpty ? minimum.width : size.width) + horizontal,
      height: max(size.height, image == .zero ? minimum.height : 0) + vertical
    )
  }

  private var leastContentHeight: CGFloat {
    let insets = TelevisionButtonStyle.insets
    if televisionStyle?.hasPlate == true {
      return TelevisionButtonStyle.leastHeight - insets.top - insets.bottom
    }
    return buttonType == .system || buttonType == .plain ? 30 : 34
  }

  /// Returns the intrinsic content size.
  ///
  /// The given size is ignored, unless the button has a configuration whose title doesn't fit the width,
  /// and continues in further lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return size.width > 0 ? sizeOfLines(in: size.width, natural) ?? natural : natural
  }

  // R-BTN-14
  override var contentHeightFollowsWidth: Bool { configured?.wrapsLines ?? false }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard let width, contentHeightFollowsWidth, let size = sizeOfLines(in: width, natural) else {
      return natural
    }
    return CGSize(width: natural.width, height: max(natural.height, size.height))
  }

  /// Returns the size in a width that is less than that of the natural size, or `nil` if the width
  /// does not change the size.
  private func sizeOfLines(in width: CGFloat, _ natural: CGSize) -> CGSize? {
    width < natural.width ? configured?.size(in: self, width: width) : nil
  }

  // MARK: Appearance

  /// The layer of the plate of a system button on a television, or `nil`.
  var plateLayer: CALayer? { televisionStyle?.hasPlate == true ? background.layer : nil }

  private func contentChanged() {
    if configured != nil { return setNeedsUpdateConfiguration() }
    refreshContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refreshContent() {
    guard configured == nil else { return }
    if let styled = currentAttributedTitle {
      label.attributedText = styled
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    let image = shownImage
    picture.image = buttonType != .custom ? image?.asTemplateUnlessOriginal : image
    picture.isHidden = image == nil
    background.image = currentBackgroundImage
    let television = televisionStyle
    let plate = background.image == nil ? television?.plate : nil
    background.isHidden = background.image == nil && plate == nil && buttonType != .close
    if television != nil {
      background.backgroundColor = plate
      background.layer.cornerRadius = plate == nil ? 0 : TelevisionButtonStyle.cornerRadius
      picture.tintColor = currentTitleColor
    } else if buttonType != .custom, buttonType != .close {
      dimImage()
    }
    let isHighlighted = isHighlighted || isHeld
    let fades = isHighlighted && (buttonType != .custom || adjustsImageWhenHighlighted)
    label.alpha = isHighlighted && buttonType != .custom ? 0.2 : 1
    picture.alpha = fades && images[.highlighted] == nil ? 0.2 : 1
  }

  // R-BTN-8
  /// Gives the image of a disabled system button the color of its title.
  private func dimImage() {
    if !isEnabled {
      picture.tintColor = Self.disabledColor
    } else if picture.tintColor === Self.disabledColor {
      picture.tintColor = nil
    }
  }

  private static let disabledColor = UIColor.tertiaryLabel

  /// A Boolean value that indicates whether the image fades while the button is pressed.
  ///
  /// It only applies to custom buttons and to images without a version for the highlighted state.
  /// The default value is `true`.
  open var adjustsImageWhenHighlighted = true { didSet { refreshContent() } }

  override func stateDidChange() {
    refreshContent()
    setNeedsUpdateConfiguration()
  }

  /// Toggles the selection if the button does so as its primary action.
  override func primaryActionWillBeSent() {
    if changesSelectionAsPrimaryAction, !isPopup { isSelected.toggle() }
  }

  override var triggersPrimaryActionByTouch: Bool { true }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the button is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// A short description of the button for assistive technologies.
  ///
  /// The default value is the title of the button, or the name of its predefined symbol.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? spokenTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits of the button.
  ///
  /// The default value contains the traits of a button, and selected and not enabled if they apply.
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

  /// Performs a tap if the button is enabled, and returns whether it did.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if performMenuAction() { return true }
    primaryActionWillBeSent()
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  // MARK: Environment

  /// Updates the title and the image for the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    TintFade.fade(self)
    refreshContent()
    setNeedsUpdateConfiguration()
  }

  /// Updates the configuration for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if televisionStyle != nil || previousTraitCollection?.userInterfaceIdiom == .tv {
      giveFont()
      contentChanged()
    }
    setNeedsUpdateConfiguration()
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + buttonMembers
  }
}
