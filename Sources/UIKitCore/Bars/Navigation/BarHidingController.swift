/// Hides and shows the bars of a navigation controller for swipes, taps, the keyboard and the
/// vertical size class.
@MainActor
final class BarHidingController: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  private var hiding = BarHiding()
  let swipe: UIPanGestureRecognizer = BarSwipeGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private var keyboardObserver: NSObjectProtocol?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    swipe.maximumNumberOfTouches = 1
    swipe.cancelsTouchesInView = false
    swipe.delaysTouchesEnded = false
    swipe.delegate = self
    swipe.addTarget(self, action: Selector(BarHidingController.swiped, "swiped"))
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    tap.delegate = self
    tap.addTarget(self, action: Selector(BarHidingController.tapped, "tapped"))
    enableRecognizers()
  }

  deinit {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
  }

  /// The conditions under which bars are hidden.
  var conditions: BarHiding {
    get { hiding }
    set {
      hiding = newValue
      enableRecognizers()
      observeKeyboard()
      sizeClassChanged()
    }
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(tap)
    sizeClassChanged()
  }

  private func enableRecognizers() {
    swipe.isEnabled = hiding.onSwipe
    tap.isEnabled = hiding.usesTaps
  }

  // MARK: Gestures

  func swiped() {
    guard swipe.state == .changed, let view = controller.viewIfLoaded else { return }
    let translation = swipe.translation(in: view)
    if let hides = hiding.swipe(translation, isHidden: controller.isNavigationBarHidden) {
      setBarsHidden(hides)
    } else if controller.isNavigationBarHidden != (translation.y < 0) {
      return
    }
    // The distance counts from the last point at which the finger moved in the other direction.
    swipe.setTranslation(.zero, in: view)
  }

  func tapped() {
    let hides = hiding.tap(isInBar: isTapInBar, isHidden: controller.isNavigationBarHidden)
    if let hides { setBarsHidden(hides) }
  }

  private var isTapInBar: Bool {
    guard let view = controller.viewIfLoaded else { return false }
    let point = tap.location(in: view)
    return controller.barFramesIfShown.contains { $0.minY <= point.y && point.y < $0.maxY }
  }

  /// Returns whether a touch is outside the bars and, for taps, not on content that handles it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view, current !== gestureRecognizer.view {
      if current is UINavigationBar || current is UIToolbar { return false }
      if gestureRecognizer === tap, current.handlesTaps { return false }
      view = current.superview
    }
    return true
  }

  // MARK: Keyboard and size class

  private func observeKeyboard() {
    guard hiding.whenKeyboardAppears, keyboardObserver == nil else { return }
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardAppears() } }
  }

  private func keyboardAppears() {
    guard let responder = FirstResponder.current as? UIView, let view = controller.viewIfLoaded,
      view.window != nil, responder.isDescendant(of: view),
      hiding.keyboardAppears(isHidden: controller.isNavigationBarHidden)
    else { return }
    setBarsHidden(true)
  }

  /// Called after the traits of the view, or the conditions, have changed.
  func sizeClassChanged() {
    guard controller.isViewLoaded else { return }
    let hides = hiding.sizeClassChanged(
      isCompact: controller.traitCollection.verticalSizeClass == .compact,
      isHidden: controller.isNavigationBarHidden
    )
    if let hides { setBarsHidden(hides) }
  }

  // MARK: Bars

  // R-NAV-65
  private func setBarsHidden(_ hidden: Bool) {
    // The app may release the controller in a callback.
    let controller = controller
    guard !controller.transition.isInProgress else { return }
    controller.setNavigationBarHidden(hidden, animated: true)
    let hasItems = !(controller.topViewController?.toolbarItems ?? []).isEmpty
    if hidden || hasItems { controller.setToolbarHidden(hidden, animated: true) }
    if !hidden { hiding.barsShown() }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      controller.setNeedsStatusBarAppearanceUpdate()
    }
  }
}

/// The recognizer for swipes that hide bars, which works together with all other recognizers.
private final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

extension UIView {
  /// Whether a tap on the view has an effect of its own.
  fileprivate var handlesTaps: Bool {
    self is UIControl || self is UITableViewCell || self is UICollectionViewCell
      || self is UITextInput
  }
}
