/// The view that covers a window during customization: it contains the sheet and receives all
/// touches.
///
/// The bar remains visible in its page and gets no touches; this view handles the dragging of its
/// items.
@preconcurrency @MainActor
final class UITabBarCustomizeView: UIView, UIGestureRecognizerDelegate {
  weak var bar: UITabBar?
  weak var session: CustomizationSession?
  let panel: CustomizationPanel
  /// The plates in the bar.
  let places = BarPlacesView()
  var drag: CustomizationDrag?
  var keyboard = CustomizationKeyboard()
  /// The ring around the element that is marked with keys.
  let marker = FocusRingView()
  /// The characters of the keys that are held down.
  var keysDown: Set<String> = []
  /// The first responder before the customization.
  weak var formerResponder: UIResponder?
  /// Clips the sheet, which slides out from behind the bar.
  private let opening = UIView()
  /// The line between the sheet and the bar, whose own one the sheet covers.
  private let hairline = UIView()
  private let shade = ShadeView()
  private let lifting = UILongPressGestureRecognizer()

  init(bar: UITabBar, session: CustomizationSession) {
    self.bar = bar
    self.session = session
    panel = CustomizationPanel(items: session.customization.candidates) { [weak session] in
      _ = session?.end(animated: true)
    }
    super.init(frame: bar.window?.bounds ?? .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    tintColor = bar.tintColor
    opening.clipsToBounds = true
    opening.addSubview(panel)
    hairline.backgroundColor = .separator
    opening.addSubview(hairline)
    addSubview(shade)
    addSubview(opening)
    lifting.delegate = self
    lifting.addTarget(self, action: Selector(UITabBarCustomizeView.lifted, "lifted:"))
    addGestureRecognizer(lifting)
    itemsChanged()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Appearing and disappearing

  /// Slides the sheet in, and calls `completion` at the end.
  func enter(completion: @escaping () -> Void) {
    guard let bar, let window = bar.window else { return }
    // The plates are added to the background, so that the subviews of the bar are the ones that
    // apps expect.
    bar.backgroundView.addSubview(places)
    window.addSubview(self)
    acquireKeyboard()
    layoutIfNeeded()
    setAway(true)
    UIView.animate(withDuration: CustomizationMetrics.slideDuration) { [self] in
      setAway(false)
    } completion: { _ in
      completion()
    }
    UIAccessibility.post(notification: .screenChanged, argument: panel.titleLabel)
  }

  /// Slides the sheet out.
  ///
  /// `completion` isn't called if the view is removed before the animation ends.
  func leave(animated: Bool, completion: @escaping () -> Void) {
    guard animated, window != nil else { return completion() }
    UIView.animate(withDuration: CustomizationMetrics.slideDuration) { [self] in
      setAway(true)
    } completion: { _ in
      completion()
    }
  }

  /// Moves the sheet behind the bar or into view; fades it if the user prefers reduced motion.
  private func setAway(_ isAway: Bool) {
    shade.alpha = isAway ? 0 : 1
    places.alpha = isAway ? 0 : 1
    if UIAccessibility.isReduceMotionEnabled {
      opening.alpha = isAway ? 0 : 1
    } else {
      panel.transform =
        isAway ? CGAffineTransform(translationX: 0, y: opening.bounds.height) : .identity
    }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview == nil else { return }
    cancelDrag()
    releaseKeyboard()
    withdrawActions()
    places.removeFromSuperview()
    UIAccessibility.post(notification: .screenChanged, argument: bar)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar, let window = bar.window else { return }
    followSurroundings(of: bar)
    // The frame at rest, regardless of transforms of the page.
    let barFrame = convert(bar.untransformedFrame(in: window), from: window)
    let placement = CustomizationPlacement(
      size: bounds.size,
      bar: barFrame,
      safeArea: safeAreaInsets
    )
    let sheet = placement.sheet
    opening.frame = sheet
    let line = 1 / max(traitCollection.displayScale, 1)
    let isAbove = sheet.minY < barFrame.minY
    hairline.frame = CGRect(
      x: 0,
      y: isAbove ? sheet.height - line : 0,
      width: sheet.width,
      height: line
    )
    panel.bounds.size = sheet.size
    panel.center = CGPoint(x: sheet.width / 2, y: sheet.height / 2)
    panel.insets = placement.sheetInsets
    shade.frame = bounds
    shade.excludeRect(barFrame)
    showPlaces()
    offerActions()
    updateMarker()
  }

  /// Uses the interface style and layout direction of the bar, which can differ from the window's.
  private func followSurroundings(of bar: UITabBar) {
    let style = bar.traitCollection.userInterfaceStyle
    let isOwn = style != superview?.traitCollection.userInterfaceStyle
    overrideUserInterfaceStyle = isOwn ? style : .unspecified
    semanticContentAttribute = bar.semanticContentAttribute
    panel.semanticContentAttribute = bar.semanticContentAttribute
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Updates the view after a layout of the bar; cancels a drag whose origin no longer exists.
  func barWasLaidOut() {
    if let drag, !drag.fits(bar) { cancelDrag() }
    updateSpacing()
    setNeedsLayout()
  }

  func itemsChanged() {
    guard let session else { return }
    panel.showOnBar(session.customization.visibleItems)
    showPlaces()
    offerActions()
  }

  private func showPlaces() {
    guard let bar, let customization = session?.customization else { return }
    places.frame = bar.bounds
    let layout = bar.layout
    places.show(
      customization.visibleItems.indices.filter(customization.isMovable).map(layout.buttonFrame)
    )
  }

  // MARK: Keyboard

  override var canBecomeFirstResponder: Bool { true }

  /// Handles all keys, so that none reaches the page behind.
  override func handle(_ key: KeyInput) -> Bool {
    answer(to: key)
    return true
  }

  // MARK: Accessibility

  /// The title, the Done button, the explanation, the candidates, and the buttons of the bar.
  override var accessibilityElements: [Any]? {
    get {
      [panel.titleLabel, panel.doneButton, panel.explanation] + panel.candidates
        + (bar?.row.buttons ?? [])
    }
    set {}
  }
}

/// Darkens a window around a bar.
@preconcurrency @MainActor
private final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  func excludeRect(_ rect: CGRect) {
    guard let shape = layer as? CAShapeLayer, rect.isFinite else { return }
    let path = UIBezierPath(rect: bounds)
    path.append(UIBezierPath(rect: rect))
    shape.path = path.cgPath
    shape.fillRule = .evenOdd
    shape.fillColor = UIColor.black.withAlphaComponent(CustomizationMetrics.shade).cgColor
  }
}
