/// The control that shows an item of a tab bar and receives its taps.
///
/// Some apps find it by its class name among the subviews of the bar. Its frame is valid after the
/// layout of the bar.
@preconcurrency @MainActor
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  weak var bar: UITabBar?
  let imageView = UITabBarSwappableImageView(frame: .zero)
  let label = UITabBarButtonLabel()
  private(set) var badgeView: _UIBadgeView?
  private var indicatorView: UITabBarSelectionIndicatorView?
  private var templates = TemplateImages(symbols: TabBarMetrics.symbolConfiguration)
  /// The idiom for which the button was last drawn, and whether the bar was compact.
  private var tabBarIdiom = TabBarIdiom.docked
  private var isCompact = false
  private var pendingRefresh = Refresh.everything
  /// The style of the badge in the displayed appearance.
  private var badgeStyle: BadgeStyle?
  private var placedSize: CGSize?
  private var content = TabBarButtonLayout.Content()
  /// The width of the icon and title side by side; 0 while they are stacked.
  private var inlineWidth: CGFloat = 0
  // R-IN-1
  /// The area outside the button whose touches belong to it, in the button's coordinates.
  private var touchBounds = CGRect.null
  /// The frame that the bar assigned.
  ///
  /// If a subclass of the bar moved the button, the touch area is the button's bounds.
  private var place = CGRect.null
  // M-IPAD-3
  /// The inline width for which the bar assigned the frame, or of which it was told since.
  private var placedInlineWidth: CGFloat = 0

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    isAccessibilityElement = true
    addSubview(imageView)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  private func tapped() { bar?.tapped(item) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Focus

  override var canBecomeFocused: Bool {
    item.isEnabled && !isLeaving && bar?.canFocus(on: self) == true
  }

  override func focusDidChange() {
    super.focusDidChange()
    setNeedsRefresh()
  }

  /// Handles a press of the focused button as a tap.
  override func selectByFocus() -> Bool {
    guard isEnabled else { return false }
    if tabBarIdiom == .television { return bar?.selectPressed(on: self) ?? false }
    sendActions(for: .touchUpInside)
    return true
  }

  // MARK: State

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsRefresh() } }
  }

  /// Whether the item was removed and the button fades out; it then receives no taps.
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

  /// Sets the frame, and the area of the bar whose touches belong to the button.
  func put(at frame: CGRect, touching touchFrame: CGRect) {
    self.frame = frame
    place = frame
    placedInlineWidth = inlineWidth
    touchBounds = touchFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The values that are read again at the next layout.
  private enum Refresh {
    case nothing, badge, everything
  }

  /// Reads the item and the appearance again at the next layout.
  func setNeedsRefresh() {
    pendingRefresh = .everything
    setNeedsLayout()
  }

  // R-BDG-7
  /// Reads the text of the badge again at the next layout.
  func setNeedsBadgeRefresh() {
    if pendingRefresh == .nothing { pendingRefresh = .badge }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar else { return }
    refreshIfNeeded(in: bar)
    // The width may have been read since the bar's layout, for instance by the customization.
    if inlineWidth != placedInlineWidth {
      placedInlineWidth = inlineWidth
      bar.inlineWidthChanged()
    }
    let layout = TabBarButtonLayout(
      size: bounds.size,
      style: bar.environment.itemStyle,
      isRightToLeft: bar.isRightToLeft,
      scale: bar.pixelScale,
      tabBarIdiom: tabBarIdiom
    )
    let frames = layout.frames(of: content)
    // A button whose size doesn't change updates its content immediately. (R-ITEM-5)
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
    let slot = tabBarIdiom == .docked ? indicatorSlot : bounds
    indicatorView?.place(in: slot, mark: tabBarIdiom.style.mark(in: slot, isFocused: isFocused))
  }

  /// The slot of the item without the home indicator.
  private var indicatorSlot: CGRect {
    // M-IND-1
    let slot = isInPlace ? touchBounds : bounds
    return CGRect(
      x: slot.minX,
      y: -TabBarMetrics.buttonTop,
      width: slot.width,
      height: bounds.height + TabBarMetrics.buttonTop
    )
  }

  /// Returns the inline width after updating the content if necessary.
  func inlineWidth(in bar: UITabBar) -> CGFloat {
    refreshIfNeeded(in: bar)
    return inlineWidth
  }

  private func refreshIfNeeded(in bar: UITabBar) {
    let refresh = pendingRefresh
    if refresh == .nothing { return }
    pendingRefresh = .nothing
    if refresh == .badge, let badgeStyle {
      if let badgeView, let text = item.badgeValue {
        badgeView.show(text)
      } else {
        showBadge(style: badgeStyle)
      }
      showAccessibility()
      content.badgeSize = badgeView?.fittingSize
      return updateInlineWidth(style: bar.environment.itemStyle, scale: bar.pixelScale)
    }
    isEnabled = item.isEnabled
    applyStyle(of: bar)
    let appearance = bar.appearance(of: item, isSelected: isSelected, isFocused: isFocused)
    let style = bar.environment.itemStyle
    showIcon(appearance: appearance, style: style)
    label.show(item.title, appearance: appearance)
    showIndicator(
      tabBarIdiom.style.indicator(
        own: bar.displayed.value.items.indicator,
        isSelected: isSelected,
        isFocused: isFocused
      )
    )
    badgeStyle = appearance.badge
    showBadge(style: appearance.badge)
    showAccessibility()
    measure(appearance: appearance, style: style, scale: bar.pixelScale)
  }

  private func measure(
    appearance: ResolvedTabItemAppearance,
    style: UITabBarItemAppearance.Style,
    scale: CGFloat
  ) {
    let usesLandscapeImage = style == .compactInline && item.landscapeImagePhone != nil
    content = TabBarButtonLayout.Content(
      imageSize: imageView.image?.size,
      keepsImageSize: usesLandscapeImage,
      imageInsets: usesLandscapeImage ? item.landscapeImagePhoneInsets : item.imageInsets,
      titleWidth: label.isEmpty ? nil : label.intrinsicContentSize.width,
      titleFontSize: appearance.titleFont.pointSize,
      titleOffset: appearance.titleOffset,
      badgeSize: badgeView?.fittingSize,
      badgeOffset: appearance.badgeOffset
    )
    updateInlineWidth(style: style, scale: scale)
  }

  private func updateInlineWidth(style: UITabBarItemAppearance.Style, scale: CGFloat) {
    inlineWidth =
      style == .stacked
      ? 0
      : TabBarButtonLayout.inlineWidth(
        of: content,
        style: style,
        scale: scale,
        tabBarIdiom: tabBarIdiom
      )
  }

  private func applyStyle(of bar: UITabBar) {
    let isCompact = bar.environment.itemStyle == .compactInline
    guard bar.environment.tabBarIdiom != tabBarIdiom || isCompact != self.isCompact else { return }
    (tabBarIdiom, self.isCompact) = (bar.environment.tabBarIdiom, isCompact)
    templates = TemplateImages(
      symbols: tabBarIdiom.style.symbolConfiguration(isCompact: isCompact)
    )
  }

  // MARK: Content

  private func showIcon(appearance: ResolvedTabItemAppearance, style: UITabBarItemAppearance.Style)
  {
    let image = shownImage(style: style).map { templates.template(for: $0) }
    if imageView.image !== image { imageView.image = image }
    if imageView.tintColor != appearance.iconColor { imageView.tintColor = appearance.iconColor }
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

  private func showBadge(style: BadgeStyle) {
    guard let text = item.badgeValue else {
      badgeView?.removeFromSuperview()
      badgeView = nil
      return
    }
    let view = badgeView ?? _UIBadgeView()
    view.show(text, style: style)
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
    showAccessibility(
      of: item,
      label: item.title,
      value: item.badgeValue,
      isSelected: isSelected
    )
  }

  override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + tabBarButtonMembers
  }
}

/// The image in a tab bar button, which depends on the state.
@preconcurrency @MainActor
final class UITabBarSwappableImageView: UIImageView {}
