/// Lies over a window while the user customizes a bar: the sheet beside the bar, and all touches.
///
/// The bar shows through and stays where it is in its page; it gets no touches of its own meanwhile, dragging its items is
/// done from here. Nothing of the page can be touched.
@preconcurrency @MainActor
final class UITabBarCustomizeView: UIView, UIGestureRecognizerDelegate {
  weak var bar: UITabBar?
  weak var course: CustomizationSession?
  let panel: CustomizationPanel
  /// Marks in the bar.
  let places = BarPlacesView()
  var drag: CustomizationDrag?
  var keyboard = CustomizationKeyboard()
  /// Around what keys have marked.
  let marker = FocusRingView()
  /// The keys that are held, by what they write.
  var keysDown: Set<String> = []
  /// Who had the keys before.
  weak var formerResponder: UIResponder?
  /// The sheet comes out from behind the bar, so it must not be seen beyond this.
  private let opening = UIView()
  private let shade = ShadeView()
  private let lifting = UILongPressGestureRecognizer()

  init(bar: UITabBar, course: CustomizationSession) {
    self.bar = bar
    self.course = course
    panel = CustomizationPanel(items: course.customization.candidates) { [weak course] in
      _ = course?.end(animated: true)
    }
    super.init(frame: bar.window?.bounds ?? .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    tintColor = bar.tintColor
    opening.clipsToBounds = true
    opening.addSubview(panel)
    addSubview(shade)
    addSubview(opening)
    lifting.delegate = self
    lifting.addTarget(self, action: Selector(UITabBarCustomizeView.lifted, "lifted:"))
    addGestureRecognizer(lifting)
    itemsChanged()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Coming and going

  /// Slides the sheet up; `completion` is called once it is there.
  func enter(completion: @escaping () -> Void) {
    guard let bar, let window = bar.window else { return }
    // In the background, so that the bar's own subviews stay as apps know them.
    bar.backgroundView.addSubview(places)
    window.addSubview(self)
    takeKeys()
    layoutIfNeeded()
    setAway(true)
    UIView.animate(withDuration: CustomizationMetrics.slideDuration) { [self] in
      setAway(false)
    } completion: { _ in
      completion()
    }
    UIAccessibility.post(notification: .screenChanged, argument: panel.titleLabel)
  }

  /// Slides the sheet down; not called back where the view is taken away before.
  func leave(animated: Bool, completion: @escaping () -> Void) {
    guard animated, window != nil else { return completion() }
    UIView.animate(withDuration: CustomizationMetrics.slideDuration) { [self] in
      setAway(true)
    } completion: { _ in
      completion()
    }
  }

  /// Behind the bar or in sight; faded where the user wants less movement.
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
    giveKeysBack()
    withdrawActions()
    places.removeFromSuperview()
    UIAccessibility.post(notification: .screenChanged, argument: bar)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar, let window = bar.window else { return }
    followSurroundings(of: bar)
    // Where it stands at rest, whatever moves or shrinks the page for a moment.
    let barFrame = convert(bar.untransformedFrame(in: window), from: window)
    // The line at the bar's edge lies outside of it.
    let line = 1 / max(traitCollection.displayScale, 1)
    let placement = CustomizationPlacement(
      size: bounds.size,
      bar: barFrame.insetBy(dx: 0, dy: -line),
      safeArea: safeAreaInsets
    )
    let sheet = placement.sheet
    opening.frame = sheet
    panel.bounds.size = sheet.size
    panel.center = CGPoint(x: sheet.width / 2, y: sheet.height / 2)
    panel.insets = placement.sheetInsets
    shade.frame = bounds
    shade.leaveOut(barFrame)
    showPlaces()
    offerActions()
    keepMarker()
  }

  /// The page may be dark in a light window, and run in a direction of its own.
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

  /// Follows a bar that was laid out; what was taken from a place that is no more goes back.
  func barWasLaidOut() {
    if let drag, !drag.fits(bar) { cancelDrag() }
    keepRoom()
    setNeedsLayout()
  }

  func itemsChanged() {
    guard let course else { return }
    panel.showOnBar(course.customization.visibleItems)
    showPlaces()
    offerActions()
  }

  private func showPlaces() {
    guard let bar, let customization = course?.customization else { return }
    places.frame = bar.bounds
    let layout = bar.layout
    places.show(
      customization.visibleItems.indices.filter(customization.isMovable).map(layout.buttonFrame)
    )
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// All keys end here, so that none does anything to the page behind.
  override func handle(_ key: KeyInput) -> Bool {
    answer(to: key)
    return true
  }

  // MARK: Accessibility

  /// Header, candidates, and the bar that is behind.
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

  func leaveOut(_ rect: CGRect) {
    guard let shape = layer as? CAShapeLayer, rect.isFinite else { return }
    let path = UIBezierPath(rect: bounds)
    path.append(UIBezierPath(rect: rect))
    shape.path = path.cgPath
    shape.fillRule = .evenOdd
    shape.fillColor = UIColor.black.withAlphaComponent(CustomizationMetrics.shade).cgColor
  }
}
