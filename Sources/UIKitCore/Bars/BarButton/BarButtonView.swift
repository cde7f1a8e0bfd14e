import QuartzCore

/// The control that displays an item of a toolbar or navigation bar and receives its touches.
@preconcurrency @MainActor
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  let label = UILabel()
  let imageView = UIImageView(frame: .zero)
  private(set) var backgroundView: UIImageView?
  private var selectionView: UIView?
  private(set) weak var customView: UIView?
  private var needsRefresh = true
  private var needsCustomView = true
  private var content = BarButtonContent()
  private var templates = TemplateImages(symbols: BarButtonMetrics.symbolConfiguration)
  private var hasCompactTemplates = false
  private var shownTint: UIColor?

  /// The appearance that the bar provides for the button.
  var barAppearance = ResolvedBarButtonAppearance() {
    didSet { if barAppearance != oldValue { setNeedsRefresh() } }
  }

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    label.lineBreakMode = .byTruncatingTail
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    item.isShown(by: self)
    addTarget(self, action: Selector(BarButtonView.tapped, "tapped(_:with:)"), for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Taps

  private func tapped(_ sender: Any?, with event: UIEvent?) {
    guard item.isEnabled, customView == nil else { return }
    BarButtonAction.perform(for: item, from: self, event: event)
  }

  /// Returns `false` for custom views, which receive their own touches.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { customView == nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard customView == nil else { return super.point(inside: point, with: event) }
    let side = BarButtonMetrics.leastTouchSide
    let area = bounds.insetBy(
      dx: min(bounds.width - side, 0) / 2,
      dy: min(bounds.height - side, 0) / 2
    )
    return area.contains(point)
  }

  override var canBecomeFocused: Bool { isEnabled && customView == nil }

  override func selectByFocus() -> Bool { accessibilityActivate() }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, customView == nil else { return false }
    if performMenuAction() { return true }
    sendActions(for: .touchUpInside)
    return true
  }

  // MARK: Menu

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  override func prepare(_ request: inout MenuSession.Request) {
    request.sender = item
    request.selects = item.isPopup
    request.didChoose = { [item] _ in item.contentChanged() }
  }

  private var isHeld = false

  override func menuDidChange(isShown: Bool) {
    isHeld = isShown
    super.menuDidChange(isShown: isShown)
    stateDidChange()
  }

  // MARK: State

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsRefresh()
    let alpha = buttonStyle.isFaded ? BarButtonMetrics.highlightedAlpha : 1
    let fade = {
      self.label.alpha = alpha
      self.imageView.alpha = alpha
    }
    guard alpha == 1, label.alpha < 1, window != nil else { return fade() }
    UIView.animate(
      withDuration: BarButtonMetrics.fadeDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: fade
    )
  }

  /// Updates the button from its item and its appearance at the next layout.
  func setNeedsRefresh() {
    needsRefresh = true
    setNeedsLayout()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview != nil else { return }
    // The view may have been displayed by another bar in the meantime.
    needsCustomView = true
    setNeedsRefresh()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    TintFade.fade(self)
    setNeedsRefresh()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsRefresh()
  }

  // MARK: Size

  /// Returns the size of title, image or custom view with padding; the height is that of the bar's
  /// metrics unless there is a custom view.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    refreshIfNeeded()
    return content.size(isCompact: barAppearance.isCompact)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The element for a bar's layout.
  var layoutElement: BarButtonLayout.Element {
    refreshIfNeeded()
    return content.element
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    refreshIfNeeded()
    let layout = BarButtonContentLayout(content: content, bounds: bounds, scale: pixelScale)
    UIView.performWithoutAnimation {
      label.frame = layout.titleFrame
      imageView.frame = layout.imageFrame
      backgroundView?.frame = layout.backgroundFrame
      selectionView?.frame = layout.selectionFrame
    }
    if let customView, customView.superview === self {
      BarCustomView.place(customView, in: layout.customFrame)
    }
  }

  private var pixelScale: CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : 2
  }

  // MARK: Content

  private func refreshIfNeeded() {
    guard needsRefresh else { return }
    needsRefresh = false
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    // Further assignments would override the tint colors of appearance proxies.
    if shownTint != item.tintColor {
      shownTint = item.tintColor
      tintColor = item.tintColor
    }
    needsRefresh = false
    // R-MENU-31
    isContextMenuInteractionEnabled = item.menu != nil && item.customView == nil
    showsMenuAsPrimaryAction =
      item.menu != nil && item.primaryAction == nil && item.action == nil
    showCustomView()
    let buttonStyle = buttonStyle
    showImage(buttonStyle)
    showTitle(buttonStyle)
    showBackground(buttonStyle)
    showSelection(item.isSelected && item.customView == nil)
    content = measuredContent(buttonStyle)
    showAccessibility()
  }

  private var buttonStyle: BarButtonStyle {
    let state = BarButtonResolution.State(
      isEnabled: item.isEnabled,
      isHighlighted: isHighlighted || isHeld,
      isFocused: isFocused
    )
    var buttonStyle = BarButtonResolution(
      barAppearance: barAppearance,
      tintColor: tintColor,
      item: item.wishes(for: state.controlState, isBackButton: barAppearance.isBackButton)
    ).style(in: state)
    if item.isSelected, item.isEnabled { buttonStyle.showOnSelection() }
    return buttonStyle
  }

  private func showCustomView() {
    let view = item.customView
    if let old = customView, old !== view {
      if old.superview === self { old.removeFromSuperview() }
      needsCustomView = true
    }
    customView = view
    isAccessibilityElement = view == nil && item.isAccessibilityElement
    guard needsCustomView, let view else { return }
    needsCustomView = false
    if view.superview !== self { addSubview(view) }
  }

  private func showImage(_ buttonStyle: BarButtonStyle) {
    if hasCompactTemplates != barAppearance.isCompact {
      hasCompactTemplates = barAppearance.isCompact
      templates = TemplateImages(
        symbols: hasCompactTemplates
          ? BarButtonMetrics.compactSymbolConfiguration : BarButtonMetrics.symbolConfiguration
      )
    }
    let image = customView == nil ? shownImage.map { templates.template(for: $0) } : nil
    if imageView.image !== image { imageView.image = image }
    if imageView.tintColor != buttonStyle.imageColor {
      imageView.tintColor = buttonStyle.imageColor
    }
    imageView.isHidden = image == nil
  }

  private var shownImage: UIImage? {
    item.shownImage(isCompact: barAppearance.isCompact)
  }

  private func showTitle(_ buttonStyle: BarButtonStyle) {
    let isShown = customView == nil && imageView.image == nil
    label.show(
      title: isShown ? item.shownTitle : nil,
      font: buttonStyle.font,
      color: buttonStyle.titleColor,
      others: buttonStyle.titleAttributes
    )
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func showBackground(_ buttonStyle: BarButtonStyle) {
    guard customView == nil, let image = buttonStyle.backgroundImage else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIImageView(frame: bounds)
    view.image = image
    guard backgroundView == nil else { return }
    backgroundView = view
    insertSubview(view, at: 0)
  }

  private func showSelection(_ isShown: Bool) {
    guard isShown else {
      selectionView?.removeFromSuperview()
      selectionView = nil
      return
    }
    let view = selectionView ?? UIView()
    view.backgroundColor = item.isEnabled ? tintColor : .tertiaryLabel
    view.layer.cornerRadius = BarButtonMetrics.selectionRadius
    view.isUserInteractionEnabled = false
    guard selectionView == nil else { return }
    selectionView = view
    insertSubview(view, at: 0)
  }

  private func measuredContent(_ buttonStyle: BarButtonStyle) -> BarButtonContent {
    var content = BarButtonContent()
    content.titleOffset = buttonStyle.titleOffset
    content.backgroundOffset = buttonStyle.backgroundOffset
    content.fixedWidth = max(item.width, 0)
    if let customView {
      content.customSize = BarCustomView.size(of: customView)
    } else if let image = imageView.image {
      content.imageSize = image.size
      let usesLandscapeImage = barAppearance.isCompact && item.landscapeImagePhone != nil
      content.imageInsets = usesLandscapeImage ? item.landscapeImagePhoneInsets : item.imageInsets
    } else if !label.isHidden {
      content.titleSize = label.intrinsicContentSize
      content.widestTitle = widestPossibleTitle(buttonStyle)
    }
    return content
  }

  private func widestPossibleTitle(_ buttonStyle: BarButtonStyle) -> CGFloat {
    let widths = (item.possibleTitles ?? []).map {
      TitleText.firstLine(of: $0).size(withAttributes: [.font: buttonStyle.font]).width
    }
    return widths.max() ?? 0
  }

  // MARK: Large content

  override var showsLargeContentViewer: Bool {
    get { customView == nil }
    set {}
  }

  override var largeContentTitle: String? {
    get { item.spokenTitle }
    set {}
  }

  override var largeContentImage: UIImage? {
    get { item.largeContentImage }
    set {}
  }

  override var scalesLargeContentImage: Bool {
    get { item.largeContentSizeImage?.isSymbolImage ?? true }
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
      label: item.spokenTitle,
      value: nil,
      isSelected: item.isSelected
    )
  }
}

extension BarButtonView: BarItemObserver {
  func barItemChanged(_ item: UIBarButtonItem) {
    setNeedsRefresh()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}

extension BarButtonView: SpringLoadingTarget {
  var isReadyForSpringLoading: Bool {
    item.isEnabled && item.isSpringLoaded && customView == nil
  }
}

/// Performs the action of a tapped item.
@MainActor
enum BarButtonAction {
  // R-BBI-2, R-BBI-3, R-BBI-7
  static func perform(for item: UIBarButtonItem, from view: UIView, event: UIEvent?) {
    if item.changesSelectionAsPrimaryAction, !item.isPopup { item.isSelected.toggle() }
    if let action = item.primaryAction { return action.perform(from: item) }
    guard let action = item.action else { return }
    let start = item.hasTarget ? nil : FirstResponder.start(of: view, in: view.window)
    let target =
      item.hasTarget
      ? item.target : start?.target(forAction: action, withSender: item) as AnyObject?
    guard let target else { return }
    UIApplication.shared.sendAction(action, to: target, from: item, for: event)
  }
}
