/// The control that shows one item of a tab bar and takes its taps.
///
/// Apps find it by its class name among the bar's subviews; its frame is valid once the bar has been laid out.
@preconcurrency @MainActor
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  weak var bar: UITabBar?
  let imageView = UITabBarSwappableImageView(frame: .zero)
  let label = UITabBarButtonLabel()
  private(set) var badgeView: _UIBadgeView?
  private var indicatorView: UITabBarSelectionIndicatorView?
  private var templates = TemplateImages(symbols: TabBarMetrics.symbolConfiguration)
  /// The form of the bar that the button was last drawn for.
  private var form = TabBarIdiom.docked
  private var needsRefresh = true
  private var placedSize: CGSize?
  private var content = TabBarButtonLayout.Content()
  /// What icon and title take side by side; 0 while they are stacked.
  private var inlineWidth: CGFloat = 0
  /// What of the bar beside the button belongs to it, in the button's coordinates. (R-IN-1)
  private var touchBounds = CGRect.null
  /// Where the bar put the button; a button that its bar's subclass moved on from there goes by its own bounds.
  private var place = CGRect.null

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    isAccessibilityElement = true
    addSubview(imageView)
    addSubview(label)
    addTarget(self, action: Selector(UITabBarButton.tapped, "tapped"), for: .touchUpInside)
  }

  private func tapped() { bar?.tapped(item) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Focus

  override var canBecomeFocused: Bool {
    item.isEnabled && !isLeaving && bar?.letsFocus(on: self) == true
  }

  override func focusDidChange() {
    super.focusDidChange()
    setNeedsRefresh()
  }

  /// The user's tap, also by a remote control.
  override func selectByFocus() -> Bool {
    guard isEnabled else { return false }
    if form == .television { return bar?.selectPressed(on: self) ?? false }
    sendActions(for: .touchUpInside)
    return true
  }

  // MARK: State

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsRefresh() } }
  }

  /// Whether the item is gone and the button fades out: it takes no taps and is not found.
  var isLeaving = false {
    didSet {
      isUserInteractionEnabled = !isLeaving
      isAccessibilityElement = !isLeaving
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || (isInPlace && touchBounds.contains(point))
  }

  private var isInPlace: Bool { untransformedFrame == place }

  /// Puts the button somewhere on its bar, with the part of the bar that belongs to it.
  func put(at frame: CGRect, touching touchFrame: CGRect) {
    self.frame = frame
    place = frame
    touchBounds = touchFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// Asks to read item and appearance again at the next layout.
  func setNeedsRefresh() {
    needsRefresh = true
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar else { return }
    let width = inlineWidth
    refreshIfNeeded(in: bar)
    if inlineWidth != width { bar.inlineWidthChanged() }
    let layout = TabBarButtonLayout(
      size: bounds.size,
      style: bar.environment.itemStyle,
      isRightToLeft: bar.isRightToLeft,
      scale: bar.pixelScale,
      form: form
    )
    let frames = layout.frames(of: content)
    // What changes in a control that keeps its size changes at once. (R-ITEM-5)
    if placedSize == bounds.size {
      UIView.performWithoutAnimation { place(frames) }
    } else {
      place(frames)
    }
    placedSize = bounds.size
  }

  private func place(_ frames: TabBarButtonLayout.Frames) {
    imageView.frame = frames.image
    label.frame = frames.title
    badgeView?.frame = frames.badge
    let slot = form == .docked ? indicatorSlot : bounds
    indicatorView?.place(in: slot, mark: form.mark(in: slot, isFocused: isFocused))
  }

  /// The item's slot without the home indicator. (M-IND-1)
  private var indicatorSlot: CGRect {
    let slot = isInPlace ? touchBounds : bounds
    return CGRect(
      x: slot.minX,
      y: -TabBarMetrics.buttonTop,
      width: slot.width,
      height: bounds.height + TabBarMetrics.buttonTop
    )
  }

  /// The same, after reading the item again where that is due.
  func inlineWidth(in bar: UITabBar) -> CGFloat {
    refreshIfNeeded(in: bar)
    return inlineWidth
  }

  private func refreshIfNeeded(in bar: UITabBar) {
    guard needsRefresh else { return }
    needsRefresh = false
    isEnabled = item.isEnabled
    takeForm(of: bar)
    let look = bar.appearance(of: item, isSelected: isSelected, isFocused: isFocused)
    let style = bar.environment.itemStyle
    showIcon(look: look, style: style)
    label.show(item.title, look: look)
    showIndicator(
      form.indicator(
        own: bar.displayed.value.items.indicator,
        isSelected: isSelected,
        isFocused: isFocused
      )
    )
    showBadge(look: look)
    showAccessibility()
    measure(look: look, style: style, scale: bar.pixelScale)
  }

  private func measure(
    look: ResolvedTabItemAppearance,
    style: UITabBarItemAppearance.Style,
    scale: CGFloat
  ) {
    let usesLandscapeImage = style == .compactInline && item.landscapeImagePhone != nil
    content = TabBarButtonLayout.Content(
      imageSize: imageView.image?.size,
      keepsImageSize: usesLandscapeImage,
      imageInsets: usesLandscapeImage ? item.landscapeImagePhoneInsets : item.imageInsets,
      titleWidth: label.isEmpty ? nil : label.intrinsicContentSize.width,
      titleFontSize: look.titleFont.pointSize,
      titleOffset: look.titleOffset,
      badgeSize: badgeView?.fittingSize,
      badgeOffset: look.badgeOffset
    )
    inlineWidth =
      style == .stacked ? 0 : TabBarButtonLayout.inlineWidth(of: content, scale: scale, form: form)
  }

  private func takeForm(of bar: UITabBar) {
    guard bar.environment.form != form else { return }
    form = bar.environment.form
    templates = TemplateImages(symbols: form.symbolConfiguration)
  }

  // MARK: Content

  private func showIcon(look: ResolvedTabItemAppearance, style: UITabBarItemAppearance.Style) {
    let image = shownImage(style: style).map { templates.template(for: $0) }
    if imageView.image !== image { imageView.image = image }
    if imageView.tintColor != look.iconColor { imageView.tintColor = look.iconColor }
  }

  private func shownImage(style: UITabBarItemAppearance.Style) -> UIImage? {
    if style == .compactInline, let landscape = item.landscapeImagePhone { return landscape }
    return isSelected ? item.selectedImage ?? item.image : item.image
  }

  private func showIndicator(_ shape: SelectionIndicator.Shape) {
    guard shape != .none else {
      indicatorView?.removeFromSuperview()
      indicatorView = nil
      return
    }
    let view = indicatorView ?? UITabBarSelectionIndicatorView(frame: .zero)
    view.show(shape)
    guard indicatorView == nil else { return }
    indicatorView = view
    insertSubview(view, at: 0)
  }

  private func showBadge(look: ResolvedTabItemAppearance) {
    guard let text = item.badgeValue else {
      badgeView?.removeFromSuperview()
      badgeView = nil
      return
    }
    let view = badgeView ?? _UIBadgeView()
    view.show(text, style: look.badge)
    guard badgeView == nil else { return }
    badgeView = view
    addSubview(view)
  }

  // MARK: Large content

  override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }

  override var largeContentTitle: String? {
    get { item.title }
    set {}
  }

  override var largeContentImage: UIImage? {
    get { item.largeContentImage(isSelected: isSelected) }
    set {}
  }

  override var scalesLargeContentImage: Bool {
    get { item.scalesLargeContentImage }
    set {}
  }

  override var largeContentImageInsets: UIEdgeInsets {
    get { item.largeContentSizeImage == nil ? .zero : item.largeContentSizeImageInsets }
    set {}
  }

  // MARK: Accessibility

  private func showAccessibility() {
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityValue = item.accessibilityValue ?? item.badgeValue
    accessibilityHint = item.accessibilityHint
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !item.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }
}

/// The picture in a tab bar button; it changes with the state.
@preconcurrency @MainActor
final class UITabBarSwappableImageView: UIImageView {}
