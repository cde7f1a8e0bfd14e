/// The back button: an indicator and the title of the previous item.
@preconcurrency @MainActor
final class _UINavigationBarBackButton: UIControl {
  let indicator = UIImageView()
  let label = UILabel()
  // R-NBAR-75
  /// The area of the title, beside the indicator.
  let titleArea = UIView()
  private let imageView = UIImageView()
  private var names: BackButtonNames?
  private var nameWidths: [CGFloat] = []
  private var titleOffset = UIOffset.zero
  private var shown:
    (item: UINavigationItem, appearance: ResolvedNavigationBarAppearance, isCompact: Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.isAccessibilityElement = false
    for view in [indicator, imageView] {
      view.isAccessibilityElement = false
      view.contentMode = .center
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    titleArea.isUserInteractionEnabled = false
    titleArea.addSubview(label)
    for view in [indicator, titleArea, imageView] as [UIView] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Displays the button that leads to an item, or hides it for `nil`.
  func show(
    _ item: UINavigationItem?,
    _ appearance: ResolvedNavigationBarAppearance,
    isCompact: Bool
  ) {
    isHidden = item == nil
    guard let item else {
      names = nil
      shown = nil
      return
    }
    shown = (item, appearance, isCompact)
    let own = item.backBarButtonItem
    let names = BackButtonNames(
      title: item.title,
      ownTitle: own?.title ?? item.backButtonTitle,
      mode: item.backButtonDisplayMode,
      generic: SystemText.back()
    )
    self.names = names
    accessibilityLabel = own?.accessibilityLabel ?? names.spoken
    accessibilityIdentifier = own?.accessibilityIdentifier
    showStyle(own, appearance, isCompact: isCompact)
    indicator.image =
      appearance.titles.indicator ?? NavigationBarMetrics.indicatorImage(isCompact: isCompact)
    imageView.image = own?.image
    imageView.isHidden = own?.image == nil
    measureNames()
  }

  private func showStyle(
    _ own: UIBarButtonItem?,
    _ appearance: ResolvedNavigationBarAppearance,
    isCompact: Bool
  ) {
    let tint: UIColor = own?.tintColor ?? tintColor
    let style = BarButtonResolution(
      barAppearance: ResolvedBarButtonAppearance(
        appearance: appearance.buttons.back,
        isCompact: isCompact,
        isBackButton: true
      ),
      tintColor: tint,
      item: own?.wishes(for: .normal, isBackButton: true) ?? .init()
    )
    .style(in: .normal)
    label.style(font: style.font, color: style.titleColor)
    titleOffset = style.titleOffset
    for view in [indicator, imageView] where view.tintColor != tint { view.tintColor = tint }
  }

  /// Measures the names of the button.
  ///
  /// If an image replaces the title, only the image is measured.
  private func measureNames() {
    if let image = imageView.image {
      nameWidths = [image.size.width]
      label.text = nil
      return
    }
    let font: UIFont = label.font
    nameWidths = (names?.names ?? []).map { name in
      name.size(withAttributes: [.font: font]).width.rounded(.up)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    guard let shown else { return }
    TintFade.fade(self)
    showStyle(shown.item.backBarButtonItem, shown.appearance, isCompact: shown.isCompact)
  }

  // MARK: Layout

  /// The sizes for the layout of the row, or `nil` without an item.
  var measures: NavigationBarLayout.Back? {
    guard names != nil else { return nil }
    return .init(
      indicatorSize: indicator.image?.size ?? NavigationBarMetrics.indicatorSize,
      titleWidths: nameWidths
    )
  }

  func place(_ frames: NavigationBarLayout.Frames) {
    guard let names else { return }
    frame = frames.back
    indicator.frame = frames.indicator.offsetBy(dx: -frames.back.minX, dy: -frames.back.minY)
    let place = frames.backTitle.offsetBy(dx: -frames.back.minX, dy: -frames.back.minY)
    imageView.frame = place
    let name = imageView.image == nil ? frames.backTitleIndex.map { names.names[$0] } : nil
    if label.text != name { label.text = name }
    let isAtRight = indicator.frame.midX > place.midX
    let edge = isAtRight ? indicator.frame.minX : indicator.frame.maxX
    titleArea.frame = CGRect(
      x: isAtRight ? 0 : edge,
      y: 0,
      width: isAtRight ? edge : frames.back.width - edge,
      height: frames.back.height
    )
    label.bounds.size = place.size
    label.center = CGPoint(
      x: place.midX + titleOffset.horizontal - titleArea.frame.minX,
      y: place.midY + titleOffset.vertical
    )
  }

  // MARK: Touches

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let alpha = isHighlighted ? NavigationBarMetrics.pressedAlpha : 1
      for view in [indicator, label, imageView] as [UIView] { view.alpha = alpha }
    }
  }

  /// Accepts touches in an area of at least 44 by 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // R-NBAR-16
    bounds.atLeast(NavigationBarMetrics.touchSize).contains(point)
  }

  override func selectByFocus() -> Bool { accessibilityActivate() }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}

extension CGRect {
  /// Returns the rectangle, expanded symmetrically to at least a square of the given side.
  func atLeast(_ side: CGFloat) -> CGRect {
    insetBy(dx: min((width - side) / 2, 0), dy: min((height - side) / 2, 0))
  }
}
